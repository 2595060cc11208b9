import { defineSection } from '@territori/contract';
import { manifest } from './manifest.ts';
import en from './messages/en.json';
import it from './messages/it.json';

export default defineSection({
  manifest,
  messages: { it, en },
  routes: [
    { path: '', page: () => import('./pages/HistoryPage.tsx') },
    { path: ':id', title: 'unita.titolo', page: () => import('./pages/unit/UnitPage.tsx') },
  ],
});
