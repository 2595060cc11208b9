import { DEFAULT_PERIOD_START } from '@territori/kit';

/** The report that lists every municipality of one day with its successors on another. */
const CORRESPONDENCE = '99';

/** True for the address of that report. */
export const isCorrespondence = (search: string): boolean => new URLSearchParams(search).get('id') === CORRESPONDENCE;

/** The path of that report between two days, YYYY-MM-DD; the earlier one comes first. */
export function correspondencePath(day: string, other: string): string {
  const [dateFrom = DEFAULT_PERIOD_START, dateTo = DEFAULT_PERIOD_START] = [day, other].sort();
  return `/ricostruzione-codici/body?${new URLSearchParams({ id: CORRESPONDENCE, dateFrom, dateTo })}`;
}
