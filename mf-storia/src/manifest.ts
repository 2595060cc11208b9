import type { SectionManifest } from '@territori/contract';

export const manifest: SectionManifest = {
  id: 'storia',
  routes: ['/storia_ua'],
  title: { it: 'Storia unità territoriali', en: 'History of territorial units' },
  nav: { order: 50, label: { it: 'Storia unità', en: 'Unit history' } },
};
