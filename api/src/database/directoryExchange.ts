import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';

/** The directory in which a copy of a database is changed, and the one in which the original waits while the copy takes its place. */
export const copyOf = (directory: string): string => `${directory}.copy`;
const originalOf = (directory: string): string => `${directory}.original`;

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
  for (const remains of [originalOf(directory), copyOf(directory)]) await rm(remains, { recursive: true, force: true });
}
