import type { Cell, ReportSpool, Row } from '@territori/contract/wire';
import { identifyingColumns } from '@territori/exports/columnGroups';
import { ALL_COLUMNS, type ReportView } from '../data/ReportView.ts';

export interface ShownColumns {
  /** The names of the columns on screen: the name of the unit first, the others in the order of the report. */
  readonly shown: readonly string[];
  /** The columns that say nothing in these rows: hidden, unless the visitor wants all. */
  readonly silent: readonly string[];
}

/** Columns that usually repeat another one: the code as a number, the name in Italian. */
const REPEATS: Readonly<Record<string, string>> = { PRO_COM: 'PRO_COM_T', COMUNE_IT: 'COMUNE' };

/** Which columns of a page of rows are on screen, and in which order. Files and API keep all of them in the order of the report. */
export function shownColumns(
  { colNames, body }: Pick<ReportSpool, 'colNames' | 'body'>,
  { columns, filters, sorts }: Pick<ReportView, 'columns' | 'filters' | 'sorts'>,
): ShownColumns {
  const chosen = colNames.filter((column) => columns?.includes(column));
  const name = identifyingColumns(colNames)[1];
  const nameFirst = (some: readonly string[]) => [...some].sort((a, b) => Number(b === name) - Number(a === name));
  if (chosen.length > 0) return { shown: nameFirst(chosen), silent: [] };
  // what the visitor asked about stays in sight
  const asked = new Set([name, ...filters.map(({ column }) => column), ...sorts.map(({ column }) => column)]);
  const silent = body.length === 0 ? [] : colNames.filter((column) => !asked.has(column) && isSilent(column, colNames, body));
  const shown = columns?.[0] === ALL_COLUMNS[0] ? colNames : colNames.filter((column) => !silent.includes(column));
  return { shown: nameFirst(shown), silent };
}

/** True for a column that is empty, or that repeats another one, in every row. */
function isSilent(column: string, colNames: readonly string[], rows: readonly Row[]): boolean {
  const repeated = REPEATS[column];
  return (
    rows.every((row) => isEmpty(row[column])) ||
    (repeated !== undefined && colNames.includes(repeated) && rows.every((row) => isSame(row[column], row[repeated])))
  );
}

const isEmpty = (cell: Cell | undefined) => cell === null || cell === undefined || cell === '';

/** A number is the same as a code with zeros before it. */
const isSame = (cell: Cell | undefined, other: Cell | undefined) => cell === other || (typeof cell === 'number' && cell === Number(other));
