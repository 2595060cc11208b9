import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { CommandFailed } from '../CommandFailed.ts';
import { findPackage } from '../sharedModules/installed.ts';
import { inWorkspace, root } from '../workspace.ts';
import { isHelp } from './readOptions.ts';
import type { SectionHere } from './sectionHere.ts';

/** `territori test [files] [--watch]`: the section's tests, in Vitest with jsdom. Other options go to Vitest. */
export async function testCommand(section: () => Promise<SectionHere>, argv: string[]): Promise<void> {
  if (argv.some(isHelp)) {
    console.log(
      'Usage: npx territori test [files] [--watch]\n\n  --watch  runs the tests again when a file changes\n  --help   prints this text\n\nOther options go to Vitest.',
    );
    return;
  }
  await testSection(await section(), argv);
}

/** Runs the tests of a section; throws CommandFailed when one fails. */
export async function testSection({ directory }: SectionHere, argv: readonly string[] = []): Promise<void> {
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
