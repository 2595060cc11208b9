import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

const directories: string[] = [];
// registered before every hook of the test file, so it runs after them all
afterAll(() => Promise.all(directories.map((directory) => rm(directory, { recursive: true, force: true }))));

/** A new directory that every user may read and write, removed after the tests of the file. */
export async function openDirectory(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'territori-deploy-'));
  directories.push(directory);
  await chmod(directory, 0o777);
  return directory;
}
