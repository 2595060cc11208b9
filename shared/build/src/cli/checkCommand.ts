import { join } from 'node:path';
import { CommandFailed } from '../CommandFailed.ts';
import { textFaults } from '../sectionChecks/textFaults.ts';
import { findPackage } from '../sharedModules/installed.ts';
import { refuseOtherVersions } from '../sharedModules/refuseOtherVersions.ts';
import { buildFolder } from '../workspace.ts';
import { readOptions } from './readOptions.ts';
import { runChecks } from './runChecks.ts';
import type { SectionHere } from './sectionHere.ts';

const program = (name: string, file: string) => join(findPackage(name, buildFolder) ?? name, file);

/**
 * Checks the versions of shared packages, format, lint and imports with Biome, types with TypeScript, and that both languages have the same
 * texts. Throws CommandFailed when something is wrong, after each fault was printed.
 */
export async function checkSection({ directory }: SectionHere, { write = false } = {}): Promise<void> {
  const faults = textFaults(directory);
  try {
    refuseOtherVersions(directory);
  } catch (error) {
    faults.push((error as Error).message);
  }
  for (const fault of faults) console.error(fault);
  const checks = [
    {
      name: 'format, lint and imports (npm run check -- --write mends most of it)',
      command: [process.execPath, program('@biomejs/biome', 'bin/biome'), 'check', '--error-on-warnings', ...(write ? ['--write'] : [])],
    },
    { name: 'types', command: [process.execPath, program('typescript', 'bin/tsc'), '--noEmit', '--project', 'tsconfig.json'] },
  ] as const;
  const passed = await runChecks(checks, directory);
  if (!passed || faults.length > 0) throw new CommandFailed('The section has faults, which are listed above.');
}

/** `territori check`: what a section needs to hold beside its tests. */
export async function checkCommand(section: () => Promise<SectionHere>, argv: string[]): Promise<void> {
  const { values } = readOptions(
    { args: argv, options: { write: { type: 'boolean', text: 'mends what can be mended: format, order of imports' } } },
    'npx territori check [--write]',
  );
  await checkSection(await section(), { write: values.write ?? false });
}
