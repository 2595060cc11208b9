import type { ReportKind } from '@territori/contract/wire';
import { DEFAULT_PERIOD_START, EARLIEST_DATE, parseDate } from '@territori/kit/dates';
import { type DateEntry, dateEntry } from '../DateEntry.ts';

/**
 * The choices of a visitor on a search page: date or dates, then a scope, then a unit. Each choice needs the previous
 * one: a unit has a scope, and a scope has dates without a problem.
 */
export interface Flow {
  readonly from: DateEntry;
  /** Undefined on the page of one date. */
  readonly to: DateEntry | undefined;
  readonly scope: number | undefined;
  readonly unit: number | undefined;
}

export type FlowAction =
  /** A date field changed. A change of its date resets scope and unit. */
  | { readonly type: 'from' | 'to'; readonly entry: DateEntry }
  | { readonly type: 'scope'; readonly key: number }
  | { readonly type: 'unit'; readonly key: number }
  /** "Nuova ricerca", or the section chosen again in the menu. */
  | { readonly type: 'reset' };

/** The problem of the dates: an impossible or unavailable date, or two dates in the wrong order. */
export type DateProblem = 'unavailable' | 'start-after-end';

/** A search page before anything is chosen: today, or from 01/01/1991 to today. */
export function initialFlow(mode: ReportKind, today: string): Flow {
  return mode === 'DATA'
    ? { from: dateEntry(today), to: undefined, scope: undefined, unit: undefined }
    : { from: dateEntry(DEFAULT_PERIOD_START), to: dateEntry(today), scope: undefined, unit: undefined };
}

/** The problem of the dates, undefined when they are valid: each from 17/03/1861 to today, the start not after the end. */
export function dateProblem(flow: Flow, today: string): DateProblem | undefined {
  if (entryUnavailable(flow.from, today) || (flow.to && entryUnavailable(flow.to, today))) return 'unavailable';
  return flow.to && flow.from.iso > flow.to.iso ? 'start-after-end' : undefined;
}

/** True for an invalid date, a day before 17/03/1861 and a day after today. */
export function entryUnavailable(entry: DateEntry, today: string): boolean {
  return parseDate(entry.iso) !== entry.iso || entry.iso < EARLIEST_DATE || entry.iso > today;
}

export function flowReducer(flow: Flow, action: FlowAction, today: string): Flow {
  switch (action.type) {
    case 'from':
      return withDates(flow, { ...flow, from: action.entry });
    case 'to':
      return flow.to ? withDates(flow, { ...flow, to: action.entry }) : flow;
    case 'scope':
      return dateProblem(flow, today) || flow.scope === action.key ? flow : { ...flow, scope: action.key, unit: undefined };
    case 'unit':
      return flow.scope === undefined ? flow : { ...flow, unit: action.key };
    case 'reset':
      return initialFlow(flow.to ? 'PERIODO' : 'DATA', today);
  }
}

/** Other dates reset scope and unit; the same dates in another notation do not. */
function withDates(before: Flow, after: Flow): Flow {
  const same = before.from.iso === after.from.iso && before.to?.iso === after.to?.iso;
  return same ? after : { ...after, scope: undefined, unit: undefined };
}
