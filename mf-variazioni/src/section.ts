import { defineSection } from '@territori/contract';
import { manifest } from './manifest.ts';
import it from './messages/it.json';

export default defineSection({
  manifest,
  messages: { it },
  translations: (language) => import(`@territori/languages/${language}/mf-variazioni.json`),
  routes: [
    { path: '', page: () => import('./pages/SearchPage.tsx') },
    { path: 'body', title: 'report', page: () => import('./pages/ReportPage.tsx') },
    { path: 'tutte', title: 'tutte', page: () => import('./pages/all/AllChangesPage.tsx') },
    { path: 'confronto', title: 'confronto', page: () => import('./pages/comparison/ComparisonPage.tsx') },
  ],
});
