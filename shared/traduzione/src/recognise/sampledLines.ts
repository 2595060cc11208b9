import type { Table } from '../read/Table.ts';

/** Rows that decide whether a column is looked at whole. */
const SAMPLE = 400;

/** The places of rows from all parts of a list, by which a column is judged. */
export function sampledLines({ rows }: Table): readonly number[] {
  const step = Math.max(1, rows.length / SAMPLE);
  return Array.from({ length: Math.min(SAMPLE, rows.length) }, (_, place) => Math.floor(place * step));
}
