/**
 * A row of the dated history of the municipalities that begins and ends on one day. It makes no version, but shows that one more act took
 * effect that day.
 */
export interface Trace {
  code: string;
  name: string;
  province: string;
  date: string;
}
