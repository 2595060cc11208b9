import { type DateEntry, dateEntry } from '../DateEntry.ts';
import type { ColumnFilter } from '../data/ReportView.ts';
import type { ReportDates } from '../data/reportDates.ts';

/** The inputs of the filter form that are not applied yet. */
export interface FilterForm {
  /** Column name, `''` while no variable is chosen. */
  readonly column: string;
  /** `''` while no value is chosen. */
  readonly value: string;
  /** Without an `iso` when the text is not a date in the report's period. */
  readonly from: DateEntry;
  /** The same; undefined for a report of one date. */
  readonly to: DateEntry | undefined;
}

export type FilterFormAction =
  | { readonly type: 'column'; readonly column: string }
  | { readonly type: 'value'; readonly value: string }
  | { readonly type: 'from' | 'to'; readonly entry: DateEntry }
  /** New dates in effect: applied, corrected, or read from an address. */
  | { readonly type: 'dates'; readonly dates: ReportDates }
  /** A filter was added: the inputs are empty again. */
  | { readonly type: 'filtered' };

export function filterFormFor(dates: ReportDates): FilterForm {
  return { column: '', value: '', ...entries(dates) };
}

function entries({ from, to }: ReportDates): Pick<FilterForm, 'from' | 'to'> {
  return { from: dateEntry(from), to: to === undefined ? undefined : dateEntry(to) };
}

export function filterFormReducer(form: FilterForm, action: FilterFormAction): FilterForm {
  switch (action.type) {
    case 'column':
      return { ...form, column: action.column, value: '' };
    case 'value':
      return form.column === '' ? form : { ...form, value: action.value };
    case 'from':
      return { ...form, from: action.entry };
    case 'to':
      return form.to === undefined ? form : { ...form, to: action.entry };
    case 'dates':
      return { ...form, ...entries(action.dates) };
    case 'filtered':
      return { ...form, column: '', value: '' };
  }
}

/** Why an input cannot be used, undefined when it can. */
export type DisabledReason = 'pending-dates' | 'no-column';

export function disabledInputs(
  form: FilterForm,
  applied: ReportDates,
): { column: DisabledReason | undefined; value: DisabledReason | undefined } {
  if (datesPending(form, applied)) return { column: 'pending-dates', value: 'pending-dates' };
  return { column: undefined, value: form.column === '' ? 'no-column' : undefined };
}

/** True while the dates of the form are not those of the rows on screen. */
export function datesPending(form: FilterForm, applied: ReportDates): boolean {
  return form.from.iso !== applied.from || form.to?.iso !== applied.to;
}

/** The problem of the dates of the form: one that cannot be used, or two in the wrong order. */
export function formDateProblem({ from, to }: FilterForm): 'unavailable' | 'start-after-end' | undefined {
  if (from.iso === '' || to?.iso === '') return 'unavailable';
  return to && from.iso > to.iso ? 'start-after-end' : undefined;
}

/** The effect of Applica: new dates, a new filter, both, or nothing (the page then shows the notice "Filtri non applicati"). */
export function filterFormSubmission(
  form: FilterForm,
  applied: ReportDates,
  filters: readonly ColumnFilter[],
): { readonly dates?: ReportDates; readonly filter?: ColumnFilter } | undefined {
  const { column, value, from, to } = form;
  const validDates = formDateProblem(form) === undefined;
  const dates = validDates && datesPending(form, applied) ? { dates: { from: from.iso, to: to?.iso } } : {};
  const isNew = !filters.some((filter) => filter.column === column && filter.value === value);
  const filter = column !== '' && value !== '' && isNew && validDates ? { filter: { column, value } } : {};
  const submission = { ...dates, ...filter };
  return Object.keys(submission).length > 0 ? submission : undefined;
}
