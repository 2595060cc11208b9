import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import type { Compilation, Compiler } from '@rspack/core';
import { TsCheckerRspackPlugin } from 'ts-checker-rspack-plugin';

const NAME = 'type check';

/**
 * Checks the types of a section under development in a separate process, beside the compilation: a wrong type, and a text that a language
 * lacks, are printed and shown over the page, which goes on running.
 */
export class TypeCheckPlugin {
  readonly #directory: string;

  constructor(directory: string) {
    this.#directory = directory;
  }

  apply(compiler: Compiler): void {
    new TsCheckerRspackPlugin({
      typescript: {
        configFile: join(this.#directory, 'tsconfig.json'),
        typescriptPath: createRequire(import.meta.url).resolve('typescript'),
        memoryLimit: 1024,
      },
      // an error of a shared package's sources belongs to the check of that package
      issue: { include: ({ file }) => file !== undefined && !relative(this.#directory, file).startsWith('..') },
      logger: {
        log: () => {},
        error: (message) => console.error(message),
      },
    }).apply(compiler);
    this.#followLastCompilation(compiler);
  }

  /**
   * Mends two faults of the checker, after which a file that was read half written would be reported as wrong until the next edit. It loses
   * files that changed during a compilation, and those of a check that the next compilation cancelled: they are added to the changed files.
   * It hands what it found in one compilation to the next one when that has begun meanwhile: nothing is reported then, because a check
   * follows.
   */
  #followLastCompilation(compiler: Compiler): void {
    const { start, issues } = TsCheckerRspackPlugin.getCompilerHooks(compiler);
    const changed = new Set<string>();
    const deleted = new Set<string>();
    let last: Compilation | undefined;
    compiler.hooks.watchRun.tap(NAME, () => {
      last = undefined;
    });
    start.tap(NAME, ({ changedFiles = [], deletedFiles = [] }, compilation) => {
      last = compilation;
      for (const file of [...changedFiles, ...(compiler.modifiedFiles ?? [])]) {
        changed.add(file);
        deleted.delete(file);
      }
      for (const file of [...deletedFiles, ...(compiler.removedFiles ?? [])]) {
        deleted.add(file);
        changed.delete(file);
      }
      return { changedFiles: [...changed], deletedFiles: [...deleted] };
    });
    issues.tap(NAME, (found, compilation) => {
      if (compilation !== last) return [];
      changed.clear();
      deleted.clear();
      return found;
    });
  }
}
