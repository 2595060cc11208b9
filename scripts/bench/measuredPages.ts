/** A page of the portal that is measured. */
export interface MeasuredPage {
  readonly name: string;
  readonly path: string;
  /** Lighthouse's performance that it must reach: more for the pages on which visitors arrive, less for the map. */
  readonly performance: 0.95 | 0.92 | 0.9;
}

/** Every page of the portal; search pages once empty and once with results. */
export const measuredPages: readonly MeasuredPage[] = [
  { name: 'home', path: '/home', performance: 0.95 },
  { name: 'home, search', path: '/home/cerca?q=ledro', performance: 0.95 },
  { name: 'territorio', path: '/territorio', performance: 0.92 },
  { name: 'territorio, results', path: '/territorio?dateFrom=2025-01-01&ambito=1&unita=1', performance: 0.92 },
  { name: 'territorio, map', path: '/territorio/mappa?data=2025-01-01&livello=comune', performance: 0.9 },
  { name: 'variazioni', path: '/variazioni', performance: 0.92 },
  {
    name: 'variazioni, results',
    path: '/variazioni?dateFrom=2020-01-01&dateTo=2025-01-01&ambito=1&unita=1',
    performance: 0.92,
  },
  { name: 'variazioni, all', path: '/variazioni/tutte?dal=2014-01-01&al=2014-12-31', performance: 0.92 },
  { name: 'variazioni, comparison', path: '/variazioni/confronto?dal=2001-01-01&al=2025-01-01', performance: 0.92 },
  { name: 'ricostruzione', path: '/ricostruzione-codici', performance: 0.92 },
  {
    name: 'ricostruzione, results',
    path: '/ricostruzione-codici?dateFrom=2020-01-01&dateTo=2025-01-01&ambito=1&unita=1',
    performance: 0.92,
  },
  { name: 'ricostruzione, list', path: '/ricostruzione-codici/elenco', performance: 0.92 },
  { name: 'report viewer', path: '/home/link?id=61&dateFrom=2025-01-01', performance: 0.95 },
  { name: 'storia', path: '/storia_ua', performance: 0.92 },
  { name: 'storia, results', path: '/storia_ua?tipo=1&unita=10170920', performance: 0.92 },
  { name: 'storia, unit', path: '/storia_ua/10170920', performance: 0.95 },
  { name: 'ricerca-codice', path: '/ricerca-codice', performance: 0.95 },
  { name: 'ricerca-codice, results', path: '/ricerca-codice?tipo=1&valore=10250520', performance: 0.95 },
  { name: 'glossario', path: '/glossario', performance: 0.95 },
  { name: 'apidetail', path: '/apidetail', performance: 0.92 },
];
