import { type BuiltPackage, buildPart, isBuilt, type Part } from '../compile/buildPackage.ts';
import { CompilerProcess } from '../compile/CompilerProcess.ts';
import { sectionIds } from '../workspace.ts';
import { compressFolder } from './compressFolder.ts';
import type { Deployment } from './deployment.ts';
import { shellPage } from './pages/shellPage.ts';
import { writePages } from './pages/writePages.ts';
import { publish } from './publish.ts';
import { readDeployment } from './readDeployment.ts';
import { FolderTarget } from './store/FolderTarget.ts';

interface ComposeOptions {
  /** The site's folder. */
  readonly directory: string;
  /**
   * `quick` takes for shell and sections the build that is there, and where none is makes a quick one; so does `development` for the
   * sections, and builds the shell with React's development build.
   */
  readonly variant?: 'development' | 'quick';
  /** Leaves the processors to other programs, which the caller waits for. */
  readonly background?: boolean;
  /** Once it is aborted, the build stops and the promise rejects. */
  readonly signal?: AbortSignal;
  /** Called when a part is built or found. */
  readonly onProgress?: (part: string, fresh: boolean) => void;
}

/** What a composed site is. */
export interface ComposedSite {
  readonly deployment: Deployment;
  readonly failures: readonly BuildFailure[];
  /** Whether a part of it is a quick build: composing it again without the variant replaces that. */
  readonly isQuick: boolean;
}

/**
 * The number of packages that are compiled at a time, each in about 600 MB of memory. Quick builds are made beside a load of the data,
 * which needs a processor for as long as all of them.
 */
const atATime = (variant: ComposeOptions['variant']) => (variant === 'quick' ? 1 : 2);

/** Runs tasks in the given compilers, in each one after the other, and returns their results in order. */
async function inCompilers<T>(
  compilers: readonly CompilerProcess[],
  tasks: readonly ((compiler: CompilerProcess) => Promise<T>)[],
): Promise<T[]> {
  const results: T[] = [];
  let next = 0;
  const run = async (compiler: CompilerProcess) => {
    for (let index = next++; index < tasks.length; index = next++) {
      results[index] = await (tasks[index] as (compiler: CompilerProcess) => Promise<T>)(compiler);
    }
  };
  await Promise.all(compilers.map(run));
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
export async function composeSite({ directory, variant, background = false, signal, onProgress }: ComposeOptions): Promise<ComposedSite> {
  const ids = sectionIds();
  const failures: BuildFailure[] = [];
  const compilers = Array.from({ length: atATime(variant) }, () => new CompilerProcess({ background }));
  const stop = () => {
    for (const compiler of compilers) compiler.stop();
  };
  signal?.addEventListener('abort', stop);
  let isQuick = false;
  const build = async (name: string, part: Part, compiler: CompilerProcess) => {
    signal?.throwIfAborted();
    const isDeveloped = variant === 'development' && part === 'shell';
    const quick = variant !== undefined && !isDeveloped && !isBuilt(part);
    isQuick ||= quick;
    try {
      const built = await buildPart(part, quick ? 'quick' : isDeveloped ? variant : undefined, { compiler });
      // a quick build is read by this machine alone, for a minute
      if (built.fresh && !quick) await compressFolder(built.directory, 'fast');
      onProgress?.(name, built.fresh);
      return built;
    } catch (reason) {
      if (part === 'shell' || signal?.aborted) throw reason;
      failures.push({ part: name, reason: reason as Error });
      return undefined;
    }
  };
  const parts = [['shell', 'shell'], ...ids.map((id) => [id, `mf-${id}`])] as const;
  const built = await inCompilers(
    compilers,
    parts.map(
      ([name, part]) =>
        (compiler: CompilerProcess) =>
          build(name as string, part as Part, compiler),
    ),
  ).finally(stop);
  const [shell, ...sections] = built as [BuiltPackage, ...(BuiltPackage | undefined)[]];

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
  if (sameShell && removed.length === 0 && Object.keys(changed).length === 0) return { deployment: running, failures, isQuick };
  await publish(target, running, { sections: changed, removed, ...(!sameShell && { shell: { ...withoutMaps(shell), page } }) });
  return { deployment: await writePages(target), failures, isQuick };
}
