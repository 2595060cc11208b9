import type { Compiler } from '@rspack/core';
import { emitReport } from '../emit-report.ts';
import { providedFiles } from '../shared-in-stats.ts';
import { sharedModules } from '../shared-modules.ts';

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

/** Writes `shell.json`. */
export class PublishedShellPlugin {
  readonly #version: string;

  constructor(version: string) {
    this.#version = version;
  }

  apply(compiler: Compiler): void {
    emitReport(compiler, (stats) => ({
      'shell.json': {
        version: this.#version,
        initial: (stats.entrypoints?.main?.assets ?? []).map(({ name }) => name),
        provides: Object.fromEntries(sharedModules.map(({ request, version }) => [request, version])),
        providedFiles: providedFiles(stats),
      } satisfies PublishedShell,
    }));
  }
}
