/** A page of the portal that is measured. */
export interface MeasuredPage {
  readonly name: string;
  readonly section: string;
  readonly path: string;
}

/** Every page of the portal; search pages once empty and once with results. */
export const pages: readonly MeasuredPage[] = [
  { name: 'home', section: 'home', path: '/home' },
  { name: 'territorio', section: 'territorio', path: '/territorio' },
  { name: 'territorio, results', section: 'territorio', path: '/territorio?dateFrom=2025-01-01&ambito=1&unita=1' },
  { name: 'variazioni', section: 'variazioni', path: '/variazioni' },
  { name: 'variazioni, results', section: 'variazioni', path: '/variazioni?dateFrom=2020-01-01&dateTo=2025-01-01&ambito=1&unita=1' },
  { name: 'ricostruzione', section: 'ricostruzione', path: '/ricostruzione-codici' },
  {
    name: 'ricostruzione, results',
    section: 'ricostruzione',
    path: '/ricostruzione-codici?dateFrom=2020-01-01&dateTo=2025-01-01&ambito=1&unita=1',
  },
  { name: 'report viewer', section: 'home', path: '/home/link?id=61&dateFrom=2025-01-01' },
  { name: 'storia', section: 'storia', path: '/storia_ua' },
  { name: 'storia, results', section: 'storia', path: '/storia_ua?tipo=1&unita=10170920' },
  { name: 'ricerca-codice', section: 'ricerca-codice', path: '/ricerca-codice' },
  { name: 'ricerca-codice, results', section: 'ricerca-codice', path: '/ricerca-codice?tipo=1&valore=10250520' },
  { name: 'glossario', section: 'glossario', path: '/glossario' },
  { name: 'apidetail', section: 'apidetail', path: '/apidetail' },
];
