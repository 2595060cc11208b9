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

/** A table whose rows may still be the JSON file of the API, `{"resultset": [...]}`: a worker reads it, so that the page does not. */
export type UnreadTable = Omit<ExportTable, 'rows'> & { readonly rows: ExportTable['rows'] | Blob };

export async function readTable(table: UnreadTable): Promise<ExportTable> {
  const { rows } = table;
  if (!(rows instanceof Blob)) return { ...table, rows };
  return { ...table, rows: (JSON.parse(await rows.text()) as { resultset: ExportTable['rows'] }).resultset };
}

/** Gives every column a header: a column without a label becomes `Colonna_N`, counted from 1. */
export function exportColumns(names: readonly string[], labels: readonly string[]): readonly ExportColumn[] {
  return names.map((name, index) => ({ name, label: labels[index]?.trim() || `Colonna_${index + 1}` }));
}
