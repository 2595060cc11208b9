import { DEFAULT_PERIOD_START, today } from '@territori/kit';
import { readDay } from '@territori/report-flow/day';
import { PAGE_SIZES } from '@territori/ui/table';

/** The parameters of the address that choose changes, as written. */
const FILTERS = ['livello', 'regione', 'provincia', 'tipo', 'unita'] as const;
export type Filter = (typeof FILTERS)[number];

export interface ChoiceOfChanges {
  /** As the address has them: `YYYY-MM-DD`, or a text that is not a day. */
  readonly dal: string;
  readonly al: string;
  /** Codes of the public API; a missing one does not narrow. */
  readonly filters: Readonly<Partial<Record<Filter, string>>>;
  /** From 1. */
  readonly page: number;
  readonly size: number;
}

/** Reads the address; the period begins on 01/01/1991 and ends today by default. */
export function readChoice(parameters: URLSearchParams): ChoiceOfChanges {
  const page = Number(parameters.get('pagina'));
  const size = Number(parameters.get('righe'));
  return {
    dal: parameters.get('dal') ?? DEFAULT_PERIOD_START,
    al: parameters.get('al') ?? today(),
    filters: Object.fromEntries(FILTERS.flatMap((name) => (parameters.get(name) ? [[name, parameters.get(name)]] : []))),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    size: PAGE_SIZES.find((known) => known === size) ?? PAGE_SIZES[1],
  };
}

/** The parameters of an address; what equals its default is left out, the period is always there. */
export function writeChoice({ dal, al, filters, page, size }: ChoiceOfChanges): Readonly<Record<string, string>> {
  return {
    dal,
    al,
    ...filters,
    ...(page > 1 && { pagina: String(page) }),
    ...(size !== PAGE_SIZES[1] && { righe: String(size) }),
  };
}

/** The filter that a parameter of the API is, with the value that the address gives it; undefined for another parameter. */
export function refusedFilter({ filters }: Pick<ChoiceOfChanges, 'filters'>, parameter: string | undefined) {
  const filter = FILTERS.find((known) => known === parameter);
  const value = filter && filters[filter];
  return filter && value ? { filter, value } : undefined;
}

/** The period of a choice; null when a day is wrong or the first one is after the last one. */
export function periodOf({ dal, al }: Pick<ChoiceOfChanges, 'dal' | 'al'>): { readonly dal: string; readonly al: string } | null {
  const [first, last] = [readDay(dal).iso, readDay(al).iso];
  return first && last && first <= last ? { dal: first, al: last } : null;
}
