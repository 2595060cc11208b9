#!/usr/bin/env node
import { CommandFailed } from '../CommandFailed.ts';
import { meant } from '../meant.ts';
import { explainCommandFailure } from '../site/explainCommandFailure.ts';
import { isSection } from '../workspace.ts';
import { readOptions } from './readOptions.ts';
import { type SectionHere, sectionHere } from './sectionHere.ts';
import type { SiteAction } from './siteActions.ts';
import { siteOption } from './siteOptions.ts';

/** A command of `territori`. Rejects with CommandFailed or ReleaseRefused and a sentence for the developer. */
type Command = (argv: string[]) => Promise<void>;

/** A command about the section in whose folder it runs. */
const ofSection =
  (load: () => Promise<(section: () => Promise<SectionHere>, argv: string[]) => Promise<void>>): Command =>
  async (argv) =>
    (await load())(sectionHere, argv);

/** A command about what runs on a site: of the section in whose folder it runs; elsewhere an administrator names the part. */
const ofSite =
  <Option extends 'version' | 'share'>(word: string, option: Option | undefined, load: () => Promise<SiteAction<Option>>): Command =>
  async (argv) => {
    const { to: site, key: signs } = siteOption;
    const usage = `npx territori ${word} ${option ? `[--${option} ${siteOption[option].value}] ` : ''}[--key <file>] --to <site>`;
    const options = { to: site, key: signs, ...(option && { [option]: siteOption[option] }) };
    const parsed = readOptions({ args: argv, options, allowPositionals: true }, usage);
    const { to, key, ...values } = parsed.values as Record<string, string | undefined>;
    const [named, ...more] = parsed.positionals;
    const here = isSection(process.cwd()) ? (await sectionHere()).id : undefined;
    if (more.length > 0 || (here && named && named !== here))
      throw new CommandFailed(`This is the folder of ${here}, and the command is about it alone. Usage: ${usage}`);
    const { openSite } = await import('../site/openSite.ts');
    const { makingNow } = await import('../site/makingNow.ts');
    const { readOwners } = await import('../site/owners/Owners.ts');
    const target = await openSite(to, { example: usage });
    const part = here ?? named;
    if (!part || (!here && !(await readOwners(target))))
      throw new CommandFailed(
        `Run this in the folder of your section. Elsewhere an administrator names the part, on a site that has owners: npx territori ${word} <part> --to <site>`,
      );
    const action = await load();
    await action({ target, part, values: values as Partial<Record<Option, string>>, making: await makingNow(process.cwd(), key) });
  };

const releases: Command = async (argv) => {
  const usage = 'npx territori releases [--all] --to <site>';
  const all = { type: 'boolean', text: 'those of every part of the site, not of the section in whose folder it runs' } as const;
  const { values } = readOptions({ args: argv, options: { to: siteOption.to, all } }, usage);
  const { openSite } = await import('../site/openSite.ts');
  const { printReleases } = await import('./siteActions.ts');
  const own = isSection(process.cwd()) && !values.all ? (await sectionHere()).id : undefined;
  await printReleases(await openSite(values.to, { example: usage }), own);
};

/** Each is loaded when it is called: the compiler alone takes a second. */
const commands: Readonly<Record<string, Command>> = {
  dev: ofSection(async () => (await import('./devCommand.ts')).devCommand),
  build: ofSection(async () => (await import('./buildCommand.ts')).buildCommand),
  test: ofSection(async () => (await import('./testCommand.ts')).testCommand),
  check: ofSection(async () => (await import('./checkCommand.ts')).checkCommand),
  publish: ofSection(async () => (await import('./publishCommand.ts')).publishCommand),
  releases,
  rollback: ofSite('rollback', 'version', async () => (await import('./siteActions.ts')).rollbackAction),
  promote: ofSite('promote', 'share', async () => (await import('./siteActions.ts')).promoteAction),
  withdraw: ofSite('withdraw', undefined, async () => (await import('./siteActions.ts')).withdrawAction),
  remove: ofSite('remove', undefined, async () => (await import('./siteActions.ts')).removeAction),
  key: async (argv) => (await import('./keyCommand.ts')).keyCommand(argv),
  mirror: async (argv) => (await import('./mirrorCommand.ts')).mirrorCommand(argv),
  owners: async (argv) => (await import('./ownersCommand.ts')).ownersCommand(argv),
};

const USAGE = `territori works on the section in whose folder it runs. territori <command> --help says more.

  territori dev --portal <address>   runs it inside a deployed portal, with hot reload
  territori build                    builds it into dist/release
  territori test [files]             runs its tests; --watch runs them again when a file changes
  territori check                    checks versions, format, imports, types and texts
  territori publish --to <site>      checks, tests and visits it, and puts it into a site: a folder, or s3://bucket/folder
  territori releases --to <site>     lists its versions, who signed them, and which run
  territori rollback --to <site>     returns to the version before, or to the one of --version
  territori promote --to <site>      gives its staged version to all visitors, or to the share of --share
  territori withdraw --to <site>     takes its staged version from all visitors
  territori remove --to <site>       removes it from the site; its files stay

These need no section:

  territori key                      makes the key with which you sign, on a site that has owners
  territori owners --to <site>       shows who may publish what; administrators change it with begin, give, take, hand-over, rotate, withdraw
  territori mirror --from <site> --to <folder>   takes over what the owners signed into the folder that a web server serves
`;

// whoever reads the first lines alone, as head does, ends the command without an error
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => process.exit(code === 'EPIPE' ? 0 : 1));

const [first = '', ...rest] = process.argv.slice(2);
// help publish is publish --help
const [name = '', argv] = first === 'help' && rest[0] ? [rest[0], ['--help']] : [first, rest];
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
if (!command) {
  const asked = ['', 'help', '--help', '-h'].includes(name);
  if (asked) console.log(USAGE);
  else {
    const near = meant(name, Object.keys(commands));
    console.error(`There is no command "${name}".${near ? ` Did you mean ${near}?` : ''}\n\n${USAGE}`);
  }
  process.exitCode = asked ? 0 : 2;
} else {
  try {
    await command(argv);
  } catch (error) {
    console.error(explainCommandFailure(error) ?? error);
    process.exitCode = 1;
  }
}
