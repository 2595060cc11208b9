import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';

const hasCode = (error: unknown, code: string) => (error as NodeJS.ErrnoException).code === code;

/**
 * Makes a folder with those above it, one after the other: where the system makes none, as below `/proc`, the recursive call of Node tries
 * for ever.
 */
export async function makeFolder(folder: string, mode?: number): Promise<void> {
  try {
    await mkdir(folder, { mode });
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return;
    if (!hasCode(error, 'ENOENT') || dirname(folder) === folder) throw error;
    await makeFolder(dirname(folder), mode);
    await mkdir(folder, { mode }).catch((again: unknown) => {
      if (!hasCode(again, 'EEXIST')) throw again;
    });
  }
}
