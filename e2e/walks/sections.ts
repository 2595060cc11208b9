/** Wire dates of the walks, and the same as a visitor writes them. */
export const DATES = { from: '2000-01-01', to: '2020-01-01', shownFrom: '01/01/2000', shownTo: '01/01/2020' } as const;

const DAY = { timeZone: 'Europe/Rome', day: '2-digit', month: '2-digit', year: 'numeric' } as const;
/** Today in Rome, DD/MM/YYYY and YYYY-MM-DD. */
export const today = new Intl.DateTimeFormat('it-IT', DAY).format(new Date());
export const isoToday = new Intl.DateTimeFormat('sv-SE', DAY).format(new Date());

/** The pages that lead from dates to a scope, a unit and a report: what each has of its own. */
export const sections = {
  territorio: {
    path: '/territorio',
    /** The dates of the walk in an address. */
    query: `dateFrom=${DATES.to}`,
    defaults: [today],
    dates: [DATES.shownTo],
    /** A failed call is told by a notification too. */
    notifies: false,
    reportId: 74,
    /** A report that has no rows to show, and whose card says so. */
    disabled: { it: 'Comuni - Caratteristiche del territorio', en: 'Municipalities - Features of the territory' },
    since: '04/11/1951',
    /** A municipality that stands in one row, and the words that find it alone. */
    one: ["L'Aquila", "l'aquila"],
    /** A column with cells that are empty. */
    empty: { name: 'COMUNE_A', it: 'Comune (dizione straniera)', en: 'Municipality (name in the other language)' },
    words: {
      it: {
        title: 'Unità territoriali',
        dates: ['Report disponibili alla data'],
        wrong: 'Data selezionata non compatibile con periodo di disponibilità.',
        none: 'Nessun report presente',
        report: 'Comuni - Dimensione',
        kind: 'A una data',
        otherUnit: 'Provincia/Uts',
      },
      en: {
        title: 'Territorial units',
        dates: ['Reports available at the date'],
        wrong: 'The selected date is not within the period of availability.',
        none: 'No reports',
        report: 'Municipalities - Size',
        kind: 'At a date',
        otherUnit: 'Province/Uts',
      },
    },
  },
  variazioni: {
    path: '/variazioni',
    query: `dateFrom=${DATES.from}&dateTo=${DATES.to}`,
    defaults: ['01/01/1991', today],
    dates: [DATES.shownFrom, DATES.shownTo],
    notifies: true,
    reportId: 98,
    disabled: { it: 'Comuni con variazioni territoriali', en: 'Municipalities whose territory changed' },
    since: '17/03/1861',
    one: ['Baranzate', 'BARANZ'],
    empty: { name: 'COMUNE_A', it: 'Comune (dizione straniera)', en: 'Municipality (name in the other language)' },
    words: {
      it: {
        title: 'Variazioni',
        dates: ['Data inizio periodo', 'Data fine periodo'],
        wrong: 'Date selezionate non compatibili con periodo di disponibilità.',
        none: 'La ricerca non ha prodotto risultati',
        report: 'Comuni soppressi o ceduti a stato estero',
        kind: 'In un periodo',
        otherUnit: 'Provincia/Uts',
      },
      en: {
        title: 'Changes',
        dates: ['Period start date', 'Period end date'],
        wrong: 'The selected dates are not within the period of availability.',
        none: 'The search produced no results',
        report: 'Municipalities suppressed or ceded to a foreign state',
        kind: 'Over a period',
        otherUnit: 'Province/Uts',
      },
    },
  },
  ricostruzione: {
    path: '/ricostruzione-codici',
    query: `dateFrom=${DATES.from}&dateTo=${DATES.to}`,
    defaults: ['01/01/1991', today],
    dates: [DATES.shownFrom, DATES.shownTo],
    notifies: true,
    reportId: 304,
    disabled: { it: 'Comuni con modifica dei limiti territoriali', en: 'Municipalities whose boundaries changed' },
    since: '01/01/1991',
    one: ["L'Aquila", "L'AQUI"],
    empty: { name: 'CERTEZZA', it: 'Certezza del successore', en: 'Certainty of the successor' },
    words: {
      it: {
        title: 'Ricostruzione codici statistici',
        dates: ['Data inizio periodo', 'Data fine periodo'],
        wrong: 'Date selezionate non compatibili con periodo di disponibilità.',
        none: 'Nessun report presente',
        report: 'Traslazione codici e denominazioni comunali nel periodo',
        kind: 'Ricostruzione tra due date',
        otherUnit: undefined,
      },
      en: {
        title: 'Statistical code reconstruction',
        dates: ['Period start date', 'Period end date'],
        wrong: 'The selected dates are not within the period of availability.',
        none: 'No reports',
        report: 'Translation of municipality codes and names over the period',
        kind: 'Reconstruction between two dates',
        otherUnit: undefined,
      },
    },
  },
} as const;

export type SectionName = keyof typeof sections;
