import { defineSection } from '@territori/contract';
import { manifest } from './manifest.ts';
import it from './messages/it.json';

export default defineSection({
  manifest,
  messages: { it },
  translations: (language) => import(`./messages/${language}.json`),
  routes: [{ path: '', page: () => import('./pages/HomePage.tsx') }],
});
