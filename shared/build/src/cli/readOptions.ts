import { type ParseArgsConfig, parseArgs } from 'node:util';
import { CommandFailed } from '../CommandFailed.ts';

/**
 * Reads the options of a command; `--help` prints the usage and ends the process. Throws CommandFailed with one sentence, and the usage,
 * when they are wrong.
 */
export function readOptions<Config extends ParseArgsConfig>(config: Config, usage: string): ReturnType<typeof parseArgs<Config>> {
  if ((config.args ?? process.argv.slice(2)).some((option) => option === '--help' || option === '-h')) {
    console.log(`Usage: ${usage}`);
    process.exit(0);
  }
  try {
    return parseArgs(config);
  } catch (error) {
    const [reason = ''] = (error as Error).message.split(/\. |\n/);
    throw new CommandFailed(`${reason.replace(/\.$/, '')}. Usage: ${usage}`);
  }
}
