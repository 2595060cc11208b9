import type { SectionManifest } from '@territori/contract';

export const manifest: SectionManifest = {
  id: 'variazioni',
  routes: ['/variazioni'],
  title: { it: 'Variazioni', en: 'Changes' },
  nav: { order: 30 },
};
