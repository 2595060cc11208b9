import { versionOf } from '@territori/build/site/deployment';
import { withdraw } from '@territori/build/site/stage';
import { siteCommand } from './siteCommand.ts';

/** `npm run withdraw -- glossario --to <site>`: takes the staged version from all visitors. */
await siteCommand({
  example: 'npm run withdraw -- glossario --to <site>',
  part: true,
  async run({ target, part, made }) {
    const after = await withdraw(target, part, made);
    console.log(`${part} ${versionOf(after, part)} runs for all visitors, revision ${after.registry.revision}`);
  },
});
