import type { SectionManifest } from '@territori/contract';

export const manifest: SectionManifest = {
  id: 'apidetail',
  routes: ['/apidetail'],
  title: { it: 'Dettaglio API', en: 'API detail' },
  nav: { order: 80, label: { it: 'API', en: 'API' } },
  embeddable: true,
};
