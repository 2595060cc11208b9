import type { SectionManifest } from '@territori/contract';

export const manifest: SectionManifest = {
  id: 'ricostruzione',
  routes: ['/ricostruzione-codici'],
  title: { it: 'Ricostruzione codici statistici' },
  nav: { order: 40, label: { it: 'Ricostruzione codici' } },
  // the translation of a visitor's list
  links: { elenco: '/ricostruzione-codici/elenco' },
  firstCalls: {
    '': ['/api/Report/DescrizionePagina/3?plang={LINGUA}'],
    body: ['/api/Report/GetFunzione?funzione={id}&plang={LINGUA}', '/api/edizione'],
  },
  embeddable: true,
};
