import { type ParseArgsConfig, parseArgs } from 'node:util';
import { CommandFailed } from '../CommandFailed.ts';
import { meant } from '../meant.ts';

/** An option of a command, with what `--help` says of it. */
export interface Option {
  readonly type: 'string' | 'boolean';
  readonly multiple?: boolean;
  readonly text: string;
  /** What stands for its value, such as `<site>`. */
  readonly value?: string;
}

type Options = Readonly<Record<string, Option>>;

export const isHelp = (option: string): boolean => option === '--help' || option === '-h';

/** The options of a command in a table, one a line. */
function listed(options: Options): string {
  const rows = Object.entries(options).map(([name, { type, value = '<value>', text }]) => [
    `  --${name}${type === 'string' ? ` ${value}` : ''}`,
    text,
  ]);
  const width = Math.max(...rows.map(([option = '']) => option.length), '  --help'.length);
  return [...rows, ['  --help', 'prints this text']].map(([option = '', text]) => `${option.padEnd(width)}  ${text}`).join('\n');
}

/** What is wrong with a command line, with the option that was meant. */
function reasonOf(error: Error, options: Options): string {
  const [reason = ''] = error.message.split(/\. |\n/);
  const unknown = /^Unknown option '--?([^']+)'/.exec(reason)?.[1];
  const near = unknown && meant(unknown, [...Object.keys(options), 'help']);
  return `${reason.replace(/\.$/, '')}.${near ? ` Did you mean --${near}?` : ''}`;
}

/**
 * Reads the options of a command; `--help` prints the usage with a text for each option and ends the process. Throws CommandFailed, with
 * the usage, for wrong ones.
 */
export function readOptions<Config extends ParseArgsConfig & { options?: Options }>(
  config: Config,
  usage: string,
): ReturnType<typeof parseArgs<Config>> {
  const { args = process.argv.slice(2), options = {} } = config;
  if (args.some(isHelp)) {
    console.log(`Usage: ${usage}\n\n${listed(options)}`);
    process.exit(0);
  }
  try {
    return parseArgs(config);
  } catch (error) {
    throw new CommandFailed(`${reasonOf(error as Error, options)} Usage: ${usage}`);
  }
}
