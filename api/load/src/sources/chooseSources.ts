import { basename } from 'node:path';
import type { Database, Edition, FileIdentity, LeftOutFile, Origin } from '@territori/store/database';
import { BadFileError } from '../files/BadFileError.ts';
import { type InputFile, openFiles } from '../files/openFiles.ts';
import { type DataPlaces, namedPaths, separated } from '../record/dataPlaces.ts';
import { type OpenedRecord, openRecord, openRecordInForce } from '../record/openRecord.ts';
import { keptFiles } from './keptFiles.ts';

/** Receives what a load does, in English, a line at a time. */
export type Progress = (message: string) => void;

/** The files to load: the path that an operator names, a record, or what a start of the portal finds. */
export type LoadRequest =
  | { by: 'operator'; path: string; report?: number | null /** Refuse a folder in which a file cannot be used. */; strict?: boolean }
  | { by: 'record'; folder: string }
  | ({ by: 'start' } & DataPlaces);

/** Files that make an edition together. */
export interface Selection {
  origin: Origin;
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

/**
 * The files of the edition in service, to which files without the history of the municipalities are added. A new file
 * replaces the earlier one of the same name.
 */
function onTopOf(database: Database, current: Edition, found: readonly InputFile[], byHand: boolean): Selection {
  const beneath = keptFiles(database, current.sources).filter((file) => !found.some(sameName(file)));
  return { origin: current.origin, beneath, found, byHand };
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
    alone: { origin: 'operatore', beneath: [], found: files, byHand: false },
    onTop: current ? onTopOf(database, current, files, true) : await onRecord(files, undefined, true),
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

/** Files without the history on the record in force, for a database that has no edition yet. */
async function onRecord(found: readonly InputFile[], carried: string | undefined, byHand: boolean): Promise<Selection> {
  const { files } = await openRecordInForce(carried);
  return { origin: byHand ? 'operatore' : 'cartella', beneath: files.filter((file) => !found.some(sameName(file))), found, byHand };
}

/** The files of folders, with those that an operator added by hand on top. */
async function foldersFiles(
  database: Database,
  { paths, record }: { paths: readonly string[]; record: string | undefined },
  current: Edition | undefined,
  progress: Progress,
): Promise<ChosenSources> {
  const { files, leftOut } = await filesIn(paths, progress);
  const { found, remark } = withAddedFiles(database, files, current);
  return {
    alone: { origin: 'cartella', beneath: [], found, byHand: false },
    onTop: current ? onTopOf(database, current, found, false) : await onRecord(found, record, false),
    leftOut,
    strict: false,
    ...(remark && { remark }),
  };
}

/** The files of the edition in service, which may have been made by an earlier version of the portal. */
function keptEdition(database: Database, current: Edition): ChosenSources {
  return {
    alone: { origin: current.origin, beneath: [], found: keptFiles(database, current.sources), byHand: false },
    onTop: null,
    leftOut: current.leftOut,
    strict: true,
    remark: `Edition ${current.id} was made by an earlier version of the portal: it is made again of the same files`,
  };
}

/** The files of the record, with those that an operator added by hand on top. */
function recordFiles(database: Database, { files, origin }: OpenedRecord, current: Edition | undefined): ChosenSources {
  const { found, remark } = withAddedFiles(database, files, current);
  return { alone: { origin, beneath: [], found, byHand: false }, onTop: null, leftOut: [], strict: true, ...(remark && { remark }) };
}

/**
 * Chooses the files of an edition and opens each once. For an operator: the path that they name. For a record: its folder. For a start, in
 * this order: the paths of PORTALE_DATI; the files that an operator loaded by hand; the record, updated or as it comes with the portal.
 * Files that an operator added one by one stay on top of whatever is loaded. Throws BadFileError when a path
 * that was named cannot be read.
 */
export async function chooseSources(
  database: Database,
  request: LoadRequest,
  current: Edition | undefined,
  progress: Progress,
): Promise<ChosenSources> {
  if (request.by === 'operator') return operatorsFiles(database, request, current);
  if (request.by === 'record') return recordFiles(database, await openRecord(request.folder), current);
  const named = namedPaths(request);
  if (named) return foldersFiles(database, { paths: separated(named), record: request.record }, current, progress);
  if (current?.origin === 'operatore') return keptEdition(database, current);
  return recordFiles(database, await openRecordInForce(request.record), current);
}
