import { defineSection } from '@territori/contract';
import { manifest } from './manifest.ts';
import it from './messages/it.json';

export default defineSection({
  manifest,
  messages: { it },
  translations: (language) => import(`@territori/languages/${language}/mf-territorio.json`),
  routes: [
    { path: '', page: () => import('./pages/SearchPage.tsx') },
    { path: 'mappa', title: 'mappa', page: () => import('./pages/MapPage.tsx') },
    { path: 'body', title: 'report', page: () => import('./pages/ReportPage.tsx') },
  ],
});
