import { type ParquetParsers, parquetMetadata, parquetRead } from 'hyparquet';
import type { Column } from '../definition.ts';
import { ALWAYS, type Days, FOR_EVER, Table } from '../table/Table.ts';
import { type CellText, Values } from '../table/Values.ts';

/** The columns that say on which days a row holds, both included, for each date of the report; null where there is no first or last day. */
export const dayColumns = (dates: number): readonly (readonly [string, string])[] =>
  dates === 1
    ? [['DAL', 'AL']]
    : [
        ['PRIMA_DATA_DAL', 'PRIMA_DATA_AL'],
        ['SECONDA_DATA_DAL', 'SECONDA_DATA_AL'],
      ];

/** Days stay the numbers of the file. */
const PARSERS = { dateFromDays: (day: number) => day } as unknown as ParquetParsers;

/**
 * Reads the table of a report from the bytes of its Parquet file.
 * @param share gives equal texts once: the names of units stand in most tables
 * @param pause waits between two columns, so that other calls are answered meanwhile
 */
export async function readTableFile(
  file: ArrayBuffer,
  columns: readonly Column[],
  dates: number,
  share: (text: string) => string,
  pause: () => Promise<unknown>,
): Promise<Table> {
  const metadata = parquetMetadata(file);
  const length = Number(metadata.num_rows);
  const read = async <Cell>(name: string): Promise<readonly Cell[]> => {
    await pause();
    const cells = new Array<Cell>(length);
    // a chunk is a list, or a typed one
    const onChunk = ({ columnData, rowStart }: { columnData: ArrayLike<unknown>; rowStart: number }) => {
      for (let place = 0; place < columnData.length; place += 1) cells[rowStart + place] = columnData[place] as Cell;
    };
    await parquetRead({ file, metadata, columns: [name], parsers: PARSERS, onChunk });
    return cells;
  };
  const values: Values[] = [];
  for (const column of columns) values.push(valuesOf(column, await read(column.name), share));
  const days: Days[] = [];
  for (const [from, to] of dayColumns(dates)) {
    days.push({ from: bounds(await read(from), ALWAYS, 0), to: bounds(await read(to), FOR_EVER, 1) });
  }
  return new Table(values, days, length);
}

/** Days as numbers, moved by some; `open` where there is none. */
function bounds(days: readonly (number | null | undefined)[], open: number, moved: number): Int32Array {
  const found = new Int32Array(days.length);
  for (let row = 0; row < days.length; row += 1) {
    const day = days[row];
    found[row] = day === null || day === undefined ? open : day + moved;
  }
  return found;
}

/** Each distinct value becomes a text once. */
function valuesOf(column: Column, cells: readonly (string | number | null | undefined)[], share: (text: string) => string): Values {
  const { distinct, numbers } = Values.of(column, cells as readonly CellText[]);
  return new Values(
    column,
    distinct.map((cell) => {
      const text = textOf(column, cell);
      return text === null ? null : share(text);
    }),
    numbers,
  );
}

function textOf({ type }: Column, cell: string | number | null | undefined): CellText {
  if (cell === null || cell === undefined) return null;
  return type === 'DATE' ? new Date(Number(cell) * 86_400_000).toISOString().slice(0, 10) : String(cell);
}
