import { defineSection } from '@territori/contract';
import { manifest } from './manifest.ts';
import it from './messages/it.json';

export default defineSection({
  manifest,
  messages: { it },
  translations: (language) => import(`@territori/languages/${language}/mf-storia.json`),
  routes: [
    { path: '', page: () => import('./pages/HistoryPage.tsx') },
    { path: ':id', title: 'unita.titolo', page: () => import('./pages/unit/UnitPage.tsx') },
  ],
});
