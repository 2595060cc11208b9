import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { CommandFailed } from '../CommandFailed.ts';
import { call } from '../remedies.ts';
import { explainCommandFailure } from '../site/explainCommandFailure.ts';
import { mirror } from '../site/mirror.ts';
import { openSite } from '../site/openSite.ts';
import { FolderTarget } from '../site/store/FolderTarget.ts';
import { type Option, readOptions } from './readOptions.ts';

const MIRROR = call('mirror', '--from <site> --to <folder> [--owners <hash>] [--times 1]');

const OPTIONS = {
  from: { type: 'string', value: '<site>', text: 'the site into which teams publish: a folder, or s3://bucket/folder' },
  to: {
    type: 'string',
    value: '<folder>',
    text: 'the folder that a web server serves, which teams cannot write; it is made where it is missing',
  },
  owners: { type: 'string', value: '<hash>', text: 'the hash with which the owners of the site begin: another site is not read' },
  times: { type: 'string', value: '<number>', text: 'how often to look; without it every ten seconds until it is stopped' },
} as const satisfies Record<string, Option>;

const PAUSE_MS = 10_000;

/**
 * `territori mirror`: takes over into the folder of a web server what the owners of a site signed, every ten seconds until it is stopped,
 * or as often as `--times` says. Says once what it does not take over, and ends with 1 when it holds something back.
 */
export async function mirrorCommand(argv: string[]): Promise<void> {
  const { values } = readOptions({ args: argv, options: OPTIONS }, MIRROR);
  const { from, to, owners, times } = values;
  if (!from || !to) throw new CommandFailed(`Name the site and the folder. Usage: ${MIRROR}`);
  if (times !== undefined && !/^[1-9]\d*$/.test(times)) throw new CommandFailed(`--times is "${times}"; it must be a whole number from 1.`);
  const source = await openSite(from, { example: MIRROR });
  const destination = new FolderTarget(resolve(to));
  const said = new Set<string>();
  const say = (sentence: string) => {
    if (!said.has(sentence)) console.error(sentence);
    said.add(sentence);
  };
  for (let left = times === undefined ? Number.POSITIVE_INFINITY : Number(times); left > 0; left -= 1) {
    try {
      const { revision, changed, refused, heldBack } = await mirror({ source, destination, root: owners });
      for (const sentence of refused) say(sentence);
      if (changed) console.log(`${to} shows revision ${revision}`);
      // a timer or a service learns of it
      process.exitCode = heldBack ? 1 : 0;
    } catch (error) {
      const sentence = explainCommandFailure(error);
      // a store that does not answer now may answer soon; what is served stays
      if (left === 1 || sentence === undefined) throw error;
      say(sentence);
    }
    if (left > 1) await wait(PAUSE_MS);
  }
}
