import type { SectionManifest } from '@territori/contract';
import it from '../messages/it.json';
import { OWN_PATHS } from '../registry/ownPaths.ts';

/** The place of the catalogue of components in the portal. */
export const catalogueManifest = {
  id: 'componenti',
  routes: [OWN_PATHS.catalogue],
  title: { it: it['pagina.componenti'] },
} as const satisfies SectionManifest;
