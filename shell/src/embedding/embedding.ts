import { defineSection } from '@territori/contract';
import { embeddingManifest } from './embeddingManifest.ts';

/**
 * The page on which integrators try a section and copy the code for their own page. It is built like a section: its
 * code is loaded when the page is opened, and its failure does not affect the rest.
 */
export const embedding = defineSection({
  manifest: embeddingManifest,
  messages: { it: {} },
  routes: [{ path: '', page: () => import('./EmbeddingPage.tsx') }],
});
