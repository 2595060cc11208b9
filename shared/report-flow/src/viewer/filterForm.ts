import type { ColumnType } from '@territori/contract/wire';
import { type DateEntry, dateEntry } from '../DateEntry.ts';
import type { ColumnFilter } from '../data/ReportView.ts';
import type { ReportDates } from '../data/reportDates.ts';

/** How the form compares a variable with what the visitor gives: a value of the list, a part of a text, two bounds. */
export type Condition = 'equals' | 'contains' | 'range';

/** The conditions for a column of this type, the default first. */
export function conditionsOf(type: ColumnType | undefined): readonly Condition[] {
  if (type === undefined) return ['equals'];
  return type === 'VARCHAR' ? ['equals', 'contains'] : ['equals', 'range'];
}

/** The inputs of the filter form that are not applied yet. */
export interface FilterForm {
  /** Column name, `''` while no variable is chosen. */
  readonly column: string;
  readonly condition: Condition;
  /** The value of the list, the text, or the lower bound as typed; `''` while there is none. */
  readonly value: string;
  /** The upper bound of a range as typed, `''` while there is none. */
  readonly upTo: string;
  /** Without an `iso` when the text is not a date in the report's period. */
  readonly from: DateEntry;
  /** The same; undefined for a report of one date. */
  readonly to: DateEntry | undefined;
}

export type FilterFormAction =
  | { readonly type: 'column'; readonly column: string }
  | { readonly type: 'condition'; readonly condition: Condition }
  | { readonly type: 'value' | 'upTo'; readonly value: string }
  | { readonly type: 'from' | 'to'; readonly entry: DateEntry }
  /** New dates in effect: applied, corrected, or read from an address. */
  | { readonly type: 'dates'; readonly dates: ReportDates }
  /** A filter was added: the inputs are empty again. */
  | { readonly type: 'filtered' };

const NO_FILTER = { column: '', condition: 'equals', value: '', upTo: '' } as const;

export function filterFormFor(dates: ReportDates): FilterForm {
  return { ...NO_FILTER, ...filterEntries(dates) };
}

function filterEntries({ from, to }: ReportDates): Pick<FilterForm, 'from' | 'to'> {
  return { from: dateEntry(from), to: to === undefined ? undefined : dateEntry(to) };
}

export function filterFormReducer(form: FilterForm, action: FilterFormAction): FilterForm {
  switch (action.type) {
    case 'column':
      return { ...form, ...NO_FILTER, column: action.column };
    case 'condition':
      return form.column === '' ? form : { ...form, condition: action.condition, value: '', upTo: '' };
    case 'value':
    case 'upTo':
      return form.column === '' ? form : { ...form, [action.type]: action.value };
    case 'from':
      return { ...form, from: action.entry };
    case 'to':
      return form.to === undefined ? form : { ...form, to: action.entry };
    case 'dates':
      return { ...form, ...filterEntries(action.dates) };
    case 'filtered':
      return { ...form, ...NO_FILTER };
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

/** The value that an input of the form means, `''` for an empty one; undefined for a bound that is not of the column's type. */
type ReadBound = (typed: string) => string | undefined;

/** The filters that the inputs mean; undefined when a bound cannot be read or the lower one is after the upper one. */
export function formFilters({ column, condition, value, upTo }: FilterForm, readBound: ReadBound): readonly ColumnFilter[] | undefined {
  if (column === '') return [];
  if (condition === 'equals') return value === '' ? [] : [{ column, value }];
  if (condition === 'contains') return value.trim() === '' ? [] : [{ column, value: value.trim(), match: 'contains' }];
  const [lower, upper] = [readBound(value), readBound(upTo)];
  if (lower === undefined || upper === undefined || (lower !== '' && upper !== '' && isAfter(lower, upper))) return undefined;
  return [
    ...(lower === '' ? [] : [{ column, value: lower, match: 'from' } as const]),
    ...(upper === '' ? [] : [{ column, value: upper, match: 'to' } as const]),
  ];
}

/** Compares two numbers, or two dates `YYYY-MM-DD`. */
const isAfter = (a: string, b: string) => (a.includes('-', 1) ? a > b : Number(a) > Number(b));

/** What the button "Applica" changes: the dates, the filters, both or nothing. For nothing the page shows "Filtri non applicati". */
export function filterFormSubmission(
  form: FilterForm,
  applied: ReportDates,
  filters: readonly ColumnFilter[],
  readBound: ReadBound,
): { readonly dates?: ReportDates; readonly filters?: readonly ColumnFilter[] } | undefined {
  const { from, to } = form;
  const validDates = formDateProblem(form) === undefined;
  const dates = validDates && datesPending(form, applied) ? { dates: { from: from.iso, to: to?.iso } } : {};
  const known = new Set(filters.map(filterKey));
  const added = validDates ? (formFilters(form, readBound) ?? []).filter((filter) => !known.has(filterKey(filter))) : [];
  const submission = { ...dates, ...(added.length > 0 && { filters: added }) };
  return Object.keys(submission).length > 0 ? submission : undefined;
}

const filterKey = ({ column, value, match }: ColumnFilter) => [match, column, value].join(':');
