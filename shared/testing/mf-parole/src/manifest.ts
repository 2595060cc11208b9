import type { SectionManifest } from '@territori/contract';

export const manifest: SectionManifest = {
  id: 'parole',
  routes: ['/parole'],
  title: { it: 'Parole', en: 'Words' },
  nav: { order: 90 },
};
