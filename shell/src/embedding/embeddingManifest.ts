import type { SectionManifest } from '@territori/contract';
import { OWN_PATHS } from '../registry/ownPaths.ts';

/** The place in the portal of the page on which integrators try a section. */
export const embeddingManifest = {
  id: 'incorpora',
  routes: [OWN_PATHS.embedding],
  title: { it: 'Incorpora una sezione', en: 'Embed a section' },
} as const satisfies SectionManifest;
