import { type Configuration, rspack } from '@rspack/core';
import { ownExtension } from '../workspace.ts';

/** How rspack is to compile one package. */
export interface Compilation {
  /** A configuration of `src/rspack`, by name. */
  readonly config: 'shell' | 'section' | 'monolith';
  /** The package's folder. */
  readonly directory: string;
  readonly development: boolean;
  /** What the configuration reads. */
  readonly environment: Readonly<Record<string, string>>;
}

type MakeConfiguration = (environment: Compilation['environment']) => Promise<Configuration | Configuration[]>;

/** Compiles one package; resolves to what rspack says where that fails. */
async function failureOf({ config, directory, development, environment }: Compilation): Promise<string | undefined> {
  process.chdir(directory);
  process.env.NODE_ENV = development ? 'development' : 'production';
  const { default: makeConfiguration } = (await import(`../rspack/${config}${ownExtension}`)) as { default: MakeConfiguration };
  const compiler = rspack([await makeConfiguration(environment)].flat());
  try {
    return await new Promise((resolve, reject) => {
      compiler.run((error, stats) => {
        if (error) reject(error);
        else resolve(stats?.hasErrors() ? stats.toString({ preset: 'errors-warnings', colors: false }) : undefined);
      });
    });
  } finally {
    await new Promise((resolve) => compiler.close(resolve));
  }
}

/** The program of `CompilerProcess`: compiles what its parent sends, and ends with it. */
process.on('message', async (compilation: Compilation) => {
  const failure = await failureOf(compilation).catch((error: Error) => error.message);
  process.send?.({ failure });
});
process.once('disconnect', () => process.exit());
