import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, extname, join, relative } from 'node:path';
import type { Source } from '../database/index.ts';
import { BadFileError } from './BadFileError.ts';

/** A file to load, with its bytes. */
export interface InputFile {
  /** Name without folder. */
  name: string;
  bytes: Uint8Array;
  /** Id of the report whose rows these are, when the operator said it. */
  report: number | null;
  /** True when an operator added it by hand. */
  added?: boolean;
}

const READABLE = new Set(['.csv', '.txt', '.json', '.zip', '.xlsx']);

/** Files that come with the data and hold none: API definitions and boundaries. */
const isCompanion = (name: string, text: string): boolean =>
  extname(name) === '.json' && /^\s*\{\s*("openapi"|"swagger"|"type"\s*:\s*"Topology")/.test(text);

/** The files of a folder and its subfolders that may hold data, in order of name; or the one file that the path names. */
export async function inputFiles(path: string, report: number | null = null): Promise<InputFile[]> {
  const found = await stat(path).catch(() => undefined);
  if (!found) throw new BadFileError(basename(path), null, `there is no file or folder ${path}`);
  if (found.isFile()) return [{ name: basename(path), bytes: await readFile(path), report }];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && READABLE.has(extname(entry.name).toLowerCase()))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort((a, b) => relative(path, a).localeCompare(relative(path, b), 'en'));
  const files = await Promise.all(paths.map(async (file) => ({ name: basename(file), bytes: await readFile(file), report })));
  return files.filter(({ name, bytes }) => !isCompanion(name, new TextDecoder().decode(bytes.subarray(0, 200))));
}

/** SHA-256 of a file's bytes. */
export const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** What tells a file from others: its name, its bytes, and of which report an operator said that its rows are. */
export type FileIdentity = Pick<Source, 'file' | 'impronta' | 'report'>;

export const identified = ({ name, bytes, report }: InputFile): FileIdentity => ({ file: name, impronta: hashOf(bytes), report });

/** A hash of the files and of whatever else decides what a load makes of them. */
export function fingerprint(files: readonly FileIdentity[], ...others: string[]): string {
  const hash = createHash('sha256');
  for (const other of others) hash.update(`${other.length}:${other}`);
  for (const { file, report, impronta } of files) hash.update(`${file}:${report}:${impronta}`);
  return hash.digest('hex');
}
