import { ReleaseRefused } from '@territori/build/site/ReleaseRefused';
import { watchStaged } from '@territori/build/site/watchStaged';
import { siteCommand } from './siteCommand.ts';

/**
 * `npm run watch-staged -- --api http://api-1:8080,http://api-2:8080 --to <site>`: withdraws a staged version that clearly fails more often
 * than the running one. Looks each minute until it is stopped, or once with `--times 1`.
 */
await siteCommand({
  example: 'npm run watch-staged -- --api http://localhost:8080 [--times 1] --to <site>',
  part: false,
  options: ['api', 'times'],
  async run({ target, values: { api, times }, making }) {
    const addresses = api?.split(',').filter((address) => URL.canParse(address)) ?? [];
    if (addresses.length === 0)
      throw new ReleaseRefused('Name each replica of the API with --api, separated by commas: --api http://localhost:8080');
    if (times !== undefined && !/^[1-9]\d*$/.test(times))
      throw new ReleaseRefused(`--times is "${times}"; it must be a whole number from 1.`);
    await watchStaged({
      ...{ target, addresses: () => addresses, making: { ...making, by: `${making.by} (watch-staged)` }, log: console.log },
      ...(times !== undefined && { times: Number(times) }),
    });
  },
});
