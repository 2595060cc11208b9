import { type Chunk, type Compiler, rspack } from '@rspack/core';

/** As the first line of a script it has V8 compile all functions in another thread, while the script comes: https://v8.dev/blog/explicit-compile-hints */
const HINT = '//# allFunctionsCalledOnLoad\n';

const NAME = 'compile ahead';

/**
 * Has browsers compile the scripts of some chunks before they run. Otherwise they compile each function when it is first called, in the thread that draws. Right for what a page starts with, of which
 * most is called at once; what waits until it is asked for would be compiled for nothing.
 */
export class CompileAheadPlugin {
  readonly #wanted: (chunk: Chunk) => boolean;

  constructor(wanted: (chunk: Chunk) => boolean) {
    this.#wanted = wanted;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      // after comments were minified away, and before files are named after their content
      compilation.hooks.processAssets.tap({ name: NAME, stage: rspack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING }, () => {
        const scripts = [...compilation.chunks]
          .filter(this.#wanted)
          .flatMap(({ files }) => [...files].filter((file) => file.endsWith('.js')));
        for (const script of scripts) compilation.updateAsset(script, (source) => new rspack.sources.ConcatSource(HINT, source));
      });
    });
  }
}
