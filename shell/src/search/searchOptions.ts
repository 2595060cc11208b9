import type { Items, Livello, ReportListItem, Unita } from '@territori/contract/wire';
import { isOpenEnd } from '@territori/kit';

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

type UnitWords = { level: (livello: Livello) => string; formerly: (names: string) => string; also: (names: string) => string };

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

/**
 * The units with their pages, behind `history`. They show former and other names, which the visitor may have searched for, and the years of
 * a unit that has ended.
 */
export function unitOptions(units: readonly Unita[], history: string, words: UnitWords): SearchOption[] {
  return units
    .map(({ id, livello, codice, denominazione, denominazioni_precedenti, altre_denominazioni, provincia, validita_da, validita_a }) => {
      const detail = [
        words.level(livello),
        codice,
        provincia,
        !isOpenEnd(validita_a) && `${validita_da.slice(0, 4)}–${validita_a.slice(0, 4)}`,
        denominazioni_precedenti.length > 0 && words.formerly(denominazioni_precedenti.join(', ')),
        altre_denominazioni.length > 0 && words.also(altre_denominazioni.join(', ')),
      ];
      return { id: `unita-${id}`, label: denominazione, detail: detail.filter(Boolean).join(' · '), path: `${history}/${id}` };
    })
    .slice(0, MOST);
}
