import { type Chunk, type Compiler, rspack } from '@rspack/core';

/**
 * This comment as the first line of a script makes V8 compile all its functions in another thread during the download:
 * https://v8.dev/blog/explicit-compile-hints
 */
const HINT = '//# allFunctionsCalledOnLoad\n';

const NAME = 'compile ahead';

/**
 * Makes V8 compile the scripts of some chunks before they run; otherwise it compiles each function at its first call,
 * in the main thread. Use it for the files of the start, most of whose functions are called at once; compiling other
 * files early would be wasted.
 */
export class CompileAheadPlugin {
  readonly #wanted: (chunk: Chunk) => boolean;

  constructor(wanted: (chunk: Chunk) => boolean) {
    this.#wanted = wanted;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      // after the minifier removed comments, and before files are named after their content
      compilation.hooks.processAssets.tap({ name: NAME, stage: rspack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING }, () => {
        const scripts = [...compilation.chunks]
          .filter(this.#wanted)
          .flatMap(({ files }) => [...files].filter((file) => file.endsWith('.js')));
        for (const script of scripts) compilation.updateAsset(script, (source) => new rspack.sources.ConcatSource(HINT, source));
      });
    });
  }
}
