import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { TsCheckerRspackPlugin } from 'ts-checker-rspack-plugin';

/**
 * Checks the types of a section under development in a separate process, beside the compilation: a wrong type, and a text that a language
 * lacks, are printed and shown over the page, which goes on running.
 */
export const typeCheck = (directory: string): TsCheckerRspackPlugin =>
  new TsCheckerRspackPlugin({
    typescript: {
      configFile: join(directory, 'tsconfig.json'),
      typescriptPath: createRequire(import.meta.url).resolve('typescript'),
      memoryLimit: 1024,
    },
    // an error of a shared package's sources belongs to the check of that package
    issue: { include: ({ file }) => file !== undefined && !relative(directory, file).startsWith('..') },
    logger: {
      log: () => {},
      error: (message) => console.error(message),
    },
  });
