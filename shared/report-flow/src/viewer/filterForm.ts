import type { ReportDates } from './reportDates.ts';
import type { ColumnFilter } from './viewerAddress.ts';

/** What is typed and chosen in the filter form and not applied yet. */
export interface FilterForm {
  /** Column name, `''` while no variable is chosen. */
  readonly column: string;
  /** `''` while no value is chosen. */
  readonly value: string;
  /** `YYYY-MM-DD`, `''` when what is typed is no date of the report's period. */
  readonly from: string;
  /** The same; undefined for a report of one date. */
  readonly to: string | undefined;
}

export type FilterFormAction =
  | { readonly type: 'column'; readonly column: string }
  | { readonly type: 'value'; readonly value: string }
  | { readonly type: 'from' | 'to'; readonly iso: string }
  /** Dates that came to hold otherwise: applied, corrected, read from an address. */
  | { readonly type: 'dates'; readonly dates: ReportDates }
  /** A filter was added: the inputs are empty again. */
  | { readonly type: 'filtered' };

export function filterFormFor(dates: ReportDates): FilterForm {
  return { column: '', value: '', from: dates.from, to: dates.to };
}

export function filterFormReducer(form: FilterForm, action: FilterFormAction): FilterForm {
  switch (action.type) {
    case 'column':
      return { ...form, column: action.column, value: '' };
    case 'value':
      return form.column === '' ? form : { ...form, value: action.value };
    case 'from':
      return { ...form, from: action.iso };
    case 'to':
      return form.to === undefined ? form : { ...form, to: action.iso };
    case 'dates':
      return { ...form, from: action.dates.from, to: action.dates.to };
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
  return form.from !== applied.from || form.to !== applied.to;
}

/** What pressing Applica does: new dates, a new filter, both, or nothing (then the notice "Filtri non applicati" is due). */
export function filterFormSubmission(
  form: FilterForm,
  applied: ReportDates,
  filters: readonly ColumnFilter[],
): { readonly dates?: ReportDates; readonly filter?: ColumnFilter } | undefined {
  const { column, value, from, to } = form;
  const validDates = from !== '' && to !== '' && (to === undefined || from <= to);
  const dates = validDates && datesPending(form, applied) ? { dates: { from, to } } : {};
  const isNew = !filters.some((filter) => filter.column === column && filter.value === value);
  const filter = column !== '' && value !== '' && isNew && validDates ? { filter: { column, value } } : {};
  const submission = { ...dates, ...filter };
  return Object.keys(submission).length > 0 ? submission : undefined;
}
