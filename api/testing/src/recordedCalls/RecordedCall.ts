import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';

/** A request that a public client of the live system makes, on the base address of this one, and what the client reads of the answer. */
export interface RecordedCall {
  readonly client: string;
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Fails where the client would fail. */
  readonly needs: (answer: LightMyRequestResponse) => void;
}

export type Row = Readonly<Record<string, string | number | null>>;

/** The rows of a published service, which has one member of this name: a single error row is how it refuses. */
export function resultset(answer: LightMyRequestResponse, least: number): Row[] {
  const { resultset: rows } = answer.json<{ resultset: Row[] }>();
  expect(rows[0]).not.toHaveProperty('ERRCODE');
  expect(rows.length).toBeGreaterThanOrEqual(least);
  return rows;
}

/** The columns that a client names are in every row. */
export function haveColumns(rows: readonly Row[], columns: readonly string[]): void {
  for (const row of rows) for (const column of columns) expect(row).toHaveProperty(column);
}

/** The columns hold texts that are not empty: clients trim them. */
export function haveTexts(rows: readonly Row[], columns: readonly string[]): void {
  const without = rows.filter((row) => columns.some((column) => typeof row[column] !== 'string' || row[column] === ''));
  expect(without.slice(0, 3)).toEqual([]);
}
