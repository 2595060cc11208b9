import { removeAction } from '@territori/build/cli/siteActions';
import { siteCommand } from './siteCommand.ts';

/** `npm run remove -- dati-storici --to <site>`: removes a section from a site. Its files stay. */
await siteCommand({
  example: 'npm run remove -- dati-storici --to <site>',
  part: true,
  run: removeAction,
});
