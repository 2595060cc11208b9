/** A page of the portal that is measured. */
export interface MeasuredPage {
  readonly name: string;
  readonly path: string;
  /** Lighthouse's performance that it must reach: more for the pages on which visitors arrive, less for the map. */
  readonly performance: 0.95 | 0.92 | 0.9;
}

const onArrival = (name: string, path: string): MeasuredPage => ({ name, path, performance: 0.95 });
const other = (name: string, path: string): MeasuredPage => ({ name, path, performance: 0.92 });
/** What most search pages are asked for. */
const ASKED = 'dateFrom=2020-01-01&dateTo=2025-01-01&ambito=1&unita=1';

/** Every page of the portal; search pages once empty and once with results. */
export const measuredPages: readonly MeasuredPage[] = [
  onArrival('home', '/home'),
  onArrival('home, search', '/home/cerca?q=ledro'),
  other('territorio', '/territorio'),
  other('territorio, results', '/territorio?dateFrom=2025-01-01&ambito=1&unita=1'),
  { name: 'territorio, map', path: '/territorio/mappa?data=2025-01-01&livello=comune', performance: 0.9 },
  other('variazioni', '/variazioni'),
  other('variazioni, results', `/variazioni?${ASKED}`),
  other('variazioni, all', '/variazioni/tutte?dal=2014-01-01&al=2014-12-31'),
  other('variazioni, comparison', '/variazioni/confronto?dal=2001-01-01&al=2025-01-01'),
  other('ricostruzione', '/ricostruzione-codici'),
  other('ricostruzione, results', `/ricostruzione-codici?${ASKED}`),
  other('ricostruzione, list', '/ricostruzione-codici/elenco'),
  onArrival('report viewer', '/home/link?id=61&dateFrom=2025-01-01'),
  other('storia', '/storia_ua'),
  other('storia, results', '/storia_ua?tipo=1&unita=10170920'),
  onArrival('storia, unit', '/storia_ua/10170920'),
  onArrival('ricerca-codice', '/ricerca-codice'),
  onArrival('ricerca-codice, results', '/ricerca-codice?tipo=1&valore=10250520'),
  onArrival('glossario', '/glossario'),
  other('apidetail', '/apidetail'),
];
