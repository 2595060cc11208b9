import type { SectionManifest } from '@territori/contract';

export const manifest: SectionManifest = {
  id: 'territorio',
  routes: ['/territorio'],
  title: { it: 'Unità territoriali' },
  nav: { order: 20 },
  links: { mappa: '/territorio/mappa' },
  firstCalls: {
    '': ['/api/Report/DescrizionePagina/1?plang={LINGUA}'],
    body: ['/api/Report/GetFunzione?funzione={id}&plang={LINGUA}', '/api/edizione'],
  },
  embeddable: true,
  // a map in one line: `<territori-territorio day="1936-04-21" level="uts">`
  attributes: {
    page: '/territorio/mappa',
    parameters: {
      day: 'data',
      level: 'livello',
      unit: 'unita',
      region: 'regione',
      compare: 'con',
      figures: 'cifre',
      name: 'nome',
      kind: 'tipo',
    },
  },
};
