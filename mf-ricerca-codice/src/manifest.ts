import type { SectionManifest } from '@territori/contract';

export const manifest: SectionManifest = {
  id: 'ricerca-codice',
  routes: ['/ricerca-codice'],
  title: { it: 'Ricerca codice {{product}}' },
  nav: { order: 60, label: { it: 'Ricerca codice' } },
  cover: { heading: 'titolo', lead: 'introduzione' },
  embeddable: true,
};
