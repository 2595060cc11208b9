import type { ReportView } from './ReportView.ts';
import type { ReportDates } from './reportDates.ts';

/** Which rows of which report at which dates. */
export interface RowsRequest {
  readonly id: number;
  readonly dates: ReportDates;
  readonly view: ReportView;
}
