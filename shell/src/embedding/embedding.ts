import { defineSection } from '@territori/contract';
import { manifest } from './manifest.ts';

/** The page on which integrators try and copy what they put into theirs. It is made like a section's page, so that its code comes when it is opened and its failure stays in it. */
export const embedding = defineSection({
  manifest,
  messages: { it: {}, en: {} },
  routes: [{ path: '', page: () => import('./EmbeddingPage.tsx') }],
});
