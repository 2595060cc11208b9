import { existsSync, readdirSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '@territori/build/workspace';
import { type Commands, commandsIn } from './commandsIn.ts';
import { copyPackages } from './copyPackages.ts';

/** A copy of this workspace in a temporary folder, with its own packages. Commands that write can run in it. */
export interface WorkspaceCopy extends Commands {
  readonly folder: string;
  /** Commits every change, so that a release has a clean tree. */
  commit(): Promise<void>;
  /** What differs from the last commit, as paths from the folder: a folder that is new as a whole ends with `/`. */
  changes(): Promise<string[]>;
  /** Restores the files that were copied. Built files and installed packages stay. */
  reset(): Promise<void>;
  remove(): Promise<void>;
}

/** Copies the files of this workspace, including changed ones and built ones, and its installed packages. */
export async function copyWorkspace(): Promise<WorkspaceCopy> {
  const folder = await mkdtemp(join(tmpdir(), 'territori-workspace-'));
  const { run, start } = commandsIn(folder);
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
    const packages = (await run('git', 'ls-files', 'package.json', '**/package.json')).trim().split('\n');
    copyPackages(packages.map(dirname), { from: root, to: folder });
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
