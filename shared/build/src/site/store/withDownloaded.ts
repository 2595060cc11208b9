import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Target } from './Target.ts';

/** Calls with the folder into which a path of a site was downloaded, and removes it. */
export async function withDownloaded<Result>(target: Target, path: string, use: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'territori-files-'));
  try {
    await target.download(path, folder);
    return await use(join(folder, path));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
