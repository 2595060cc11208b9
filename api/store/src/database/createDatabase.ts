import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { Headers } from 'tar-fs';
import { makingOf, moveInto } from './directoryExchange.ts';

/** A new database as the makers of PGlite pack it. PGlite itself takes five seconds and 500 MB to make one. */
const packed = (): string =>
  join(dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite-prepopulatedfs')), 'prepopulatedfs.tgz');

/** A packed file as one that PGlite makes. */
const asOwn = (header: Headers): Headers => ({
  ...header,
  mode: header.type === 'directory' ? 0o755 : 0o644,
  uid: process.getuid?.() ?? 0,
  gid: process.getgid?.() ?? 0,
});

/**
 * Makes a new database beside the directory and moves it there, so that a full disk or a killed process leaves no half of one. Throws what
 * the system says, with the path of the directory.
 */
export async function createDatabase(directory: string): Promise<void> {
  const making = makingOf(directory);
  // loaded here, because most starts make no database
  const { extract } = await import('tar-fs');
  try {
    await pipeline(createReadStream(packed()), createGunzip(), extract(making, { map: asOwn }));
    await moveInto(directory, making);
  } catch (error) {
    throw Object.assign(error as Error, { path: directory });
  } finally {
    await rm(making, { recursive: true, force: true });
  }
}
