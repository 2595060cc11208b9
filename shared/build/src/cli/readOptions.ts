import { type ParseArgsConfig, parseArgs } from 'node:util';
import { CommandFailed } from '../CommandFailed.ts';

/** Reads the options of a command. Throws CommandFailed with one sentence, and the usage, when they are wrong. */
export function readOptions<Config extends ParseArgsConfig>(config: Config, usage: string): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (error) {
    const [reason = ''] = (error as Error).message.split(/\. |\n/);
    throw new CommandFailed(`${reason.replace(/\.$/, '')}. Usage: ${usage}`);
  }
}
