import { removeSection } from '@territori/build/site/rollback';
import { siteCommand } from './siteCommand.ts';

/** `npm run remove -- dati-storici --to <site>`: removes a section from a site. Its files stay. */
await siteCommand({
  example: 'npm run remove -- dati-storici --to <site>',
  part: true,
  async run({ target, part, made }) {
    const { registry } = await removeSection(target, part, made);
    console.log(`${part} is removed, revision ${registry.revision}. Its files stay: npm run rollback -- ${part} --version <version>`);
  },
});
