import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { filesOf } from '@territori/build/site/store/filesOf';

/** The hash of every file of a folder, by its path in it. */
export async function hashFiles(folder: string): Promise<Map<string, string>> {
  const hashed = (await filesOf(folder)).map(async ({ source, path }) => {
    return [
      path,
      createHash('sha256')
        .update(await readFile(source))
        .digest('hex'),
    ] as const;
  });
  return new Map(await Promise.all(hashed));
}
