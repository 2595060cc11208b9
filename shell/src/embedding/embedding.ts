import { defineSection } from '@territori/contract';

/** The page on which integrators try a section and copy the lines for their own page. It is made like a section, so that its code is loaded when it is opened and its failure stays inside it. */
export const embedding = defineSection({
  manifest: {
    id: 'incorpora',
    routes: ['/incorpora'],
    title: { it: 'Incorpora una sezione', en: 'Embed a section' },
  },
  messages: { it: {}, en: {} },
  routes: [{ path: '', page: () => import('./EmbeddingPage.tsx') }],
});
