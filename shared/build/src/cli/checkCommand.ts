import { join } from 'node:path';
import { CommandFailed } from '../CommandFailed.ts';
import { findPackage } from '../installed.ts';
import { buildFolder } from '../workspace.ts';
import { readOptions } from './readOptions.ts';
import { runChecks } from './runChecks.ts';
import type { SectionHere } from './sectionHere.ts';

const program = (name: string, file: string) => join(findPackage(name, buildFolder) ?? name, file);

/** `territori check`: format, lint and imports with Biome, types and texts with TypeScript. */
export async function checkCommand({ directory }: SectionHere, argv: string[]): Promise<void> {
  const { values } = readOptions({ args: argv, options: { write: { type: 'boolean' } } }, 'territori check [--write]');
  const checks = [
    {
      name: 'format, lint and imports (npm run check -- --write mends most of it)',
      command: [
        process.execPath,
        program('@biomejs/biome', 'bin/biome'),
        'check',
        '--error-on-warnings',
        ...(values.write ? ['--write'] : []),
      ],
    },
    { name: 'types and texts', command: [process.execPath, program('typescript', 'bin/tsc'), '--noEmit', '--project', 'tsconfig.json'] },
  ] as const;
  if (!(await runChecks(checks, directory))) throw new CommandFailed('The section has faults, which are listed above.');
}
