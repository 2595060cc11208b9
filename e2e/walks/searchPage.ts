import { day } from '../harness/day.ts';
import { searchTexts } from './searchTexts.ts';
import type { Walker } from './walk.ts';

/** The last day that the walks ask for, and the one before it. */
export const END = { shown: '15/01/2020', iso: '2020-01-15', before: '14/01/2020', beforeIso: '2020-01-14' } as const;

/** The pages that lead from dates to a scope, a unit and a report, with the differences between them. */
const sections = {
  territorio: {
    path: '/territorio',
    /** The dates of the walk in an address. */
    query: `dateFrom=${END.iso}`,
    defaults: [day().shown],
    dates: [END.shown],
    /** A failed call also shows a notification. */
    notifies: false,
    reportId: 74,
    /** The report whose data the walk takes away. Its card then says that they are not available. */
    disabled: { it: 'Comuni - Caratteristiche del territorio', en: 'Municipalities - Features of the territory' },
    since: '04/11/1951',
    words: {
      it: {
        title: 'Unità territoriali',
        labels: ['Report disponibili alla data'],
        wrong: 'Data selezionata non compatibile con periodo di disponibilità.',
        none: 'Nessun report presente',
        report: 'Comuni - Dimensione',
        kind: 'A una data',
        otherUnit: 'Provincia/Uts',
      },
      en: {
        title: 'Territorial units',
        labels: ['Reports available at the date'],
        wrong: 'The selected date is not within the period of availability.',
        none: 'No reports',
        report: 'Municipalities - Size',
        kind: 'At a date',
        otherUnit: 'Province/UTS',
      },
    },
  },
  variazioni: {
    path: '/variazioni',
    query: `dateFrom=2000-01-01&dateTo=${END.iso}`,
    defaults: ['01/01/1991', day().shown],
    dates: ['01/01/2000', END.shown],
    notifies: true,
    reportId: 98,
    disabled: { it: 'Comuni con variazioni territoriali', en: 'Municipalities whose territory changed' },
    since: '17/03/1861',
    words: {
      it: {
        title: 'Variazioni',
        labels: ['Data inizio periodo', 'Data fine periodo'],
        wrong: 'Date selezionate non compatibili con periodo di disponibilità.',
        none: 'La ricerca non ha prodotto risultati',
        report: 'Comuni soppressi o ceduti a stato estero',
        kind: 'In un periodo',
        otherUnit: 'Provincia/Uts',
      },
      en: {
        title: 'Changes',
        labels: ['Period start date', 'Period end date'],
        wrong: 'The selected dates are not within the period of availability.',
        none: 'The search produced no results',
        report: 'Municipalities abolished or ceded to a foreign state',
        kind: 'Over a period',
        otherUnit: 'Province/UTS',
      },
    },
  },
  ricostruzione: {
    path: '/ricostruzione-codici',
    query: `dateFrom=2000-01-01&dateTo=${END.iso}`,
    defaults: ['01/01/1991', day().shown],
    dates: ['01/01/2000', END.shown],
    notifies: true,
    reportId: 304,
    disabled: { it: 'Comuni con modifica dei limiti territoriali', en: 'Municipalities whose boundaries changed' },
    since: '01/01/1991',
    words: {
      it: {
        title: 'Ricostruzione codici statistici',
        labels: ['Data inizio periodo', 'Data fine periodo'],
        wrong: 'Date selezionate non compatibili con periodo di disponibilità.',
        none: 'Nessun report presente',
        report: 'Traslazione codici e denominazioni comunali nel periodo',
        kind: 'Ricostruzione tra due date',
        otherUnit: undefined,
      },
      en: {
        title: 'Statistical code reconstruction',
        labels: ['Period start date', 'Period end date'],
        wrong: 'The selected dates are not within the period of availability.',
        none: 'No reports',
        report: 'Translation of municipality codes and names over the period',
        kind: 'Reconstruction between two dates',
        otherUnit: undefined,
      },
    },
  },
} as const;

/** The search page of a section: its own texts, the texts that all sections share, and its elements. */
export function searchPage({ page, section, language }: Walker) {
  const facts = sections[section];
  const own = facts.words[language];
  const shared = searchTexts[language];
  const results = page.getByRole('region', { name: shared.results });
  const main = page.getByRole('main');
  return {
    ...facts,
    ...own,
    shared,
    disabled: facts.disabled[language],
    main,
    results,
    field: (index: number) => page.getByRole('textbox', { name: own.labels[index] as string }),
    group: (name: string) => page.getByRole('radiogroup', { name, exact: true }),
    radio: (name: string) => page.getByRole('radio', { name, exact: true }),
    chosen: page.getByRole('radio', { checked: true }),
    button: (name: string) => main.getByRole('button', { name, exact: true }),
    /** The parts of an address for the dates, a scope and a unit of the walk. */
    found: `${facts.path}?${facts.query}&ambito=1&unita=1`,
  };
}
