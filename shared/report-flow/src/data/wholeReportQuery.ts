import type { Language } from '@territori/contract';
import type { CallOptions } from '@territori/kit';
import type { RowsRequest } from './RowsRequest.ts';
import { ALL_ROWS, spoolBody } from './spoolRequest.ts';
import { wireLanguage } from './wireLanguage.ts';

/** The parameters of every row of the report, with the filters and the order on screen: what a program asks for. */
export function wholeReportQuery({ dates, view }: RowsRequest, language: Language): NonNullable<CallOptions['query']> {
  return { PageNum: 1, PageSize: ALL_ROWS, dataA: dates.to, plang: wireLanguage(language), ...spoolBody(view) };
}
