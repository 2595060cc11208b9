import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '@territori/build/workspace';

const run = promisify(execFile);

/** What a command said, where it did not succeed. */
const complaint = (error: unknown): string => {
  const { stderr = '', stdout = '', message } = error as Error & { stderr?: string; stdout?: string };
  return (stderr || stdout || message).trim().split('\n').slice(-5).join('\n');
};

/**
 * The folder of an earlier commit with its packages installed, made once and kept in `.cache/upgrade`. Throws a sentence where the
 * commit is not in the history of this clone, or its packages cannot be installed.
 */
export async function earlierProgram(commit: string): Promise<string> {
  const { stdout } = await run('git', ['rev-parse', '--verify', '--quiet', `${commit}^{commit}`], { cwd: root }).catch(() => {
    throw new Error(`The history of this clone has no commit ${commit}: get the whole of it with git fetch --unshallow`);
  });
  const hash = stdout.trim();
  const folder = join(root, '.cache/upgrade', hash);
  if (existsSync(folder)) return folder;
  const making = `${folder}.making`;
  await rm(making, { recursive: true, force: true });
  await mkdir(making, { recursive: true });
  const archive = `${making}.tar`;
  await run('git', ['archive', '--output', archive, hash], { cwd: root });
  await run('tar', ['xf', archive, '-C', making]);
  await rm(archive);
  await run('npx', ['-y', 'pnpm@10.34.8', 'install', '--frozen-lockfile'], { cwd: making, maxBuffer: 1 << 26 }).catch((error) => {
    throw new Error(`The packages of ${commit} cannot be installed:\n${complaint(error)}`);
  });
  await rename(making, folder);
  return folder;
}

/** Loads with the program in a folder: the files that PORTALE_DATI names, else the record of this clone. */
export async function loadWith(folder: string, databaseUrl: string): Promise<void> {
  await run(process.execPath, ['--import', 'tsx', 'api/src/cli/main.ts', 'load'], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: databaseUrl,
      PORTALE_DATI: process.env.PORTALE_DATI ?? join(root, 'api/dati'),
      PORTALE_UFFICIALI: 'no',
      PORTALE_EDIZIONE: 'no',
    },
  }).catch((error) => {
    throw new Error(`The program in ${folder} did not load:\n${complaint(error)}`);
  });
}
