import type { Language } from '@territori/contract';
import type { Cell } from '@territori/contract/wire';

export interface ExportColumn {
  /** The key of the column's cell in a row. */
  readonly name: string;
  /** Header as shown. */
  readonly label: string;
}

/** A table to export to a file. Plain data, so that it can be sent to a worker. */
export interface ExportTable {
  readonly title: string;
  /** The subtitles, one per line: period, filters. */
  readonly subtitles: readonly string[];
  readonly language: Language;
  readonly columns: readonly ExportColumn[];
  readonly rows: readonly Readonly<Record<string, Cell>>[];
}

/** A column of unread rows, with the names that lead to its cell where it lies deeper in a row. */
export type UnreadColumn = ExportColumn & { readonly path?: readonly string[] };

/**
 * A table whose rows may still be a file of the API, a JSON list or `{"resultset": [...]}`: a worker reads it, so that the page does not.
 */
export type UnreadTable = Omit<ExportTable, 'rows' | 'columns'> & {
  readonly columns: readonly UnreadColumn[];
  readonly rows: ExportTable['rows'] | Blob;
};

type Unread = Cell | { readonly [name: string]: Unread };
type UnreadRow = Readonly<Record<string, Unread>>;

/** The cell of an unread row. */
function cellAt(row: UnreadRow, { name, path = [name] }: UnreadColumn): Cell {
  const found = path.reduce<Unread | undefined>((value, part) => (typeof value === 'object' ? value?.[part] : undefined), row);
  return (found ?? null) as Cell;
}

export async function readTable(table: UnreadTable): Promise<ExportTable> {
  const { rows, columns } = table;
  if (!(rows instanceof Blob)) return { ...table, rows };
  const read = JSON.parse(await rows.text()) as readonly UnreadRow[] | { readonly resultset: readonly UnreadRow[] };
  const list = Array.isArray(read) ? (read as readonly UnreadRow[]) : (read as { readonly resultset: readonly UnreadRow[] }).resultset;
  if (!columns.some(({ path }) => path)) return { ...table, rows: list as ExportTable['rows'] };
  return { ...table, rows: list.map((row) => Object.fromEntries(columns.map((column) => [column.name, cellAt(row, column)]))) };
}

/** Gives every column a header: a column without a label becomes `Colonna_N`, counted from 1. */
export function exportColumns(names: readonly string[], labels: readonly string[]): readonly ExportColumn[] {
  return names.map((name, index) => ({ name, label: labels[index]?.trim() || `Colonna_${index + 1}` }));
}
