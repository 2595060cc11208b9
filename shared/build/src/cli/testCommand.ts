import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { CommandFailed } from '../CommandFailed.ts';
import { findPackage } from '../installed.ts';
import { inWorkspace, root } from '../workspace.ts';
import type { SectionHere } from './sectionHere.ts';

/** `territori test [files] [--watch]`: the section's tests, in Vitest with jsdom. Other options go to Vitest. */
export async function testCommand({ directory }: SectionHere, argv: string[]): Promise<void> {
  const testing = findPackage('@territori/testing', directory);
  if (!testing) throw new CommandFailed(`@territori/testing is not installed in ${directory}. Add it to devDependencies.`);
  const vitest = join(findPackage('vitest', testing) ?? 'vitest', 'vitest.mjs');
  const watch = argv.includes('--watch');
  // the workspace has one configuration for all its sections
  const [config, ...only] = inWorkspace ? [join(root, 'vitest.config.ts'), directory] : [join(testing, 'dist/vitestConfig.js')];
  const options = [
    '--root',
    inWorkspace ? root : directory,
    '--config',
    config as string,
    ...only,
    ...argv.filter((option) => option !== '--watch'),
  ];
  const child = spawn(process.execPath, [vitest, watch ? 'watch' : 'run', ...options], { cwd: directory, stdio: 'inherit' });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new CommandFailed('Some tests failed.');
}
