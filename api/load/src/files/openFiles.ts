import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, extname, join, relative } from 'node:path';
import { isSystemError, systemReason } from '@territori/process/systemError';
import type { FileIdentity, LeftOutFile } from '@territori/store/database';
import { BadFileError } from './BadFileError.ts';
import { readDataPackage, readResource } from './dataPackage.ts';
import { hashOf } from './hashOf.ts';
import { reportInName } from './reportInName.ts';

/** A file to load. */
export interface InputFile extends FileIdentity {
  impronta: string;
  bytes(): Promise<Uint8Array>;
}

/** The files of a path, each opened once. */
export interface OpenedFiles {
  files: InputFile[];
  /** Files of a folder that could not be opened. */
  leftOut: LeftOutFile[];
  /** True when the path is that of one file. */
  single: boolean;
}

/** Files with another ending are documentation, or pictures of the data, and are passed over. */
const READABLE = new Set(['.csv', '.txt', '.json', '.zip', '.xlsx']);

/** What the system says of a path, as a refusal that an operator can act on. */
async function orRefuse<T>(path: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!isSystemError(error)) throw error;
    if (error.code === 'ENOENT') throw new BadFileError(basename(path), null, `there is no file or folder ${path}`);
    throw new BadFileError(basename(path), null, `${error.path ?? path} cannot be read: ${systemReason(error)}`);
  }
}

const inputFile = (file: string, bytes: Uint8Array, report: number | null): InputFile => ({
  file,
  impronta: hashOf(bytes),
  report: report ?? reportInName(file),
  aggiunto: false,
  bytes: async () => bytes,
});

/** The files that the description of a folder lists. Throws BadFileError for one that is missing or is not as described. */
async function describedFiles(folder: string): Promise<InputFile[] | undefined> {
  const described = await readDataPackage(folder);
  return (
    described &&
    Promise.all(described.resources.map(async (resource) => inputFile(basename(resource.path), await readResource(folder, resource), null)))
  );
}

/**
 * Opens a file, or the files of a folder and its subfolders that may hold data, in order of name; of a folder with a
 * `datapackage.json` those that it lists. Throws BadFileError for a path that is not there or cannot be read; a file in a
 * folder that cannot be read is left out with the reason.
 */
export async function openFiles(path: string, report: number | null = null): Promise<OpenedFiles> {
  const found = await orRefuse(path, stat(path));
  if (!found.isDirectory()) {
    return { files: [inputFile(basename(path), await orRefuse(path, readFile(path)), report)], leftOut: [], single: true };
  }
  const described = await describedFiles(path);
  if (described) return { files: described, leftOut: [], single: false };
  const entries = await orRefuse(path, readdir(path, { recursive: true, withFileTypes: true }));
  const paths = entries
    .filter((entry) => (entry.isFile() || entry.isSymbolicLink()) && READABLE.has(extname(entry.name).toLowerCase()))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort((a, b) => relative(path, a).localeCompare(relative(path, b), 'en'));
  const files: InputFile[] = [];
  const leftOut: LeftOutFile[] = [];
  for (const file of paths) {
    try {
      files.push(inputFile(basename(file), await orRefuse(file, readFile(file)), report));
    } catch (error) {
      if (!(error instanceof BadFileError)) throw error;
      leftOut.push({ file: basename(file), impronta: null, report, aggiunto: false, motivo: error.reason, danneggiato: true, fatto: null });
    }
  }
  return { files, leftOut, single: false };
}
