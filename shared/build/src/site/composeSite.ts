import { type BuiltPackage, buildSection, buildShell } from '../buildPackage.ts';
import { sectionIds } from '../workspace.ts';
import { compressFolder } from './compressFolder.ts';
import { type Deployment, readDeployment } from './deployment.ts';
import { FolderTarget } from './FolderTarget.ts';
import { publish } from './publish.ts';
import { shellPage } from './shellPage.ts';
import { writePages } from './writePages.ts';

interface ComposeOptions {
  /** The site's folder. */
  readonly directory: string;
  readonly variant?: 'development';
  /** Called when a part is built or found. */
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

/** A build of this machine keeps its maps where it was built (`dist/maps`). */
const withoutMaps = ({ version, directory }: BuiltPackage): BuiltPackage => ({ version, directory });

/** A part that could not be built, and why. */
export interface BuildFailure {
  readonly part: string;
  readonly reason: Error;
}

/**
 * Builds what is missing of shell and sections, and brings a site in a folder up to date with it: one revision for all
 * changes, none without changes. A package that is unchanged since its last build costs only the hashing of its
 * sources. When the build of a section fails, its previous version, if any, stays, and the others are not affected; a
 * failed build of the shell is an error.
 */
export async function composeSite({
  directory,
  variant,
  onProgress,
}: ComposeOptions): Promise<{ deployment: Deployment; failures: BuildFailure[] }> {
  const ids = sectionIds();
  const failures: BuildFailure[] = [];
  const build = async (part: string, make: () => Promise<BuiltPackage & { fresh: boolean }>) => {
    try {
      const built = await make();
      if (built.fresh) await compressFolder(built.directory, 'fast');
      onProgress?.(part, built.fresh);
      return built;
    } catch (reason) {
      if (part === 'shell') throw reason;
      failures.push({ part, reason: reason as Error });
      return undefined;
    }
  };
  const tasks = [() => build('shell', () => buildShell(variant)), ...ids.map((id) => () => build(id, () => buildSection(id)))];
  const [shell, ...sections] = (await inParallel(tasks, 2)) as [BuiltPackage, ...(BuiltPackage | undefined)[]];

  const target = new FolderTarget(directory);
  const running = await readDeployment(target);
  const page = await shellPage();
  const changed = Object.fromEntries(
    ids.flatMap((id, index) => {
      const built = sections[index];
      return !built || running.registry.sections[id]?.version === built.version ? [] : [[id, withoutMaps(built)] as const];
    }),
  );
  const removed = Object.keys(running.registry.sections).filter((id) => !ids.includes(id));
  const sameShell = running.shell?.version === shell.version && running.shell.page === page;
  if (sameShell && removed.length === 0 && Object.keys(changed).length === 0) return { deployment: running, failures };
  await publish(target, running, { sections: changed, removed, ...(!sameShell && { shell: { ...withoutMaps(shell), page } }) });
  return { deployment: await writePages(target), failures };
}
