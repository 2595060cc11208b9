import { rollbackAction } from '@territori/build/cli/siteActions';
import { siteOption } from '@territori/build/cli/siteOptions';
import { siteCommand } from './siteCommand.ts';

/** `npm run rollback -- glossario --to <site>`: returns to the version before the running one, or to the one of `--version`. */
await siteCommand({
  example: 'npm run rollback -- glossario [--version 1.0.0] --to <site>',
  part: true,
  options: { version: siteOption.version },
  run: rollbackAction,
});
