import type { SectionManifest } from '@territori/contract';

export const manifest: SectionManifest = {
  id: 'apidetail',
  routes: ['/apidetail'],
  title: { it: 'Dettaglio API' },
  nav: { order: 80, label: { it: 'API' } },
  embeddable: true,
};
