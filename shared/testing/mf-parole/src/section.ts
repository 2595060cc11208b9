import { defineSection } from '@territori/contract';
import { elementPage } from '@territori/kit/element';
import { manifest } from './manifest.ts';
import it from './messages/it.json';

/** An example: a section whose page is written in Vue. */
export default defineSection({
  manifest,
  messages: { it },
  translations: (language) => import(`./messages/${language}.json`),
  routes: [{ path: '', page: elementPage('parole-pagina', () => import('./pages/wordsPage.ts')) }],
});
