import { versionOf } from '@territori/build/site/deployment';
import { promote, readShare } from '@territori/build/site/stage';
import { siteCommand } from './siteCommand.ts';

/** `npm run promote -- glossario --to <site>`: gives the staged version to all visitors, or to the share of `--share`. */
await siteCommand({
  example: 'npm run promote -- glossario [--share 50] --to <site>',
  part: true,
  options: ['share'],
  async run({ target, part, values: { share }, made }) {
    const after = await promote(target, part, { made, ...(share !== undefined && { share: readShare(share) }) });
    const next = after.registry.sections[part]?.next;
    const visitors = next ? `${next.share} % of the visitors` : 'all visitors';
    console.log(`${part} ${next?.version ?? versionOf(after, part)} runs for ${visitors}, revision ${after.registry.revision}`);
  },
});
