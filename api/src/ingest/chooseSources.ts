import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import type { Database, Edition, FileIdentity, LeftOutFile, Origin } from '../database/index.ts';
import { BadFileError } from './BadFileError.ts';
import { type DataPlaces, separated, withDefaults } from './dataPlaces.ts';
import { fetchOfficial } from './fetchOfficial.ts';
import { keptFiles } from './keptFiles.ts';
import { type InputFile, openFiles } from './openFiles.ts';
import type { Progress } from './progress.ts';

/** What is to be loaded: the paths that an operator names, or whatever a start of the portal finds. */
export type LoadRequest =
  | { by: 'operator'; path: string; report?: number | null /** Refuse a folder in which a file cannot be used. */; strict?: boolean }
  | ({ by: 'start' } & DataPlaces);

/** Files that make an edition together. */
export interface Selection {
  origin: Origin;
  /** True when the packages that come with the portal lie beneath the files: the edition is then approximate. */
  embedded: boolean;
  /** Files beneath those that were found. */
  beneath: readonly InputFile[];
  found: readonly InputFile[];
  /** True when an operator adds the files found by hand. */
  byHand: boolean;
}

export interface ChosenSources {
  /** The edition that is made when the history of the municipalities is among the files found; null when there are none. */
  alone: Selection | null;
  /** The edition that is made when it is not; null when it cannot be made without it. */
  onTop: Selection | null;
  /** Files that were found and could not be opened. */
  leftOut: readonly LeftOutFile[];
  /** True when a file that cannot be used is refused, false when it is left out. */
  strict: boolean;
  /** What to say when these files are loaded. */
  remark?: string;
}

export const sameName = (file: FileIdentity) => (other: FileIdentity) => other.file === file.file && other.report === file.report;
export const sameBytes = (file: FileIdentity) => (other: FileIdentity) => other.impronta === file.impronta && other.report === file.report;

/** What the embedded packages give without any file. */
const EMBEDDED: Selection = { origin: 'incorporata', embedded: true, beneath: [], found: [], byHand: false };

/**
 * The files of the edition in service, in case the files found do not hold the history themselves: one of the same name
 * takes the place of an earlier one.
 */
function onTopOf(database: Database, current: Edition, found: readonly InputFile[], byHand: boolean): Selection {
  const beneath = keptFiles(database, current.sources).filter((file) => !found.some(sameName(file)));
  return { origin: current.origin, embedded: current.approximate, beneath, found, byHand };
}

/** The files in several folders; one that stands in two of them is taken once. Throws BadFileError when none of the paths can be read. */
async function filesIn(paths: readonly string[], progress: Progress) {
  const files: InputFile[] = [];
  const leftOut: LeftOutFile[] = [];
  const refusals: BadFileError[] = [];
  for (const path of paths) {
    try {
      const opened = await openFiles(path);
      files.push(...opened.files.filter((file) => !files.some(sameBytes(file))));
      leftOut.push(...opened.leftOut);
    } catch (error) {
      if (!(error instanceof BadFileError)) throw error;
      refusals.push(error);
    }
  }
  if (refusals[0] && files.length === 0) throw refusals[0];
  for (const refusal of refusals) progress(`Left out: ${refusal.message}`);
  if (files.length === 0) throw new BadFileError(paths.map((path) => basename(path)).join(', '), null, NOTHING_TO_LOAD);
  return { files, leftOut };
}

const NOTHING_TO_LOAD = 'the folder holds no CSV, JSON, XLSX or ZIP';

/** An operator's file is added to the edition in service; a folder, or a file with the history, is an edition by itself. */
async function operatorsFiles(
  database: Database,
  { path, report = null, strict = false }: LoadRequest & { by: 'operator' },
  current: Edition | undefined,
): Promise<ChosenSources> {
  const { files, leftOut, single } = await openFiles(path, report);
  if (files.length === 0) throw new BadFileError(basename(path), null, NOTHING_TO_LOAD);
  return {
    alone: { origin: 'operatore', embedded: false, beneath: [], found: files, byHand: false },
    onTop: current ? onTopOf(database, current, files, true) : null,
    leftOut,
    strict: strict || single,
  };
}

/**
 * The files of folders, with those that an operator added by hand on top. A file that the folders hold as well is no
 * longer one added by hand.
 */
async function foldersFiles(
  database: Database,
  paths: readonly string[],
  current: Edition | undefined,
  progress: Progress,
): Promise<ChosenSources> {
  const { files, leftOut } = await filesIn(paths, progress);
  const byHand = (current?.sources ?? []).filter((source) => source.aggiunto && !files.some(sameBytes(source)));
  const found = [...files.filter((file) => !byHand.some(sameName(file))), ...keptFiles(database, byHand)];
  const onTop = current ? onTopOf(database, current, found, false) : { ...EMBEDDED, origin: 'cartella' as const, found };
  const remark = `The files added by hand stay on top: ${byHand.map(({ file }) => file).join(', ')}`;
  return {
    alone: { origin: 'cartella', embedded: false, beneath: [], found, byHand: false },
    onTop,
    leftOut,
    strict: false,
    ...(byHand.length > 0 ? { remark } : {}),
  };
}

/** The files of the edition in service, which may have been made by an earlier version of the portal. */
function keptEdition(database: Database, current: Edition): ChosenSources {
  const kept: Selection = {
    origin: current.origin,
    embedded: current.approximate,
    beneath: [],
    found: keptFiles(database, current.sources),
    byHand: false,
  };
  return {
    alone: current.approximate ? null : kept,
    onTop: current.approximate ? kept : null,
    leftOut: current.leftOut,
    strict: true,
    remark: `Edition ${current.id} was made by an earlier version of the portal: it is made again of the same files`,
  };
}

/** Seconds that a start waits for the official addresses. */
const OFFICIAL_WAIT = 30;

/** The files at the official addresses; none when these do not answer. */
async function officialSources({ files, folder }: Required<DataPlaces>['official'], progress: Progress): Promise<ChosenSources> {
  try {
    await fetchOfficial(files, folder, { progress, patience: 5000, signal: AbortSignal.timeout(OFFICIAL_WAIT * 1000) });
    const { files: found, leftOut } = await openFiles(folder);
    const official: Selection = { ...EMBEDDED, origin: 'ufficiale', embedded: false, found };
    return { alone: official, onTop: { ...official, embedded: true }, leftOut, strict: false };
  } catch (error) {
    progress(`The official addresses do not answer (${error instanceof Error ? error.message : error})`);
    return { alone: null, onTop: EMBEDDED, leftOut: [], strict: false };
  }
}

/**
 * Chooses the files of an edition and opens each once. For an operator: the path that they name. For a start, in this
 * order: the paths of PORTALE_DATI; what an operator loaded by hand; the folders beside the checkout; what was loaded
 * before; the official addresses on top of the packages that come with the portal; these packages alone. Files that an
 * operator added one by one stay on top of whatever folder is loaded. Throws BadFileError when what was named cannot be
 * read.
 */
export async function chooseSources(
  database: Database,
  request: LoadRequest,
  current: Edition | undefined,
  progress: Progress,
): Promise<ChosenSources> {
  if (request.by === 'operator') return operatorsFiles(database, request, current);
  const { named, beside, official } = withDefaults(request);
  if (named) return foldersFiles(database, separated(named), current, progress);
  if (current?.origin === 'operatore') return keptEdition(database, current);
  const there = beside.filter((folder) => existsSync(folder));
  if (there.length > 0) return foldersFiles(database, there, current, progress);
  return current ? keptEdition(database, current) : officialSources(official, progress);
}
