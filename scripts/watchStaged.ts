import { setTimeout as wait } from 'node:timers/promises';
import { ReleaseRefused } from '@territori/build/site/ReleaseRefused';
import { type CountedOutcome, withdrawWorse } from '@territori/build/site/withdrawWorse';
import { siteCommand } from './siteCommand.ts';

const PAUSE_MS = 60_000;

async function countsOf(address: string): Promise<CountedOutcome[]> {
  const answer = await fetch(new URL('api/esiti', address.endsWith('/') ? address : `${address}/`));
  if (!answer.ok) throw new ReleaseRefused(`${address} answered ${answer.status} instead of the counts of browsers.`);
  return (await answer.json()) as CountedOutcome[];
}

/**
 * `npm run watch-staged -- --api http://api-1:8080,http://api-2:8080 --to <site>`: withdraws a staged version that clearly fails more often
 * than the running one. Looks each minute until it is stopped, or once with `--times 1`.
 */
await siteCommand({
  example: 'npm run watch-staged -- --api http://localhost:8080 [--times 1] --to <site>',
  part: false,
  options: ['api', 'times'],
  async run({ target, values: { api, times = 'Infinity' }, made }) {
    const addresses = api?.split(',').filter((address) => URL.canParse(address)) ?? [];
    if (addresses.length === 0)
      throw new ReleaseRefused('Name each replica of the API with --api, separated by commas: --api http://localhost:8080');
    for (let left = Number(times); left > 0; left -= 1) {
      try {
        const counts = (await Promise.all(addresses.map(countsOf))).flat();
        for (const sentence of await withdrawWorse(target, counts, { at: new Date().toISOString(), by: `${made.by} (watch-staged)` }))
          console.log(sentence);
      } catch (error) {
        // a replica that does not answer now may answer in a minute
        if (left === 1) throw error;
        console.error(error instanceof Error ? error.message : error);
      }
      if (left > 1) await wait(PAUSE_MS);
    }
  },
});
