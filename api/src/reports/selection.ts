import { parseDay } from '../dates/day.ts';
import { BadRequest } from '../http/errors.ts';
import { BLANK } from '../schemas/wire.ts';
import type { Column, Field } from './definition.ts';

export type Direction = 'ASC' | 'DESC';

export interface Filter {
  readonly column: Column;
  /** Null for cells without a value. */
  readonly value: string | null;
}

export interface Sort {
  readonly column: Column;
  readonly direction: Direction;
}

/** What a caller wants of a report: rows that equal every filter, in the order of the sorts. */
export interface Selection {
  readonly filters: readonly Filter[];
  readonly sorts: readonly Sort[];
}

export const EVERYTHING: Selection = { filters: [], sorts: [] };

export interface SelectionInput {
  readonly orderFields?: readonly string[] | undefined;
  readonly orderDirects?: readonly string[] | undefined;
  readonly pFilterFields?: readonly string[] | undefined;
  readonly pFilterValues?: readonly string[] | undefined;
}

/** Reads the filters and sorts of a request. Throws BadRequest for a column that the report lacks or a list without its counterpart. */
export function readSelection(fields: readonly Field[], input: SelectionInput): Selection {
  const { orderFields = [], orderDirects = [], pFilterFields = [], pFilterValues = [] } = input;
  if (pFilterFields.length !== pFilterValues.length) {
    throw new BadRequest(
      `pFilterFields ha ${pFilterFields.length} elementi e pFilterValues ${pFilterValues.length}: devono essere altrettanti.`,
      `pFilterFields has ${pFilterFields.length} items and pFilterValues ${pFilterValues.length}: they must be as many.`,
    );
  }
  if (orderDirects.length > orderFields.length) {
    throw new BadRequest('orderDirects ha più elementi di orderFields.', 'orderDirects has more items than orderFields.');
  }
  return {
    filters: pFilterFields.map((name, index) => readFilter(findColumn(fields, name), pFilterValues[index] ?? '')),
    sorts: orderFields.map((name, index) => ({ column: findColumn(fields, name), direction: readDirection(orderDirects[index]) })),
  };
}

/** The report's column of that name, in any case. */
export function findColumn(fields: readonly Field[], name: string): Column {
  const folded = name.trim().toUpperCase();
  const found = fields.find(({ column }) => column.name === folded);
  if (found) return found.column;
  throw new BadRequest(`Il report non ha la colonna '${name}'.`, `The report has no column '${name}'.`);
}

function readDirection(text: string | undefined): Direction {
  const folded = (text ?? 'ASC').trim().toUpperCase();
  if (folded === 'ASC' || folded === 'DESC') return folded;
  throw new BadRequest(
    `orderDirects: '${text}' non è un verso; usare ASC o DESC.`,
    `orderDirects: '${text}' is not a direction; use ASC or DESC.`,
  );
}

function readFilter(column: Column, raw: string): Filter {
  if (raw === BLANK) return { column, value: null };
  // clients of the live system double single quotes: "L''Aquila" is L'Aquila
  const value = raw.replaceAll("''", "'");
  if (column.type === 'NUMBER') return { column, value: readNumber(column, value) };
  if (column.type === 'DATE') return { column, value: readFilterDay(column, value) };
  return { column, value };
}

function readNumber(column: Column, value: string): string {
  const plain = value.trim().replace(',', '.');
  if (/^-?\d{1,15}(\.\d{1,10})?$/.test(plain)) return plain;
  throw new BadRequest(`${column.name}: '${value}' non è un numero.`, `${column.name}: '${value}' is not a number.`);
}

function readFilterDay(column: Column, value: string): string {
  const day = parseDay(value.trim());
  if (day) return day;
  throw new BadRequest(
    `${column.name}: '${value}' non è una data; usare GG/MM/AAAA.`,
    `${column.name}: '${value}' is not a date; use DD/MM/YYYY.`,
  );
}
