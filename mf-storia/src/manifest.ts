import type { SectionManifest } from '@territori/contract';

export const manifest: SectionManifest = {
  id: 'storia',
  routes: ['/storia_ua'],
  title: { it: 'Storia unità territoriali' },
  nav: { order: 50, label: { it: 'Storia unità' } },
  // the history of one unit: `?tipo=<1 comune, 2 uts, 3 regione>&unita=<id>`, or `&codice=<code>&data=<YYYY-MM-DD>` in place of the id
  links: { unita: '/storia_ua' },
  firstCalls: {
    ':id': [
      '/api/v1/unita/{id}/versioni?per_pagina=10000&lingua={lingua}',
      '/api/v1/unita/{id}/genealogia?generazioni=3&lingua={lingua}',
      '/api/v1/unita/{id}/variazioni?per_pagina=10000&lingua={lingua}',
    ],
  },
  cover: { heading: 'titolo', lead: 'introduzione' },
  embeddable: true,
};
