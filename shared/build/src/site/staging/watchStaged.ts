import { setTimeout as wait } from 'node:timers/promises';
import type { Making } from '../deployment.ts';
import { explainCommandFailure } from '../explainCommandFailure.ts';
import { ReleaseRefused } from '../ReleaseRefused.ts';
import type { Target } from '../store/Target.ts';
import { ENOUGH_ATTEMPTS, FEWEST_ATTEMPTS } from './clearlyWorse.ts';
import { type CountedOutcome, judgeStaged } from './judgeStaged.ts';

const PAUSE_MS = 60_000;

interface Watch {
  readonly target: Target;
  /** The addresses of the API's replicas, each of which counts by itself. */
  readonly addresses: () => Promise<readonly string[]> | readonly string[];
  /** Who changes the site, with the key of a watcher where it has owners. */
  readonly making: Omit<Making, 'at'>;
  readonly log: (text: string) => void;
  /** Loads of a version after which it is judged. */
  readonly enough?: number | undefined;
  /** How often to look, once a minute. */
  readonly times?: number;
}

async function countsOf(address: string): Promise<CountedOutcome[]> {
  const answer = await fetch(new URL('api/esiti', address.endsWith('/') ? address : `${address}/`));
  if (!answer.ok) throw new ReleaseRefused(`${address} answered ${answer.status} instead of the counts of browsers.`);
  return (await answer.json()) as CountedOutcome[];
}

/** Reads after how many loads of a version it is judged; undefined where nothing says so. Throws ReleaseRefused with one sentence. */
export function readEnough(text: string | undefined, name: string): number | undefined {
  if (!text) return undefined;
  if (/^[1-9]\d{0,8}$/.test(text) && Number(text) >= FEWEST_ATTEMPTS) return Number(text);
  throw new ReleaseRefused(`${name} is "${text}": it is a number of loads from ${FEWEST_ATTEMPTS}, since fewer prove nothing.`);
}

/** Withdraws each staged version that clearly fails more often than the running one, as soon as the counts of browsers prove it. */
export async function watchStaged({
  target,
  addresses,
  making,
  log,
  enough = ENOUGH_ATTEMPTS,
  times = Number.POSITIVE_INFINITY,
}: Watch): Promise<void> {
  for (let left = times; left > 0; left -= 1) {
    try {
      const counts = (await Promise.all((await addresses()).map(countsOf))).flat();
      for (const sentence of await judgeStaged(target, counts, { enough, made: { ...making, at: new Date().toISOString() } }))
        log(sentence);
    } catch (error) {
      // a replica that does not answer now may answer in a minute
      if (left === 1) throw error;
      console.error(explainCommandFailure(error) ?? error);
    }
    if (left > 1) await wait(PAUSE_MS);
  }
}
