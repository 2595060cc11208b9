import { defineSection } from '@territori/contract';

/** The page on which integrators try and copy what they put into theirs. It is made like a section's page, so that its code comes when it is opened and its failure stays in it. */
export const embedding = defineSection({
  manifest: { id: 'incorpora', routes: ['/incorpora'], title: { it: 'Incorpora una sezione', en: 'Embed a section' } },
  messages: { it: {}, en: {} },
  routes: [{ path: '', page: () => import('./EmbeddingPage.tsx') }],
});
