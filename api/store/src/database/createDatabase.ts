import { mkdir, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { ReadEntry } from 'tar';
import { makingOf, moveInto } from './directoryExchange.ts';

/** A new database as the makers of PGlite pack it. PGlite itself takes five seconds and 500 MB to make one. */
const packedDatabase = (): string =>
  join(dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite-prepopulatedfs')), 'prepopulatedfs.tgz');

/** Makes the absolute path of an entry relative, and gives the entry the permissions that PGlite gives. */
function withOwnPath(entry: ReadEntry): void {
  entry.path = entry.path.replace(/^\//, '');
  entry.mode = entry.type === 'Directory' ? 0o755 : 0o644;
}

/**
 * Without `strict` a file that finds no room is a warning, and without `sync` the others would still be written after it. Parts of the
 * archive are unpacked one after the other, so that its 40 MB are not in memory at once.
 */
const UNPACKING = { strict: true, sync: true, maxReadSize: 65_536, preserveOwner: false, onReadEntry: withOwnPath } as const;

/**
 * Makes a new database beside the directory and moves it there, so that a full disk or a killed process leaves no half of one. Throws what
 * the system says, with the path of the directory.
 */
export async function createDatabase(directory: string): Promise<void> {
  const making = makingOf(directory);
  // loaded here, because most starts make no database
  const { extract } = await import('tar');
  try {
    await mkdir(making, { recursive: true });
    extract({ ...UNPACKING, file: packedDatabase(), cwd: making });
    await moveInto(directory, making);
  } catch (error) {
    throw Object.assign(error as Error, { path: directory });
  } finally {
    await rm(making, { recursive: true, force: true });
  }
}
