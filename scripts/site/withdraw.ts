import { withdrawAction } from '@territori/build/cli/siteActions';
import { siteCommand } from './siteCommand.ts';

/** `npm run withdraw -- glossario --to <site>`: takes the staged version from all visitors. */
await siteCommand({
  example: 'npm run withdraw -- glossario --to <site>',
  part: true,
  run: withdrawAction,
});
