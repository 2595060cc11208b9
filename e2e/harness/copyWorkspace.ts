import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '@territori/build/workspace';
import { type RunningCommand, startCommand } from './startCommand.ts';

/** A copy of this workspace in a temporary folder, with its own packages. Commands that write can run in it. */
export interface WorkspaceCopy {
  readonly folder: string;
  /** Runs a command to its end. Resolves to what it printed; rejects with it when the command fails. */
  run(command: string, ...args: string[]): Promise<string>;
  /** Starts a command and leaves it running. */
  start(command: readonly string[], environment?: NodeJS.ProcessEnv): RunningCommand;
  /** Commits every change, so that a release has a clean tree. */
  commit(): Promise<void>;
  /** What differs from the last commit, as paths from the folder: a folder that is new as a whole ends with `/`. */
  changes(): Promise<string[]>;
  /** Restores the files that were copied. Built files and installed packages stay. */
  reset(): Promise<void>;
  remove(): Promise<void>;
}

/** Commands ask no network, and Git reads the repository's settings only, independent of the user and the machine. */
const environment: NodeJS.ProcessEnv = {
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_'))),
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_AUTHOR_NAME: 'Test',
  GIT_AUTHOR_EMAIL: 'test@example.org',
  GIT_COMMITTER_NAME: 'Test',
  GIT_COMMITTER_EMAIL: 'test@example.org',
  // a copy has no folders of data beside it, and a test asks no public service
  PORTALE_UFFICIALI: 'no',
};

/** Copies the files of this workspace, including changed ones and built ones, and installs its packages from the machine's store. */
export async function copyWorkspace(): Promise<WorkspaceCopy> {
  const folder = await mkdtemp(join(tmpdir(), 'territori-workspace-'));
  const start: WorkspaceCopy['start'] = ([command = '', ...args], more) =>
    startCommand(
      spawn(command, args, { cwd: folder, env: { ...environment, ...more }, stdio: ['ignore', 'pipe', 'pipe'], detached: true }),
    );
  const run: WorkspaceCopy['run'] = async (...command) => {
    const { code, output } = await start(command).ended;
    if (code !== 0) throw new Error(`${command.join(' ')} ended with ${code}.\n${output}`);
    return output;
  };
  const commit = async (message: string) => {
    await run('git', 'add', '--all');
    await run('git', 'commit', '--quiet', '--message', message);
  };

  const remove = () => rm(folder, { recursive: true, force: true });
  const fill = async () => {
    await run('git', 'init', '--quiet');
    await run('git', `--work-tree=${root}`, 'add', '--all');
    await run('git', 'commit', '--quiet', '--message', 'A copy');
    await run('git', 'reset', '--quiet', '--hard');
    await run('git', 'tag', 'copied');
    const parts = readdirSync(folder).map((part) => join(part, 'dist/production'));
    await Promise.all(
      parts
        .filter((built) => existsSync(join(root, built)))
        .map((built) => cp(join(root, built), join(folder, built), { recursive: true })),
    );
    await run('npx', '-y', 'pnpm@10.34.8', 'install', '--frozen-lockfile', '--prefer-offline', '--reporter=append-only');
  };
  await fill().catch(async (error) => {
    await remove();
    throw error;
  });

  return {
    folder,
    run,
    start,
    commit: () => commit('A change'),
    async changes() {
      const lines = (await run('git', 'status', '--porcelain')).split('\n').filter(Boolean);
      return lines.map((line) => line.slice(3));
    },
    async reset() {
      await run('git', 'reset', '--quiet', '--hard', 'copied');
      await run('git', 'clean', '--quiet', '--force', '-d');
    },
    remove,
  };
}
