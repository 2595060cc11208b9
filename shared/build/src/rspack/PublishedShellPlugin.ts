import type { Compiler } from '@rspack/core';
import type { Weights } from '../checkBudget.ts';
import { emitReport } from '../emit-report.ts';
import { providedFiles } from '../shared-in-stats.ts';
import { sharedModules } from '../shared-modules.ts';
import { gzipBytes, modulesByFile, modulesIn } from '../weigh.ts';

/** `shell.json`: what the release tools know of a build of the shell and no visitor downloads. */
export interface PublishedShell {
  readonly version: string;
  /** Scripts and styles that the page names, in order. */
  readonly initial: readonly string[];
  /** Versions of the shared modules that the shell provides, by request as in the list of shared modules. */
  readonly provides: Readonly<Record<string, string>>;
  /** Files behind each provided module. */
  readonly providedFiles: Readonly<Record<string, readonly string[]>>;
}

/** The chunk with what every page needs from the start. */
export const FRAME_CHUNK = 'frame';

/** Writes `shell.json` and `weights.json`. */
export class PublishedShellPlugin {
  readonly #version: string;

  constructor(version: string) {
    this.#version = version;
  }

  apply(compiler: Compiler): void {
    emitReport(compiler, (stats, compilation) => {
      const initial = (stats.entrypoints?.main?.assets ?? []).map(({ name }) => name);
      const first = [
        ...initial,
        ...(stats.chunks ?? []).filter(({ names }) => names?.includes(FRAME_CHUNK)).flatMap(({ files = [] }) => files),
      ];
      return {
        'shell.json': {
          version: this.#version,
          initial,
          provides: Object.fromEntries(sharedModules.map(({ request, version }) => [request, version])),
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
