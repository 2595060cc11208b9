import type { ReportListItem } from '@territori/contract/wire';
import { type Language, SOURCE_LANGUAGE } from '@territori/languages';
import type { UnitKind } from './catalogue.ts';

/** Paths of the pages below the portal's origin, and the places in the portal that they lead to. */
export const languageRoot = (language: Language) => (language === SOURCE_LANGUAGE ? 'indice/' : `indice/${language}/`);
export const reportPage = (id: number, language: Language) => `${languageRoot(language)}report/${id}.html`;
export const unitsPage = (kind: UnitKind, letter: string | undefined, language: Language) =>
  `${languageRoot(language)}${letter ? `${kind}/${letter}` : kind}.html`;

export const CATALOGUE_FILE = 'indice/catalogo.jsonld';
export const STYLE_FILE = 'indice/stile.css';

const addressesOfSearch = { DATA: 'territorio', PERIODO: 'variazioni', ATTUALIZZAZIONE: 'ricostruzione-codici' } as const;

/** The report in the portal, at the dates that the API opens it at. */
export function reportRoute({ id_funzione, modo, pdata, pdataa }: ReportListItem, language: Language): string {
  const dates = pdataa === null ? `dateFrom=${pdata}` : `dateFrom=${pdata}&dateTo=${pdataa}`;
  return `#/${addressesOfSearch[modo]}/body?id=${id_funzione}&${dates}&language=${language}`;
}

const LEVEL_OF_KIND: Readonly<Record<UnitKind, string>> = { comuni: 'comune', province: 'uts', regioni: 'regione' };

/** The page of a unit that needs no script, which the API writes. */
export const unitDocument = (kind: UnitKind, id: number, language: Language) => `id/${LEVEL_OF_KIND[kind]}/${id}?lingua=${language}`;

/** The published service that answers with the rows of a report. */
export function rowsAddress({ id_funzione, pdata, pdataa }: ReportListItem): string {
  const date = (iso: string) => iso.split('-').reverse().join('/');
  return `publish/reportspooljson?pfun=${id_funzione}&${pdataa === null ? `pdata=${date(pdata)}` : `pdatada=${date(pdata)}&pdataa=${date(pdataa)}`}`;
}
