import { readOptions } from '@territori/build/cli/readOptions';
import type { Made } from '@territori/build/site/deployment';
import { explainCommandFailure } from '@territori/build/site/explainCommandFailure';
import { madeNow } from '@territori/build/site/madeNow';
import { openTarget } from '@territori/build/site/openTarget';
import { ReleaseRefused } from '@territori/build/site/ReleaseRefused';
import type { Target } from '@territori/build/site/Target';
import { root } from '@territori/build/workspace';

/** The command line of a command about a site. */
interface SiteCommand<Option extends string> {
  /** An example of the whole command, for messages. */
  readonly example: string;
  /** Whether it is about one part, named first. */
  readonly part: boolean;
  /** Its options beside `--to`. */
  readonly options?: readonly Option[];
  readonly run: (command: {
    readonly target: Target;
    readonly part: string;
    readonly values: Readonly<Partial<Record<Option, string>>>;
    readonly made: Made;
  }) => Promise<void>;
}

/** Reads the command line; throws ReleaseRefused or CommandFailed with one sentence when it cannot be read. */
export function readSiteCommand<Option extends string>(
  argv: readonly string[],
  { example, part, options = [] }: Omit<SiteCommand<Option>, 'run'>,
): { part: string; to?: string; values: Partial<Record<Option, string>> } {
  const known = Object.fromEntries(['to', ...options].map((name) => [name, { type: 'string' as const }]));
  const parsed = readOptions({ args: [...argv], options: known, allowPositionals: true }, example);
  const [named, ...more] = parsed.positionals;
  if (part && !named) throw new ReleaseRefused(`Name a part, the shell or a section: ${example}`);
  const unexpected = part ? more : parsed.positionals;
  if (unexpected.length > 0) throw new ReleaseRefused(`"${unexpected.join(' ')}" is not expected. Usage: ${example}`);
  const { to, ...values } = parsed.values as Record<string, string>;
  return { part: named ?? '', ...(to !== undefined && { to }), values: values as Partial<Record<Option, string>> };
}

/** Runs a command about a site. A refusal is one sentence on the console, with exit code 1. */
export async function siteCommand<Option extends string>(command: SiteCommand<Option>): Promise<void> {
  try {
    const { part, to, values } = readSiteCommand(process.argv.slice(2), command);
    const target = await openTarget(to, command.example);
    await command.run({ target, part, values, made: madeNow(root) });
  } catch (error) {
    console.error(explainCommandFailure(error) ?? error);
    process.exitCode = 1;
  }
}
