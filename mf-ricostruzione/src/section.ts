import { defineSection } from '@territori/contract';
import phrasesEn from '@territori/languages/en/traduzione.json';
import phrasesIt from '@territori/traduzione/messages/it.json';
import { manifest } from './manifest.ts';
import en from './messages/en.json';
import it from './messages/it.json';

export default defineSection({
  manifest,
  messages: { it: { ...it, ...phrasesIt }, en: { ...en, ...phrasesEn } },
  routes: [
    { path: '', page: () => import('./pages/SearchPage.tsx') },
    { path: 'elenco', title: 'elenco.titolo', page: () => import('./pages/ListPage.tsx') },
    { path: 'body', title: 'report', page: () => import('./pages/ReportPage.tsx') },
  ],
});
