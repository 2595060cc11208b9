import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { WorkspaceCopy } from '../harness/copyWorkspace.ts';

/** Replaces the one place of a file of the copy that has a text. */
export async function edit({ folder }: WorkspaceCopy, file: string, from: string, to: string): Promise<void> {
  const parts = (await readFile(join(folder, file), 'utf8')).split(from);
  if (parts.length !== 2) throw new Error(`${file} has ${parts.length - 1} times: ${from}`);
  await writeFile(join(folder, file), parts.join(to));
}
