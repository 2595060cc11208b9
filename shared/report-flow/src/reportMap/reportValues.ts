import type { Row } from '@territori/contract/wire';
import type { DayMap } from '@territori/map';
import { isRelated } from './mappedUnits.ts';

/** A value that is not empty. */
export type Known = string | number;

/** The values of the rows of a report by unit, and what of them a map does not show. */
export interface ReportValues {
  /** The value of each unit, by its key. */
  readonly known: ReadonlyMap<string, Known>;
  /** Rows whose code no unit of the day has. */
  readonly unmatched: number;
  /** Rows that are shown on their related unit, because their own is not in force. */
  readonly related: number;
  /** Units whose rows have different values: they have none. */
  readonly different: number;
  /** Units of rows without a value. */
  readonly empty: number;
}

/**
 * The value that each unit has in a column. Rows without a value do not count beside others.
 * @param codes the columns with the code of the unit; the first one whose code is in force counts
 */
export function reportValues(day: DayMap, rows: readonly Row[], codes: readonly string[], column: string): ReportValues {
  const byCode = new Map(day.units.map(({ code, key }) => [code, key]));
  const values = new Map<string, Known | null>();
  const empty = new Set<string>();
  let unmatched = 0;
  let related = 0;
  for (const row of rows) {
    const code = codes.find((name) => byCode.has(String(row[name] ?? '')));
    const key = code && byCode.get(String(row[code] ?? ''));
    const cell = row[column];
    if (code && isRelated(code)) related += 1;
    if (key === undefined) unmatched += 1;
    else if (cell === null || cell === undefined || cell === '') empty.add(key);
    else if (!values.has(key)) values.set(key, cell);
    else if (values.get(key) !== cell) values.set(key, null);
  }
  for (const key of values.keys()) empty.delete(key);
  const known = new Map([...values].filter((entry): entry is [string, Known] => entry[1] !== null));
  return { known, unmatched, related, different: values.size - known.size, empty: empty.size };
}
