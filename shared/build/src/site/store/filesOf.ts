import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { withoutCompression } from './Target.ts';

/** The files of a folder with their paths in it. @param except names of files that are left out, with their compressions */
export async function filesOf(directory: string, except: readonly string[] = []): Promise<{ source: string; path: string }[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !except.includes(withoutCompression(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((source) => ({ source, path: relative(directory, source) }));
}
