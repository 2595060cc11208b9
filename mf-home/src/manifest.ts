import type { SectionManifest } from '@territori/contract';

export const manifest: SectionManifest = {
  id: 'home',
  routes: ['/home'],
  title: { it: 'Home', en: 'Home' },
  nav: { order: 10 },
};
