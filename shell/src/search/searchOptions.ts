import type { Items, ReportListItem, Unita } from '@territori/contract/wire';
import { EARLIEST_DATE, isOpenEnd, parseDate, today } from '@territori/kit';

/** One line of the search's list. */
export interface SearchOption {
  readonly id: string;
  readonly label: string;
  /** Distinguishes it from others with the same name. */
  readonly detail: string;
  /** Its target, a path of the router. */
  readonly path: string;
}

const MOST = 8;

/** The reports that can be opened, in the viewer behind `viewer`. */
export function reportOptions({ items }: Items<ReportListItem>, viewer: string): SearchOption[] {
  return items
    .filter(({ rule_showhide }) => rule_showhide === 'ABILITATO')
    .slice(0, MOST)
    .map(({ id_funzione, titolo_report, pdata, pdataa, tipo_analisi_temporale }) => {
      const query = new URLSearchParams({ id: String(id_funzione), dateFrom: pdata });
      if (tipo_analisi_temporale === 'PERIODO' && pdataa && !isOpenEnd(pdataa)) query.set('dateTo', pdataa);
      return { id: `report-${id_funzione}`, label: titolo_report, detail: '', path: `${viewer}?${query}` };
    });
}

/** Some of the results: `simili` are units whose names are only like the text. */
export interface SearchGroup {
  readonly id: 'giorno' | 'report' | 'unita' | 'simili';
  readonly options: readonly SearchOption[];
}

/**
 * The best units with their pages, behind `history`, each with the line that `detail` gives it: those that have the text, and those whose
 * names are like it. The group of the best unit is the first.
 */
export function unitGroups(units: readonly Unita[], history: string, detail: (unit: Unita) => string): SearchGroup[] {
  const best = units.slice(0, MOST);
  const groups = (['unita', 'simili'] as const).map((id): SearchGroup => {
    const own = best.filter(({ approssimata }) => approssimata === (id === 'simili'));
    return {
      id,
      options: own.map((unit) => ({
        id: `unita-${unit.id}`,
        label: unit.denominazione,
        detail: detail(unit),
        path: `${history}/${unit.id}`,
      })),
    };
  });
  return best[0]?.approssimata ? groups.reverse() : groups;
}

/** What the portal shows of the day that a text names, on the page of all results. None for another text. */
export function dayOptions(text: string, results: string, label: string): SearchOption[] {
  const day = parseDate(text);
  if (day === null || day < EARLIEST_DATE || day > today()) return [];
  return [{ id: `giorno-${day}`, label, detail: '', path: `${results}?${new URLSearchParams({ q: text })}` }];
}
