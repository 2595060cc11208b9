import type { SectionManifest } from '@territori/contract';

export const manifest: SectionManifest = {
  id: 'variazioni',
  routes: ['/variazioni'],
  title: { it: 'Variazioni' },
  nav: { order: 30 },
  firstCalls: {
    '': ['/api/Report/DescrizionePagina/2?plang={LINGUA}'],
    body: ['/api/Report/GetFunzione?funzione={id}&plang={LINGUA}', '/api/edizione'],
  },
  embeddable: true,
  links: {
    /** Every change of a period: `?dal=2010-01-01&al=2020-12-31`, and `livello`, `regione`, `provincia`, `tipo`, `unita`. */
    tutte: '/variazioni/tutte',
    /** How one number of units became another: `?dal=2010-01-01&al=2021-01-01&livello=comune`. */
    confronto: '/variazioni/confronto',
  },
};
