import type { ReportListItem } from '@territori/contract/wire';
import { formatDate, isOpenEnd } from '@territori/kit';

/** Reports that a list of the home page shows. */
const SHOWN = 5;

/** The most consulted reports that the home page shows. */
export const shownConsulted = (consulted: readonly ReportListItem[]): readonly ReportListItem[] => consulted.slice(0, SHOWN);

/** The highlights that are not among the most consulted reports shown beside them. */
export function shownHighlights(
  highlights: readonly ReportListItem[],
  consulted: readonly ReportListItem[] | undefined,
): readonly ReportListItem[] {
  const repeated = new Set(shownConsulted(consulted ?? []).map(({ id_funzione }) => id_funzione));
  return highlights.filter(({ id_funzione }) => !repeated.has(id_funzione)).slice(0, SHOWN);
}

/**
 * The day that an item of a list is labelled with, and its word: `al` for today and for the last day of a report that has ended, whose rows
 * are those of that day; `dal` for a day from which on something is shown.
 */
export function itemDate(report: ReportListItem, today: string): { readonly word: 'al' | 'dal'; readonly date: string } {
  const { pdata, periodo_dati_a, tipo_analisi_temporale } = report;
  const ended = tipo_analisi_temporale === 'DATA' && !isOpenEnd(periodo_dati_a) && pdata === periodo_dati_a;
  return { word: pdata === today || ended ? 'al' : 'dal', date: formatDate(pdata) };
}

/** The period of a report where another one on the page has the same title; undefined where the title is enough. */
export function distinguishingPeriod(report: ReportListItem, all: readonly ReportListItem[]): string | undefined {
  const equal = all.some(({ id_funzione, titolo_report }) => id_funzione !== report.id_funzione && titolo_report === report.titolo_report);
  return equal ? `${formatDate(report.periodo_dati_da)} – ${formatDate(report.periodo_dati_a)}` : undefined;
}
