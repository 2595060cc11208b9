import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BuiltPackage, buildSection, buildShell } from '../build-package.ts';
import { root, sectionIds } from '../workspace.ts';
import { compressFolder } from './compressFolder.ts';
import { type Deployment, readDeployment } from './deployment.ts';
import { FolderTarget } from './FolderTarget.ts';
import { publish } from './publish.ts';
import { writePages } from './writePages.ts';

interface ComposeOptions {
  /** The site's folder. */
  readonly directory: string;
  readonly variant?: 'development';
  /** Told when a part is built or found. */
  readonly onProgress?: (part: string, fresh: boolean) => void;
}

/** Runs tasks with at most `limit` at a time, and returns their results in order. */
async function inParallel<T>(tasks: readonly (() => Promise<T>)[], limit: number): Promise<T[]> {
  const results: T[] = [];
  let next = 0;
  const worker = async () => {
    for (let index = next++; index < tasks.length; index = next++) results[index] = await (tasks[index] as () => Promise<T>)();
  };
  await Promise.all(Array.from({ length: limit }, worker));
  return results;
}

/**
 * Builds what is missing of shell and sections, and brings a site in a folder up to date with it: one revision for everything that changed, none when
 * nothing did. A package that is unchanged since its last build costs only the hashing of its sources.
 */
export async function composeSite({ directory, variant, onProgress }: ComposeOptions): Promise<Deployment> {
  const ids = sectionIds();
  const build = async (part: string, make: () => Promise<BuiltPackage & { fresh: boolean }>) => {
    const built = await make();
    if (built.fresh) await compressFolder(built.directory);
    onProgress?.(part, built.fresh);
    return built;
  };
  const [shell, ...sections] = await inParallel(
    [() => build('shell', () => buildShell(variant)), ...ids.map((id) => () => build(id, () => buildSection(id)))],
    2,
  );
  if (!shell) throw new Error('The shell was not built.');

  const target = new FolderTarget(directory);
  const running = await readDeployment(target);
  const page = await readFile(join(root, 'shell/src/index.html'), 'utf8');
  const changed = Object.fromEntries(
    ids.flatMap((id, index) => {
      const built = sections[index] as BuiltPackage;
      return running.registry.sections[id]?.version === built.version ? [] : [[id, built] as const];
    }),
  );
  const removed = Object.keys(running.registry.sections).filter((id) => !ids.includes(id));
  const sameShell = running.shell?.version === shell.version && running.shell.page === page;
  if (sameShell && removed.length === 0 && Object.keys(changed).length === 0) return running;
  await publish(target, running, { sections: changed, removed, ...(!sameShell && { shell: { ...shell, page } }) });
  return writePages(target);
}
