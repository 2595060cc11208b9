import type { Language } from '@territori/contract';

interface Texts {
  readonly title: (product: string) => string;
  readonly summary: string;
  readonly portal: (product: string) => string;
  readonly other: string;
  readonly reports: string;
  readonly units: string;
  readonly comuni: string;
  readonly province: string;
  readonly regioni: string;
  readonly code: string;
  readonly name: string;
  readonly detail: Readonly<Record<'comuni' | 'province' | 'regioni', string>>;
  readonly from: string;
  readonly to: string;
  readonly inForce: string;
  readonly period: string;
  readonly open: string;
  readonly today: string;
  readonly rows: string;
  readonly columns: string;
  readonly column: string;
  readonly guide: string;
  readonly note: string;
  readonly source: string;
  readonly data: string;
  readonly upTo: string;
  readonly sources: string;
  readonly letter: (letter: string) => string;
}

/** The words of the pages for search engines. */
export const texts: Readonly<Record<Language, Texts>> = {
  it: {
    title: (product) => `Indice dei report e delle unità territoriali - ${product}`,
    summary: 'I report e le unità territoriali italiane dal 1861, con i collegamenti alle pagine interattive del portale.',
    portal: (product) => `Vai al portale ${product}`,
    other: 'English',
    reports: 'Report',
    units: 'Unità territoriali',
    comuni: 'Comuni',
    province: 'Province e altre unità sovracomunali',
    regioni: 'Regioni',
    code: 'Codice',
    name: 'Denominazione',
    detail: { comuni: 'Sigla', province: 'Tipo', regioni: 'Tipo' },
    from: 'Dal',
    to: 'Cessata dal',
    inForce: 'in vigore',
    period: 'Periodo di consultazione',
    open: 'Apri il report nel portale',
    today: 'oggi',
    rows: 'Righe del report in JSON',
    columns: 'Colonne',
    column: 'Colonna',
    guide: 'Guida',
    note: 'Note',
    source: 'Fonte',
    data: 'Dati',
    upTo: 'aggiornati al',
    sources: 'Fonti e licenze',
    letter: (letter) => `Comuni, lettera ${letter}`,
  },
  en: {
    title: (product) => `Index of reports and territorial units - ${product}`,
    summary: "The reports and Italy's territorial units since 1861, with links to the portal's interactive pages.",
    portal: (product) => `Go to the portal ${product}`,
    other: 'Italiano',
    reports: 'Reports',
    units: 'Territorial units',
    comuni: 'Municipalities',
    province: 'Provinces and other supra-municipal units',
    regioni: 'Regions',
    code: 'Code',
    name: 'Name',
    detail: { comuni: 'Letters', province: 'Type', regioni: 'Type' },
    from: 'From',
    to: 'Not in force from',
    inForce: 'in force',
    period: 'Period',
    open: 'Open the report in the portal',
    today: 'today',
    rows: 'Rows of the report as JSON',
    columns: 'Columns',
    column: 'Column',
    guide: 'Guide',
    note: 'Notes',
    source: 'Source',
    data: 'Data',
    upTo: 'up to',
    sources: 'Sources and licences',
    letter: (letter) => `Municipalities, letter ${letter}`,
  },
};

/** DD/MM/YYYY. */
export const shown = (iso: string) => iso.split('-').reverse().join('/');
