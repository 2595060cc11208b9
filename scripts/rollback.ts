import { versionOf } from '@territori/build/site/deployment';
import { rollback } from '@territori/build/site/rollback';
import { siteCommand } from './siteCommand.ts';

/** `npm run rollback -- glossario --to <site>`: returns to the version before the running one, or to the one of `--version`. */
await siteCommand({
  example: 'npm run rollback -- glossario [--version 1.0.0] --to <site>',
  part: true,
  options: ['version'],
  async run({ target, part, values: { version }, made }) {
    const after = await rollback(target, part, { made, ...(version !== undefined && { version }) });
    console.log(`${part} ${versionOf(after, part)} runs again, revision ${after.registry.revision}`);
  },
});
