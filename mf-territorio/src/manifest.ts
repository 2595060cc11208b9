import type { SectionManifest } from '@territori/contract';

export const manifest: SectionManifest = {
  id: 'territorio',
  routes: ['/territorio'],
  title: { it: 'Unità territoriali', en: 'Territorial units' },
  nav: { order: 20 },
  links: { mappa: '/territorio/mappa' },
};
