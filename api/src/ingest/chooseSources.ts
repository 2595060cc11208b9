import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import type { Database, Edition, FileIdentity, LeftOutFile, Origin } from '../database/index.ts';
import { BadFileError } from './BadFileError.ts';
import { type DataPlaces, separated, withDefaults } from './dataPlaces.ts';
import { keptFiles } from './keptFiles.ts';
import { type InputFile, openFiles } from './openFiles.ts';

/** Receives what a load does, in English, a line at a time. */
export type Progress = (message: string) => void;

/**
 * The files to load: the path that an operator names, the folder of the official archive, or whatever a start of the
 * portal finds.
 */
export type LoadRequest =
  | { by: 'operator'; path: string; report?: number | null /** Refuse a folder in which a file cannot be used. */; strict?: boolean }
  | { by: 'official'; folder: string }
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
  /**
   * The edition that is made when the history of the municipalities is among the files found; null when there are none.
   */
  alone: Selection | null;
  /** The edition that is made when that history is not among them; null when none can be made without it. */
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
 * The files of the edition in service, to which files without the history of the municipalities are added. A new file
 * replaces the earlier one of the same name.
 */
function onTopOf(database: Database, current: Edition, found: readonly InputFile[], byHand: boolean): Selection {
  const beneath = keptFiles(database, current.sources).filter((file) => !found.some(sameName(file)));
  return { origin: current.origin, embedded: current.approximate, beneath, found, byHand };
}

/**
 * The files in several folders. A file that is in two of them is taken once. Throws BadFileError when none of the paths
 * can be read.
 */
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

/**
 * An operator's file is added to the edition in service; a folder, or a file with the history, is an edition by itself.
 */
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
 * The given files, and those of the edition in service that an operator added by hand. A file added by hand that is also
 * among the given files counts as given.
 */
function withAddedFiles(database: Database, files: readonly InputFile[], current: Edition | undefined) {
  const byHand = (current?.sources ?? []).filter((source) => source.aggiunto && !files.some(sameBytes(source)));
  const found = [...files.filter((file) => !byHand.some(sameName(file))), ...keptFiles(database, byHand)];
  const remark = `The files added by hand stay on top: ${byHand.map(({ file }) => file).join(', ')}`;
  return { found, ...(byHand.length > 0 ? { remark } : {}) };
}

/** The files of folders, with those that an operator added by hand on top. */
async function foldersFiles(
  database: Database,
  paths: readonly string[],
  current: Edition | undefined,
  progress: Progress,
): Promise<ChosenSources> {
  const { files, leftOut } = await filesIn(paths, progress);
  const { found, remark } = withAddedFiles(database, files, current);
  const onTop = current ? onTopOf(database, current, found, false) : { ...EMBEDDED, origin: 'cartella' as const, found };
  return {
    alone: { origin: 'cartella', embedded: false, beneath: [], found, byHand: false },
    onTop,
    leftOut,
    strict: false,
    ...(remark && { remark }),
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

/** The name of an official file without its day: the same from one week to the next. */
const undated = (file: string): string => file.replace(/_\d{4}-\d{2}-\d{2}(?=\.)/, '');

/**
 * The files of the official archive, with those that an operator added by hand on top. An official file of the
 * edition in service that the folder no longer holds stays, so that a folder that was emptied takes nothing away.
 * Without the history among them the packages that come with the portal lie beneath; a complete edition is not replaced
 * so.
 */
async function archiveFiles(database: Database, folder: string, current: Edition | undefined): Promise<ChosenSources> {
  const { files, leftOut } = await openFiles(folder);
  const former = (current?.origin === 'ufficiale' ? current.sources : []).filter(
    ({ file, aggiunto }) => !aggiunto && !files.some((other) => undated(other.file) === undated(file)),
  );
  const { found, remark } = withAddedFiles(database, [...files, ...keptFiles(database, former)], current);
  const official: Selection = { ...EMBEDDED, origin: 'ufficiale', embedded: false, found };
  const approximate = !current || current.approximate;
  return {
    alone: official,
    onTop: approximate ? { ...official, embedded: true } : null,
    leftOut,
    strict: false,
    ...(remark && { remark }),
  };
}

/** What the packages that come with the portal give: a start has no other data. */
const EMBEDDED_ALONE: ChosenSources = { alone: null, onTop: EMBEDDED, leftOut: [], strict: false };

/**
 * Chooses the files of an edition and opens each once. For an operator: the path that they name. For the official
 * archive: its folder. For a start, in this order: the paths of PORTALE_DATI; the files that an operator loaded by
 * hand; the folders beside the checkout; the files that were loaded before; the packages that come with the portal.
 * Files that an operator added one by one stay on top of whatever folder is loaded. Throws BadFileError when a path
 * that was named cannot be read.
 */
export async function chooseSources(
  database: Database,
  request: LoadRequest,
  current: Edition | undefined,
  progress: Progress,
): Promise<ChosenSources> {
  if (request.by === 'operator') return operatorsFiles(database, request, current);
  if (request.by === 'official') return archiveFiles(database, request.folder, current);
  const { named, beside } = withDefaults(request);
  if (named) return foldersFiles(database, separated(named), current, progress);
  if (current?.origin === 'operatore') return keptEdition(database, current);
  const there = beside.filter((folder) => existsSync(folder));
  if (there.length > 0) return foldersFiles(database, there, current, progress);
  return current ? keptEdition(database, current) : EMBEDDED_ALONE;
}
