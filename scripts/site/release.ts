import { progress } from '@territori/build/cli/progress';
import { readLoads } from '@territori/build/cli/readLoads';
import { siteOption } from '@territori/build/cli/siteOptions';
import { refuseDirtyTree } from '@territori/build/site/refuseDirtyTree';
import { release } from '@territori/build/site/release';
import { readShare } from '@territori/build/site/staging/stage';
import { hasPages, tryOut } from '@territori/build/trial/tryOut';
import { root } from '@territori/build/workspace';
import { ensureHeadlessShell } from '../ensure/ensureHeadlessShell.ts';
import { siteCommand } from './siteCommand.ts';
import { startTrialApi, type TrialApi } from './trial/startTrialApi.ts';

/**
 * `npm run release -- glossario --to <site>`: builds, tests and releases one part of a site. With `--share` a percentage of the visitors
 * gets it, with `--promote-after` all of them once so many loads were good.
 */
await siteCommand({
  example: 'npm run release -- glossario [--share 10 [--promote-after 200]] [--new] --to <site>',
  part: true,
  options: { share: siteOption.share, 'promote-after': siteOption['promote-after'] },
  makesSite: true,
  async run({ target, part, values, making }) {
    const share = values.share === undefined ? undefined : readShare(values.share);
    const promoteAfter = readLoads(values['promote-after'], share);
    refuseDirtyTree(root);
    const log = progress();
    let api: TrialApi | undefined;
    const start = () => {
      api ??= startTrialApi();
      return api;
    };
    try {
      await release({
        ...{ target, part, made: making, log },
        ...(share !== undefined && { share }),
        ...(promoteAfter !== undefined && { promoteAfter }),
        onFit: (before) => hasPages(before, part) && start(),
        tryOut: async (change, before) => {
          if (!hasPages(before, part)) return;
          Object.assign(process.env, await ensureHeadlessShell(log));
          log('opening its pages beside the released parts');
          await tryOut({ target, change, before, part, api: await start().url, log });
        },
      });
    } finally {
      await api?.stop();
    }
  },
});
