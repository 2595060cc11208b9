import { printReleases } from '@territori/build/cli/siteActions';
import { siteCommand } from './siteCommand.ts';

/** `npm run releases -- --to <site>`: the versions of every part, when and by whom they were released and signed, and which run. */
await siteCommand({
  example: 'npm run releases -- --to <site>',
  part: false,
  run: ({ target }) => printReleases(target),
});
