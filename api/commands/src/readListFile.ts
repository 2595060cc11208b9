import { readFile, stat } from 'node:fs/promises';
import { LARGEST_FILE, ListError } from '@territori/traduzione';

/** Reads a file. Throws ListError for one that is too large, and the system's error for a folder. */
export async function readListFile(path: string): Promise<Buffer> {
  const found = await stat(path);
  if (found.isDirectory()) throw Object.assign(new Error(`${path} is a folder`), { code: 'EISDIR', path });
  if (found.size > LARGEST_FILE) throw new ListError('troppo_grande', { byte: found.size, limite: LARGEST_FILE });
  return readFile(path);
}
