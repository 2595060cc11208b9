import { type Option as CommandOption, readOptions } from '@territori/build/cli/readOptions';
import { siteOption } from '@territori/build/cli/siteOptions';
import type { Making } from '@territori/build/site/deployment';
import { explainCommandFailure } from '@territori/build/site/explainCommandFailure';
import { makingNow } from '@territori/build/site/makingNow';
import { openSite } from '@territori/build/site/openSite';
import { ReleaseRefused } from '@territori/build/site/ReleaseRefused';
import type { Target } from '@territori/build/site/store/Target';
import { root } from '@territori/build/workspace';

/** The command line of a command about a site. */
interface SiteCommand<Option extends string> {
  /** An example of the whole command, for messages. */
  readonly example: string;
  /** Whether it is about one part, named first. */
  readonly part: boolean;
  /** Its options beside `--to` and `--key`. */
  readonly options?: Readonly<Record<Option, CommandOption>>;
  /** Whether it may make a new site, with `--new`. */
  readonly makesSite?: boolean;
  readonly run: (command: {
    readonly target: Target;
    readonly part: string;
    readonly values: Readonly<Partial<Record<Option, string>>>;
    readonly making: Making;
  }) => Promise<void>;
}

/** Reads the command line; throws ReleaseRefused or CommandFailed with one sentence when it cannot be read. */
export function readSiteCommand<Option extends string>(
  argv: readonly string[],
  { example, part, options, makesSite = false }: Omit<SiteCommand<Option>, 'run'>,
): { part: string; to?: string; key?: string; isNew: boolean; values: Partial<Record<Option, string>> } {
  const known = {
    to: siteOption.to,
    key: siteOption.key,
    ...(options as Readonly<Record<string, CommandOption>> | undefined),
    ...(makesSite && { new: siteOption.new }),
  };
  const parsed = readOptions({ args: [...argv], options: known, allowPositionals: true }, example);
  const [named, ...more] = parsed.positionals;
  if (part && !named) throw new ReleaseRefused(`Name a part, the shell or a section: ${example}`);
  const unexpected = part ? more : parsed.positionals;
  if (unexpected.length > 0) throw new ReleaseRefused(`"${unexpected.join(' ')}" is not expected. Usage: ${example}`);
  const { to, key, new: isNew, ...values } = parsed.values as Record<string, string | undefined>;
  return {
    part: named ?? '',
    ...(to !== undefined && { to }),
    ...(key !== undefined && { key }),
    isNew: isNew !== undefined,
    values: values as Partial<Record<Option, string>>,
  };
}

/** Runs a command about a site. A refusal is one sentence on the console, with exit code 1. */
export async function siteCommand<Option extends string>(command: SiteCommand<Option>): Promise<void> {
  try {
    const { part, to, key, isNew, values } = readSiteCommand(process.argv.slice(2), command);
    const target = await openSite(to, { example: command.example, isNew });
    await command.run({ target, part, values, making: await makingNow(root, key) });
  } catch (error) {
    console.error(explainCommandFailure(error) ?? error);
    process.exitCode = 1;
  }
}
