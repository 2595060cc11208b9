import { existsSync } from 'node:fs';
import { readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** The directory in which a copy of a database is changed, and the one in which the original waits while the copy takes its place. */
export const copyOf = (directory: string): string => `${directory}.copy`;
const originalOf = (directory: string): string => `${directory}.original`;

/** The directory in which a new database is made. */
export const makingOf = (directory: string): string => `${directory}.making`;

/** The file without which a directory counts as empty. */
const VERSION = 'PG_VERSION';
export const isDatabase = (directory: string): boolean => existsSync(join(directory, VERSION));

/** Moves a new database into an empty directory. The file by which a database is recognised is moved last. */
export async function moveInto(directory: string, made: string): Promise<void> {
  const names = (await readdir(made)).filter((name) => name !== VERSION);
  for (const name of [...names, VERSION]) {
    await rm(join(directory, name), { recursive: true, force: true });
    await rename(join(made, name), join(directory, name));
  }
}

/** Puts a copy in the place of a directory that nobody uses. */
export async function exchange(directory: string, copy: string): Promise<void> {
  const original = originalOf(directory);
  await rm(original, { recursive: true, force: true });
  await rename(directory, original);
  await rename(copy, directory);
  await rm(original, { recursive: true, force: true });
}

/** Puts the original back where a process was killed between the two renames of an exchange. */
export async function undoExchange(directory: string): Promise<void> {
  const original = originalOf(directory);
  if (existsSync(original) && !existsSync(directory)) await rename(original, directory);
}

/** Removes what a process that was killed left beside a directory that is now ours. */
export async function removeRemains(directory: string): Promise<void> {
  for (const remains of [originalOf(directory), copyOf(directory), makingOf(directory)])
    await rm(remains, { recursive: true, force: true });
}
