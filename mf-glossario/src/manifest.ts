import type { SectionManifest } from '@territori/contract';

export const manifest: SectionManifest = {
  id: 'glossario',
  routes: ['/glossario'],
  title: { it: 'Glossario' },
  nav: { order: 70 },
  firstCalls: { '': ['/api/Report/Glossario?plang={lingua}'] },
  cover: { heading: 'titolo', lead: 'introduzione' },
  embeddable: true,
};
