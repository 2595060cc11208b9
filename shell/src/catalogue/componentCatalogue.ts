import { defineSection } from '@territori/contract';
import { OWN_PATHS } from '../registry/ownPaths.ts';

/** The catalogue of components, for teams that write sections. It is built like a section: its code is loaded when the page is opened. */
export const componentCatalogue = defineSection({
  manifest: {
    id: 'componenti',
    routes: [OWN_PATHS.catalogue],
    title: { it: 'Componenti', en: 'Components' },
  },
  messages: { it: {}, en: {} },
  routes: [{ path: '', page: () => import('./CataloguePage.tsx') }],
});
