import type { Way } from './ways.ts';

/** What a report's page says, in the words of the specification and their translation. */
interface ReportTexts {
  readonly section: Record<Way['section'], string>;
  readonly report: Record<Way['section'], string>;
  readonly back: string;
  /** The notification of a failed call. */
  readonly error: readonly [string, string];
  readonly period: (period: string) => string;
  readonly dates: Record<Way['section'], readonly [string, string?]>;
  readonly form: string;
  /** The buttons of a narrow screen: the actions, which are folded there, and the table in place of the cards. */
  readonly actions: string;
  readonly asTable: string;
  /** In the dialog before a PDF of many columns. */
  readonly allColumns: RegExp;
  readonly variable: string;
  readonly value: string;
  readonly apply: string;
  readonly chooseVariableFirst: string;
  readonly pendingDates: string;
  readonly outOfPeriod: (from: string, to: string) => string;
  readonly wrongOrder: string;
  readonly notApplied: string;
  readonly notifications: string;
  /** Label of the column with a municipality's name. */
  readonly municipality: string;
  readonly activeFilters: string;
  readonly removeFilter: (filter: string) => string;
  readonly range: (from: number, to: number, total: number) => string;
  readonly pages: string;
  readonly first: string;
  readonly previous: string;
  readonly next: string;
  readonly last: string;
  readonly pageSize: string;
  readonly noRows: string;
  /** Names the empty cells among a variable's values. */
  readonly notAvailable: string;
  readonly readMore: string;
  readonly close: string;
  readonly metadata: string;
  readonly metadataTitle: (report: string) => string;
  /** Of a variable, in this order. */
  readonly metadataOf: readonly string[];
  readonly legend: string;
  readonly apiTitle: (report: string) => string;
  readonly call: string;
  readonly copyLink: string;
  readonly copied: string;
  readonly withMetadata: string;
  readonly download: (kind: string) => string;
  readonly preparing: (kind: string) => string;
  readonly cancel: string;
  readonly loading: string;
  readonly failedRows: string;
  readonly failedReport: string;
  readonly retry: string;
}

export const reportTexts: Record<Way['language'], ReportTexts> = {
  it: {
    section: { territorio: 'Unità territoriali', variazioni: 'Variazioni', ricostruzione: 'Ricostruzione codici statistici' },
    report: {
      territorio: 'Comuni - Dimensione',
      variazioni: 'Comuni con cambio denominazione',
      ricostruzione: 'Traslazione codici e denominazioni comunali nel periodo',
    },
    back: 'Indietro',
    error: ['Errore non definito', "Contatta l'amministrazione per maggiori dettagli"],
    period: (period) => `Periodo di consultazione: ${period}`,
    dates: {
      territorio: ['Data'],
      variazioni: ['Data inizio periodo', 'Data fine periodo'],
      ricostruzione: ['Data inizio periodo', 'Data fine periodo'],
    },
    form: 'Date e filtri',
    actions: 'Scarica e condividi',
    asTable: 'Vedi come tabella',
    allColumns: /^Tutte le colonne, circa \d+ pagine$/,
    variable: 'Variabile',
    value: 'Valore',
    apply: 'Applica',
    chooseVariableFirst: 'Scegli prima una variabile.',
    pendingDates: 'Le date sono cambiate: premi Applica per poter filtrare.',
    outOfPeriod: (from, to) => `Inserisci una data esistente, dal ${from} al ${to}, nella forma GG/MM/AAAA.`,
    wrongOrder: 'Data inizio non può essere più recente di data fine.',
    notApplied: 'Filtri non applicati',
    notifications: 'Notifiche',
    municipality: 'Comune',
    activeFilters: 'Filtri attivi',
    removeFilter: (filter) => `Rimuovi il filtro ${filter}`,
    range: (from, to, total) => [`${grouped(from, '.')}-${grouped(to, '.')}`, grouped(total, '.')].join(' di '),
    pages: 'Pagine del report',
    first: 'Prima pagina',
    previous: 'Pagina precedente',
    next: 'Pagina successiva',
    last: 'Ultima pagina',
    pageSize: 'Righe per pagina',
    noRows: 'Nessun risultato trovato',
    notAvailable: 'Non disponibile',
    readMore: 'Leggi di più',
    close: 'Chiudi',
    metadata: 'Leggi i metadati',
    metadataTitle: (report) => `Metadati: ${report}`,
    metadataOf: ['Variabile', 'Acronimo variabile', 'Descrizione', 'Note', 'Fonte', 'Link'],
    legend: 'Scarica la legenda',
    apiTitle: (report) => `API: ${report}`,
    call: 'La chiamata di questa vista',
    copyLink: 'Copia link',
    copied: 'Link copiato',
    withMetadata: 'XLSX con i metadati',
    download: (kind) => `Scarica ${kind}`,
    preparing: (kind) => `${kind}: in preparazione`,
    cancel: 'Annulla',
    loading: 'Caricamento in corso',
    failedRows: 'Non è stato possibile caricare le righe del report',
    failedReport: 'Non è stato possibile caricare il report',
    retry: 'Riprova',
  },
  en: {
    section: { territorio: 'Territorial units', variazioni: 'Changes', ricostruzione: 'Statistical code reconstruction' },
    report: {
      territorio: 'Municipalities - Size',
      variazioni: 'Municipalities that changed name',
      ricostruzione: 'Translation of municipality codes and names over the period',
    },
    back: 'Back',
    error: ['Undefined error', 'Contact the administration for further details'],
    period: (period) => `Consultation period: ${period}`,
    dates: {
      territorio: ['Date'],
      variazioni: ['Period start date', 'Period end date'],
      ricostruzione: ['Period start date', 'Period end date'],
    },
    form: 'Dates and filters',
    actions: 'Download and share',
    asTable: 'Show as a table',
    allColumns: /^All columns, about \d+ pages$/,
    variable: 'Variable',
    value: 'Value',
    apply: 'Apply',
    chooseVariableFirst: 'Choose a variable first.',
    pendingDates: 'The dates have changed: press Apply before filtering.',
    outOfPeriod: (from, to) => `Enter an existing date from ${from} to ${to}, in the form DD/MM/YYYY.`,
    wrongOrder: 'The start date cannot be later than the end date.',
    notApplied: 'Filters not applied',
    notifications: 'Notifications',
    municipality: 'Municipality',
    activeFilters: 'Active filters',
    removeFilter: (filter) => `Remove the filter ${filter}`,
    range: (from, to, total) => [`${grouped(from, ',')}-${grouped(to, ',')}`, grouped(total, ',')].join(' of '),
    pages: 'Report pages',
    first: 'First page',
    previous: 'Previous page',
    next: 'Next page',
    last: 'Last page',
    pageSize: 'Rows per page',
    noRows: 'No results found',
    notAvailable: 'Not available',
    readMore: 'Read more',
    close: 'Close',
    metadata: 'Read the metadata',
    metadataTitle: (report) => `Metadata: ${report}`,
    metadataOf: ['Variable', 'Variable acronym', 'Description', 'Notes', 'Source', 'Link'],
    legend: 'Download the legend',
    apiTitle: (report) => `API: ${report}`,
    call: 'Call for this view',
    copyLink: 'Copy link',
    copied: 'Link copied',
    withMetadata: 'XLSX with metadata',
    download: (kind) => `Download ${kind}`,
    preparing: (kind) => `${kind}: being prepared`,
    cancel: 'Cancel',
    loading: 'Loading',
    failedRows: 'The rows of the report could not be loaded',
    failedReport: 'The report could not be loaded',
    retry: 'Try again',
  },
};

/** 7896 as 7.896 or 7,896. */
function grouped(count: number, separator: string): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, separator);
}
