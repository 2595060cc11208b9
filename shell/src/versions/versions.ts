import { defineSection } from '@territori/contract';
import it from '../messages/it.json';
import { OWN_PATHS } from '../registry/ownPaths.ts';

/** The page of the running versions. It is built like a section, as the page for integrators. */
export const versions = defineSection({
  manifest: {
    id: 'versioni',
    routes: [OWN_PATHS.versions],
    title: { it: it['pagina.versioni'] },
  },
  messages: { it: {} },
  routes: [{ path: '', page: () => import('./VersionsPage.tsx') }],
});
