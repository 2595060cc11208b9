import type { ColumnKind } from '@territori/edition/fields/Field';
import type { Column } from '@territori/reports/definition';
import { dayColumns } from '@territori/reports/files/readTableFile';
import { ALWAYS, FOR_EVER, type Table } from '@territori/reports/table/Table';
import type { CellText, Values } from '@territori/reports/table/Values';
import { parquetWriteBuffer } from 'hyparquet-writer';
import { parquetSchema } from './ParquetFile.ts';

type Value = string | number | null;

/** Numbers stay as they are written: where a DOUBLE would write one in another way, all of the column are texts. */
function numberKind(distinct: readonly CellText[]): ColumnKind {
  const known = distinct.filter((cell) => cell !== null);
  if (known.every((cell) => /^(0|-?[1-9]\d{0,8})$/.test(cell))) return 'integer';
  return known.every((cell) => String(Number(cell)) === cell) ? 'number' : 'text';
}

const kindOf = ({ type }: Column, distinct: readonly CellText[]): ColumnKind =>
  type === 'NUMBER' ? numberKind(distinct) : type === 'DATE' ? 'date' : 'text';

function written(kind: ColumnKind, cell: CellText): Value {
  if (cell === null || kind === 'text') return cell;
  return kind === 'date' ? Date.parse(cell) / 86_400_000 : Number(cell);
}

function columnOf({ column, distinct, numbers }: Values) {
  const kind = kindOf(column, distinct);
  const values = distinct.map((cell) => written(kind, cell));
  return { name: column.name, kind, required: !distinct.includes(null), data: Array.from(numbers, (number) => values[number] ?? null) };
}

const daysColumn = (days: Int32Array, open: number, moved: number) => ({
  kind: 'date' as const,
  required: !days.includes(open),
  data: Array.from(days, (day) => (day === open ? null : day - moved)),
});

/** The table of a report as the bytes of a Parquet file: its columns, then the first and the last day of each row. */
export function reportTableFile({ columns, days }: Table): Uint8Array {
  const bounds = days.flatMap(({ from, to }, place) => {
    const [first, last] = dayColumns(days.length)[place] as readonly [string, string];
    return [
      { name: first, ...daysColumn(from, ALWAYS, 0) },
      { name: last, ...daysColumn(to, FOR_EVER, 1) },
    ];
  });
  const all = [...columns.map(columnOf), ...bounds];
  const columnData = all.map(({ name, data }) => ({ name, data }));
  return new Uint8Array(parquetWriteBuffer({ columnData, schema: parquetSchema(all), statistics: false }));
}
