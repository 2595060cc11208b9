import { parseDay } from '@territori/history/dates/day';
import type { LoadedColumn } from '@territori/reports/LoadedRows';

/** Names as reports have them; they become names in SQL, so anything else is left out. */
const NAME = /^[A-Z0-9_]{1,60}$/;
/** A number as JSON has it, or as the published services write one with decimals. Zero-padded digits are a code. */
const NUMBER = /^-?(0|[1-9]\d*)([.,](\d+))?$/;

const isBlank = (value: unknown): boolean => value === null || value === undefined || value === '';
const isDay = (value: unknown): boolean => typeof value === 'string' && /^\d\d\/\d\d\/\d{4}$/.test(value) && parseDay(value) !== null;
const isNumeric = (value: unknown): boolean => NUMBER.test(String(value));
/** Whole numbers written as text may be codes; a number of JSON or a decimal is none. */
const isQuantity = (value: unknown): boolean => typeof value === 'number' || /^-?\d+,\d+$/.test(String(value));
const decimalsOf = (value: unknown): number => NUMBER.exec(String(value))?.[3]?.length ?? 0;

/** The columns of loaded rows in the order of the file, each with what all of its values are. */
export function loadedColumns(rows: readonly Record<string, unknown>[]): LoadedColumn[] {
  const values = new Map<string, unknown[]>();
  for (const row of rows) {
    for (const [name, value] of Object.entries(row)) {
      if (!NAME.test(name)) continue;
      const known = values.get(name);
      const added = isBlank(value) ? [] : [value];
      if (known) known.push(...added);
      else values.set(name, added);
    }
  }
  return [...values].map(([nome, found]): LoadedColumn => {
    if (found.length === 0) return { nome, tipo: 'VARCHAR', decimali: 0, vuota: true };
    if (found.every(isDay)) return { nome, tipo: 'DATE', decimali: 0 };
    if (!found.some(isQuantity) || !found.every(isNumeric)) return { nome, tipo: 'VARCHAR', decimali: 0 };
    return { nome, tipo: 'NUMBER', decimali: found.reduce((most: number, value) => Math.max(most, decimalsOf(value)), 0) };
  });
}
