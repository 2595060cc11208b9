import type { ChangeKind } from '@territori/history/territory/sources/ChangeKind';
import type { DeclaredAct } from '@territori/history/territory/sources/DeclaredChange';
import type { Row } from '../tables/SourceTable.ts';

const KINDS: ReadonlySet<string> = new Set<ChangeKind>(['CS', 'ES', 'CD', 'AP', 'RN', 'AQ', 'CE', 'AQES', 'CECS', 'PV', 'AS']);
const isKind = (value: string): value is ChangeKind => KINDS.has(value);

/** The kind of a change, from its letters alone or followed by its name: `ES`, `ES-Estinzione`. */
export function changeKindOf(row: Row, column: string): ChangeKind {
  const [letters = ''] = row.required(column).toUpperCase().split('-');
  if (!isKind(letters.trim())) throw row.refuseCell(column, `is "${row.text(column)}", not one of ${[...KINDS].join(', ')}`);
  return letters.trim() as ChangeKind;
}

/** The day of a change. An empty one means 1 January of the year. */
export const changeDateOf = (row: Row, column: string, year: string): string =>
  row.text(column) === '' ? `${row.code(year, 4)}-01-01` : row.date(column);

/** An act and its official journal, which follows the first semicolon. */
export function actOf(text: string): DeclaredAct | null {
  const [act = '', ...journal] = text.split(';').map((part) => part.trim());
  return act === '' && journal.length === 0 ? null : { text: act, journal: journal.join('; ') || null };
}

/** True when the other side of a change is a foreign state: it has no code, and this name. */
export const isAbroad = (name: string): boolean => name.toLowerCase() === 'stato estero';

/** The flag of an extinction by being split: set or empty in the reports, yes or no in some editions of the list. */
export function splitOf(row: Row, column: string): boolean {
  return ['1', 's', 'si', 'sì', 'x'].includes(row.text(column).toLowerCase());
}
