import { defineSection } from '@territori/contract';
import { catalogueManifest } from './catalogueManifest.ts';

/** The catalogue of components, for teams that write sections. It is built like a section: its code is loaded when the page is opened. */
export const componentCatalogue = defineSection({
  manifest: catalogueManifest,
  messages: { it: {} },
  routes: [{ path: '', page: () => import('./CataloguePage.tsx') }],
});
