import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ownExtension } from './workspace.ts';

const command = join(dirname(createRequire(import.meta.url).resolve('@rspack/cli/package.json')), 'bin/rspack.js');
const configurations = join(dirname(fileURLToPath(import.meta.url)), 'rspack');

/** One run of rspack. */
export interface RspackRun {
  /** A configuration of `src/rspack`, by name. */
  readonly config: 'shell' | 'section' | 'monolith' | 'development';
  /** The package's folder. */
  readonly directory: string;
  /** The values of `--env`, which the configuration reads. */
  readonly environment: Readonly<Record<string, string>>;
  readonly development: boolean;
}

/** Runs rspack's command line in a package's folder. */
export function rspackCommand(
  task: 'build' | 'serve',
  { config, directory, environment, development }: RspackRun,
  stdio: StdioOptions,
): ChildProcess {
  // the overlay of a development server writes a terminal's colours as inline styles, which the page's policy refuses
  const { FORCE_COLOR: _, ...plain } = process.env;
  const values = Object.entries(environment).flatMap(([name, value]) => ['--env', `${name}=${value}`]);
  return spawn(process.execPath, [command, task, '-c', join(configurations, config + ownExtension), ...values], {
    cwd: directory,
    stdio,
    env: { ...(task === 'serve' ? { ...plain, NO_COLOR: '1' } : process.env), NODE_ENV: development ? 'development' : 'production' },
  });
}
