import type { APIRequestContext } from '@playwright/test';
import type { Cell, ReportSpool } from '@territori/contract/wire';

/** Which rows of which report: the report's date and id, then the API's own parameters for filters, sorts and language. */
export interface WantedRows {
  readonly api: string;
  readonly date: string;
  readonly report: number;
  readonly query: Readonly<Record<string, string>>;
}

/** Every row of a report under filters and sorts, as the API answers the table. */
export async function readReport(request: APIRequestContext, { api, date, report, query }: WantedRows): Promise<ReportSpool> {
  const parameters = new URLSearchParams({ PageNum: '1', PageSize: '999999', ...query });
  return (await (await request.get(`${api}/api/Report/Spool/${date}/${report}?${parameters}`)).json()) as ReportSpool;
}

/** The cells of a report, row by row, `''` for none. */
export const cellsOf = ({ body, colNames }: ReportSpool): Cell[][] => body.map((row) => colNames.map((name) => row[name] ?? ''));
