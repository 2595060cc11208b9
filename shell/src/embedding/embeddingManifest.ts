import type { SectionManifest } from '@territori/contract';
import it from '../messages/it.json';
import { OWN_PATHS } from '../registry/ownPaths.ts';

/** The place in the portal of the page on which integrators try a section. */
export const embeddingManifest = {
  id: 'incorpora',
  routes: [OWN_PATHS.embedding],
  title: { it: it['pagina.incorpora'] },
} as const satisfies SectionManifest;
