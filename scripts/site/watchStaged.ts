import { ReleaseRefused } from '@territori/build/site/ReleaseRefused';
import { ENOUGH_ATTEMPTS, FEWEST_ATTEMPTS } from '@territori/build/site/staging/clearlyWorse';
import { readEnough, watchStaged } from '@territori/build/site/staging/watchStaged';
import { siteCommand } from './siteCommand.ts';

/**
 * `npm run watch-staged -- --api http://api-1:8080,http://api-2:8080 --to <site>`: withdraws a staged version that clearly fails more often
 * than the running one. Looks each minute until it is stopped, or once with `--times 1`.
 */
await siteCommand({
  example: 'npm run watch-staged -- --api http://localhost:8080 [--enough 200] [--times 1] --to <site>',
  part: false,
  options: {
    api: { type: 'string', value: '<addresses>', text: 'each replica of the API, separated by commas' },
    enough: {
      type: 'string',
      value: '<loads>',
      text: `loads of a version after which it is judged, from ${FEWEST_ATTEMPTS}; ${ENOUGH_ATTEMPTS} by default`,
    },
    times: { type: 'string', value: '<number>', text: 'how often to look; without it each minute until it is stopped' },
  },
  async run({ target, values: { api, enough, times }, making }) {
    const addresses = api?.split(',').filter((address) => URL.canParse(address)) ?? [];
    if (addresses.length === 0)
      throw new ReleaseRefused('Name each replica of the API with --api, separated by commas: --api http://localhost:8080');
    if (times !== undefined && !/^[1-9]\d*$/.test(times))
      throw new ReleaseRefused(`--times is "${times}"; it must be a whole number from 1.`);
    await watchStaged({
      ...{ target, addresses: () => addresses, making: { ...making, by: `${making.by} (watch-staged)` }, log: console.log },
      enough: readEnough(enough, '--enough'),
      ...(times !== undefined && { times: Number(times) }),
    });
  },
});
