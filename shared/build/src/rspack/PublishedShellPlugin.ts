import type { Compiler, StatsCompilation } from '@rspack/core';
import { CONTRACT, FORMER_CONTRACTS, type FormerContract, type SharedNames } from '@territori/contract';
import type { Weights } from '../budget/checkBudget.ts';
import { circularWaits, consumedRequests, providedFiles } from '../sharedModules/sharedInStats.ts';
import { sharedModules } from '../sharedModules/sharedModules.ts';
import { sharedSources } from '../sharedModules/sharedSources.ts';
import { emitReport } from './emitReport.ts';
import { providedNames } from './sharedNames.ts';
import { gzipBytes, modulesByFile, modulesIn } from './weigh.ts';

/** The content of `shell.json`, which describes a build of the shell to the release tools. Visitors do not download it. */
export interface PublishedShell {
  readonly version: string;
  /** Scripts and styles that the page names, in order. */
  readonly initial: readonly string[];
  /** Scripts that the first of these requests on every page; preloads make them independent of it. Absent in older builds. */
  readonly next?: readonly string[];
  /** Versions of the shared modules that the shell provides, by request of the list of shared modules. */
  readonly provides: Readonly<Record<string, string>>;
  /** The number of its contract. Absent in older builds. */
  readonly contract?: number;
  /** Former contracts whose sections it runs too, each with its last day. Absent in older builds. */
  readonly formerContracts?: readonly FormerContract[];
  /** The paths of its own pages, which sections cannot have. Absent in older builds. */
  readonly paths?: readonly string[];
  /** The names that our shared modules export. Absent in older builds. */
  readonly names?: SharedNames;
  /** Stamp of the sources of each of our shared packages. Absent in older builds. */
  readonly sharedSources?: Readonly<Record<string, string>>;
  /** Files behind each provided module. */
  readonly providedFiles: Readonly<Record<string, readonly string[]>>;
}

/** The chunk with what every page needs from the start. */
export const FRAME_CHUNK = 'frame';

/** The module with which the shell starts: it only requests the rest. */
const START = './src/start/main.ts';

/** Writes `shell.json` and `weights.json`. */
export class PublishedShellPlugin {
  readonly #version: string;
  readonly #paths: readonly string[];

  /** @param paths the paths of the shell's own pages */
  constructor(version: string, paths: readonly string[]) {
    this.#version = version;
    this.#paths = paths;
  }

  apply(compiler: Compiler): void {
    emitReport(compiler, providedNames, (stats, compilation, names) => {
      refuseCircularWaits(stats);
      const initial = (stats.entrypoints?.main?.assets ?? []).map(({ name }) => name);
      const next = nextFiles(stats).filter((file) => file.endsWith('.js') && !initial.includes(file));
      const first = [...initial, ...next];
      return {
        'shell.json': {
          version: this.#version,
          contract: CONTRACT,
          formerContracts: FORMER_CONTRACTS,
          paths: this.#paths,
          initial,
          next,
          provides: Object.fromEntries(sharedModules.map(({ request, version }) => [request, version])),
          names,
          sharedSources: sharedSources(),
          providedFiles: providedFiles(stats),
        } satisfies PublishedShell,
        'weights.json': {
          parts: { entry: gzipBytes(compilation, first) },
          modules: modulesIn(stats, first),
          files: modulesByFile(stats),
        } satisfies Weights,
      };
    });
  }
}

/** The files of the imports of the first module: its own and those of the shared modules that it uses. */
function nextFiles(stats: StatsCompilation): string[] {
  const asked = (stats.chunks ?? []).filter(({ origins = [] }) => origins.some(({ moduleName }) => moduleName === START));
  const ids = new Set(asked.map(({ id }) => id).filter((id) => id !== undefined));
  const provided = providedFiles(stats);
  const shared = consumedRequests(stats, ids).flatMap((request) => provided[request] ?? []);
  return [...new Set([...shared, ...asked.flatMap(({ files = [] }) => files)])];
}

function refuseCircularWaits(stats: StatsCompilation): void {
  const [circle] = circularWaits(stats);
  if (!circle) return;
  const parts = circle.map((chunk) => {
    const files = (stats.chunks ?? []).find(({ id }) => String(id) === chunk)?.files ?? [];
    return `${files.join(', ')} (takes ${consumedRequests(stats, new Set([chunk, Number(chunk)])).join(', ')})`;
  });
  throw new Error(`Files of the shell would wait for each other for ever: ${parts.join(' -> ')}.`);
}
