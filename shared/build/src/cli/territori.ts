#!/usr/bin/env node
import { explainCommandFailure } from '../site/explainCommandFailure.ts';
import { buildCommand } from './buildCommand.ts';
import { checkCommand } from './checkCommand.ts';
import { devCommand } from './devCommand.ts';
import { publishCommand } from './publishCommand.ts';
import { type SectionHere, sectionHere } from './sectionHere.ts';
import { testCommand } from './testCommand.ts';

/** A command of `territori`. Resolves when it is done; rejects with CommandFailed or ReleaseRefused and a sentence for the developer. */
type Command = (section: SectionHere, argv: string[]) => Promise<void>;

const commands: Readonly<Record<string, Command>> = {
  dev: devCommand,
  build: buildCommand,
  test: testCommand,
  check: checkCommand,
  publish: publishCommand,
};

const USAGE = `territori works on the section in whose folder it runs.

  territori dev --portal <address>   runs it inside a deployed portal, with hot reload
  territori build                    builds it into dist/release
  territori test [files]             runs its tests; --watch runs them again when a file changes
  territori check                    checks format, imports, types and texts
  territori publish --to <site>      puts it into a site: a folder, or s3://bucket/folder
`;

const [name = '', ...argv] = process.argv.slice(2);
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
if (!command) {
  const asked = ['', 'help', '--help', '-h'].includes(name);
  if (asked) console.log(USAGE);
  else console.error(`There is no command "${name}".\n\n${USAGE}`);
  process.exitCode = asked ? 0 : 2;
} else {
  try {
    await command(await sectionHere(), argv);
  } catch (error) {
    console.error(explainCommandFailure(error) ?? error);
    process.exitCode = 1;
  }
}
