import type { Language } from '@territori/contract';
import type { KeyValue, ReportListItem } from '@territori/contract/wire';

/** The state of a search page that the visitor left: its selections, in the form of its address, and the lists on screen. */
export interface CallerState {
  readonly search: string;
  readonly language: Language;
  readonly scopes: readonly KeyValue[];
  readonly units: readonly KeyValue[];
  readonly reports: readonly ReportListItem[];
}

/** The navigation state with which "view report" opens the viewer. Dates are `YYYY-MM-DD`. */
export interface ReportNavigation {
  readonly date: string;
  readonly dateTo: string | undefined;
  readonly idFunzione: number;
  readonly title: string;
  readonly description: string;
  readonly selections: { readonly scope: number | undefined; readonly unit: number | undefined };
  readonly periods: { readonly from: string; readonly to: string };
  readonly backPath: string;
  readonly caller: CallerState;
}

/** The navigation state with which the viewer returns. */
export interface ReturnNavigation {
  readonly restored: CallerState;
}

function has<K extends string>(value: unknown, key: K): value is Record<K, unknown> {
  return typeof value === 'object' && value !== null && key in value;
}

/** The navigation state of a viewer that was opened from a search page; undefined for a viewer opened by a link. */
export function readReportNavigation(state: unknown): ReportNavigation | undefined {
  return has(state, 'caller') && has(state, 'backPath') ? (state as unknown as ReportNavigation) : undefined;
}

/** The state with which the visitor returns to a search page; undefined for a page opened otherwise. */
export function readReturn(state: unknown): CallerState | undefined {
  return has(state, 'restored') && has(state.restored, 'search') ? (state.restored as unknown as CallerState) : undefined;
}
