import { basename } from 'node:path';
import { reportInName } from '../files/reportInName.ts';
import { recogniseFormat } from '../formats/recogniseFormat.ts';
import { type CarriedFile, carriedFiles } from '../record/carriedFiles.ts';
import { carriedTable } from '../record/carriedTable.ts';
import { tableDifference } from '../sources/tableDifference.ts';
import { readCsv } from '../tables/readCsv.ts';
import { Row, type SourceTable } from '../tables/SourceTable.ts';

function readCarriedTable({ resource: { path }, text }: CarriedFile): SourceTable {
  const file = basename(path);
  return { ...readCsv(file, Buffer.from(text)), report: reportInName(file) };
}

/**
 * What a fetched table makes of the carried one of its kind: a table with the columns and rows of the carried one, but for the rows that
 * the fetched one says otherwise, so that a person reads the change in a diff. Null where both say the same.
 */
export async function updatedTable(carried: CarriedFile, fetched: CarriedFile): Promise<CarriedFile | null> {
  if (carried.resource.hash === fetched.resource.hash) return null;
  if (carried.resource.format !== 'csv' || fetched.resource.format !== 'csv') return fetched;
  const table = readCarriedTable(carried);
  const { table: named } = recogniseFormat(table);
  const { lost, gained } = tableDifference(named, recogniseFormat(readCarriedTable(fetched)).table);
  if (lost.length === 0 && gained.length === 0) return null;
  const positions = new Map(table.columns.map((column, place) => [column, place]));
  const places = new Set(lost.map(({ place }) => place));
  const rows = [
    ...table.rows.filter(({ place }) => !places.has(place)),
    ...gained.map(
      (row) =>
        new Row(
          row.file,
          row.place,
          positions,
          named.columns.map((name) => row.text(name)),
        ),
    ),
  ];
  const [updated] = await carriedFiles(basename(fetched.resource.path), Buffer.from(carriedTable({ ...table, rows }).text));
  return updated ?? null;
}
