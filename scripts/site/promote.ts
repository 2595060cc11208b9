import { promoteAction } from '@territori/build/cli/siteActions';
import { siteOption } from '@territori/build/cli/siteOptions';
import { siteCommand } from './siteCommand.ts';

/** `npm run promote -- glossario --to <site>`: gives the staged version to all visitors, or to the share of `--share`. */
await siteCommand({
  example: 'npm run promote -- glossario [--share 50] --to <site>',
  part: true,
  options: { share: siteOption.share },
  run: promoteAction,
});
