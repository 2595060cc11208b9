import type { KeyValue, ReportListItem } from '@territori/contract/wire';
import { type DateProblem, dateProblem, type Flow } from './flow.ts';

/** A list that a page loads. */
export type Load<T> =
  | { readonly status: 'pending' }
  | { readonly status: 'error'; readonly cause: Error }
  | { readonly status: 'success'; readonly data: readonly T[] };

export interface FlowLists {
  readonly scopes: Load<KeyValue>;
  /** Of the chosen scope. */
  readonly units: Load<KeyValue>;
  /** Of the chosen unit. */
  readonly reports: Load<ReportListItem>;
}

export type FlowList = keyof FlowLists;

/** All states of a search page. */
export type FlowScreen =
  | { readonly kind: 'date-error'; readonly problem: DateProblem }
  /** A call is under way. `offered` are the options that are already loaded. */
  | { readonly kind: 'loading'; readonly list: FlowList; readonly offered: Offered }
  /** A call failed: the page shows the failure with a retry, never "no results". */
  | { readonly kind: 'failed'; readonly list: FlowList; readonly cause: Error; readonly offered: Offered }
  /** A list came back empty: the no-reports state. */
  | { readonly kind: 'no-reports'; readonly list: FlowList; readonly offered: Offered }
  | { readonly kind: 'choose-scope'; readonly offered: Offered }
  /** "Si prega di selezionare 1 {scope}". */
  | { readonly kind: 'choose-unit'; readonly offered: Offered }
  | { readonly kind: 'results'; readonly reports: readonly ReportListItem[]; readonly offered: Offered };

/** The radio groups on screen, with their selections. */
export interface Offered {
  readonly scopes: readonly KeyValue[];
  readonly scope: KeyValue | undefined;
  readonly units: readonly KeyValue[];
  readonly unit: KeyValue | undefined;
}

const nothingOffered: Offered = { scopes: [], scope: undefined, units: [], unit: undefined };

/**
 * The screen of a page for its selections and the lists loaded for them. A scope or unit that does not exist at the
 * dates (an old link) counts as not chosen.
 */
export function flowScreen(flow: Flow, lists: FlowLists, today: string): FlowScreen {
  const problem = dateProblem(flow, today);
  if (problem) return { kind: 'date-error', problem };

  const { scopes, units, reports } = lists;
  if (scopes.status !== 'success') return waiting('scopes', scopes, nothingOffered);
  const scope = scopes.data.find(({ key }) => key === flow.scope);
  const withScopes: Offered = { ...nothingOffered, scopes: scopes.data, scope };
  if (scopes.data.length === 0) return { kind: 'no-reports', list: 'scopes', offered: withScopes };
  if (!scope) return { kind: 'choose-scope', offered: withScopes };

  if (units.status !== 'success') return waiting('units', units, withScopes);
  const unit = units.data.find(({ key }) => key === flow.unit);
  const offered: Offered = { ...withScopes, units: units.data, unit };
  if (units.data.length === 0) return { kind: 'no-reports', list: 'units', offered };
  if (!unit) return { kind: 'choose-unit', offered };

  if (reports.status !== 'success') return waiting('reports', reports, offered);
  if (reports.data.length === 0) return { kind: 'no-reports', list: 'reports', offered };
  return { kind: 'results', reports: reports.data, offered };
}

function waiting<T>(list: FlowList, load: Exclude<Load<T>, { status: 'success' }>, offered: Offered): FlowScreen {
  return load.status === 'error' ? { kind: 'failed', list, cause: load.cause, offered } : { kind: 'loading', list, offered };
}

/** Whether a page shows its description: as long as no unit is chosen and there are reports to choose from. */
export function describesPage(flow: Flow, screen: FlowScreen): boolean {
  switch (screen.kind) {
    case 'date-error':
      return true;
    case 'loading':
      return flow.unit === undefined;
    case 'no-reports':
    case 'results':
      return false;
    default:
      return screen.offered.unit === undefined;
  }
}
