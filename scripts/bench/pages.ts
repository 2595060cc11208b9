/** A page of the portal that is measured. */
export interface MeasuredPage {
  readonly name: string;
  readonly section: string;
  readonly path: string;
  /** Lighthouse's performance that it must reach: more for the pages on which visitors arrive. */
  readonly performance: 0.95 | 0.92;
}

/** Every page of the portal; search pages once empty and once with results. Each section begins with the page on which visitors arrive. */
export const pages: readonly MeasuredPage[] = [
  { name: 'home', section: 'home', path: '/home', performance: 0.95 },
  { name: 'home, search', section: 'home', path: '/home/cerca?q=ledro', performance: 0.92 },
  { name: 'territorio', section: 'territorio', path: '/territorio', performance: 0.95 },
  { name: 'territorio, results', section: 'territorio', path: '/territorio?dateFrom=2025-01-01&ambito=1&unita=1', performance: 0.95 },
  { name: 'territorio, map', section: 'territorio', path: '/territorio/mappa?data=2025-01-01&livello=comune', performance: 0.92 },
  { name: 'variazioni', section: 'variazioni', path: '/variazioni', performance: 0.95 },
  {
    name: 'variazioni, results',
    section: 'variazioni',
    path: '/variazioni?dateFrom=2020-01-01&dateTo=2025-01-01&ambito=1&unita=1',
    performance: 0.95,
  },
  { name: 'variazioni, all', section: 'variazioni', path: '/variazioni/tutte?dal=2014-01-01&al=2014-12-31', performance: 0.92 },
  { name: 'variazioni, comparison', section: 'variazioni', path: '/variazioni/confronto?dal=2001-01-01&al=2025-01-01', performance: 0.92 },
  { name: 'ricostruzione', section: 'ricostruzione', path: '/ricostruzione-codici', performance: 0.95 },
  {
    name: 'ricostruzione, results',
    section: 'ricostruzione',
    path: '/ricostruzione-codici?dateFrom=2020-01-01&dateTo=2025-01-01&ambito=1&unita=1',
    performance: 0.95,
  },
  { name: 'ricostruzione, list', section: 'ricostruzione', path: '/ricostruzione-codici/elenco', performance: 0.92 },
  { name: 'report viewer', section: 'home', path: '/home/link?id=61&dateFrom=2025-01-01', performance: 0.92 },
  { name: 'storia', section: 'storia', path: '/storia_ua', performance: 0.92 },
  { name: 'storia, results', section: 'storia', path: '/storia_ua?tipo=1&unita=10170920', performance: 0.92 },
  { name: 'storia, unit', section: 'storia', path: '/storia_ua/10170920', performance: 0.95 },
  { name: 'ricerca-codice', section: 'ricerca-codice', path: '/ricerca-codice', performance: 0.95 },
  { name: 'ricerca-codice, results', section: 'ricerca-codice', path: '/ricerca-codice?tipo=1&valore=10250520', performance: 0.95 },
  { name: 'glossario', section: 'glossario', path: '/glossario', performance: 0.95 },
  { name: 'apidetail', section: 'apidetail', path: '/apidetail', performance: 0.92 },
];
