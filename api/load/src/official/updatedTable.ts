import { basename } from 'node:path';
import { recogniseFormat } from '../formats/recogniseFormat.ts';
import { type CarriedFile, carriedFiles } from '../record/carriedFiles.ts';
import { carriedTable } from '../record/carriedTable.ts';
import { type ReadTable, tableDifference, underNames } from '../sources/tableDifference.ts';
import { readCsv } from '../tables/readCsv.ts';
import { Row } from '../tables/SourceTable.ts';

const readOfficialTable = ({ resource: { path }, text }: CarriedFile): ReadTable =>
  recogniseFormat(readCsv(basename(path), Buffer.from(text)));

/**
 * What a fetched table makes of the carried one of its kind: a table with the columns and rows of the carried one, but for the rows that
 * the fetched one says otherwise, so that a person reads the change in a diff. Null where both say the same.
 */
export async function updatedTable(carried: CarriedFile, fetched: CarriedFile): Promise<CarriedFile | null> {
  if (carried.resource.hash === fetched.resource.hash) return null;
  if (carried.resource.format !== 'csv' || fetched.resource.format !== 'csv') return fetched;
  const before = readOfficialTable(carried);
  const { lost, gained } = tableDifference(before, readOfficialTable(fetched));
  if (lost.length === 0 && gained.length === 0) return null;
  const { table } = before;
  const names = underNames(before).columns;
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
          names.map((name) => row.text(name)),
        ),
    ),
  ];
  const [updated] = await carriedFiles(basename(fetched.resource.path), Buffer.from(carriedTable({ ...table, rows }).text));
  return updated ?? null;
}
