import { readFile } from 'node:fs/promises';
import type { Edition } from '../database/index.ts';
import type { EditionStatus } from './EditionStatus.ts';

/** Raised when the file holds something else of the same edition, so that the next start writes it again. */
export const FORMAT = 1;

/** What programs need of the edition in service that do not open its database, which another process may hold. */
export interface EditionFile extends EditionStatus {
  readonly format: typeof FORMAT;
  /** `storia.json`, compressed with Brotli, in Base64. */
  readonly storia: string;
  /** `dimensioni.json`, the same way. */
  readonly dimensioni: string;
}

/** The file at a path; undefined where there is none, or one of another version of the portal. */
export async function readEditionFile(path: string | undefined): Promise<EditionFile | undefined> {
  if (path === undefined) return undefined;
  try {
    const file = JSON.parse(await readFile(path, 'utf8')) as EditionFile;
    return file.format === FORMAT ? file : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a file was written for this load of this edition. */
export const isFileOf = (file: EditionFile | undefined, { fingerprint, loadedAt }: Edition): file is EditionFile =>
  file?.edition.fingerprint === fingerprint && file.edition.loadedAt === loadedAt;
