import { codeColumn, dateColumn, quantityColumn } from '@territori/reports/columns/column';
import { readTableFile } from '@territori/reports/files/readTableFile';
import { ALWAYS, FOR_EVER, numberOfDay, Table } from '@territori/reports/table/Table';
import { type CellText, Values } from '@territori/reports/table/Values';
import { parquetReadObjects } from 'hyparquet';
import { expect, it } from 'vitest';
import { reportTableFile } from './reportTableFile.ts';

const COLUMNS = [
  codeColumn('CODICE', { it: 'Codice', en: 'Code' }),
  quantityColumn('COMUNI', { it: 'Comuni', en: 'Municipalities' }),
  quantityColumn('AREA', { it: 'Superficie', en: 'Area' }),
  quantityColumn('SCRITTO', { it: 'Come scritto', en: 'As written' }),
  dateColumn('DATA', { it: 'Data', en: 'Date' }),
  quantityColumn('VUOTA', { it: 'Vuota', en: 'Empty' }),
];
const CELLS: readonly (readonly CellText[])[] = [
  ['001', '12', '12.5', '1.50', '1927-01-12', null],
  ['', '-3', '0.0001', '2', null, null],
  [null, null, null, null, '1861-03-17', null],
];
const days = (...bounds: [number, number][]) => ({
  from: Int32Array.from(bounds, ([from]) => from),
  to: Int32Array.from(bounds, ([, to]) => to),
});
const day = numberOfDay('1950-01-01');
const values = COLUMNS.map((column, place) =>
  Values.of(
    column,
    CELLS.map((row) => row[place] as CellText),
  ),
);
const table = new Table(values, [days([ALWAYS, day], [day, FOR_EVER], [day, day + 1]), days([0, FOR_EVER], [0, 1], [ALWAYS, 2])], 3);
const bytes = (file: Uint8Array) => new Uint8Array(file).buffer;
const cells = ({ columns }: Table) => columns.map(({ distinct, numbers }) => Array.from(numbers, (number) => distinct[number]));

it('is read as it was written: texts, numbers as they are written, days, cells without a value, days without an end', async () => {
  const read = await readTableFile(
    bytes(reportTableFile(table)),
    COLUMNS,
    2,
    (text) => text,
    async () => {},
  );
  expect(cells(read)).toEqual(cells(table));
  expect(read.days).toEqual(table.days);
  expect(read.length).toBe(3);
});

it('is a table without rows where there are none', async () => {
  const none = new Table(
    COLUMNS.map((column) => Values.of(column, [])),
    [days()],
    0,
  );
  const read = await readTableFile(
    bytes(reportTableFile(none)),
    COLUMNS,
    1,
    (text) => text,
    async () => {},
  );
  expect([read.length, cells(read)]).toEqual([0, COLUMNS.map(() => [])]);
});

it('is Parquet for other programs: numbers are numbers, dates are dates, the last day is the last on which a row holds', async () => {
  const [first, second] = await parquetReadObjects({ file: bytes(reportTableFile(table)) });
  expect(first).toEqual({
    CODICE: '001',
    COMUNI: 12,
    AREA: 12.5,
    SCRITTO: '1.50',
    DATA: new Date('1927-01-12T00:00:00Z'),
    VUOTA: null,
    PRIMA_DATA_DAL: null,
    PRIMA_DATA_AL: new Date('1949-12-31T00:00:00Z'),
    SECONDA_DATA_DAL: new Date('1970-01-01T00:00:00Z'),
    SECONDA_DATA_AL: null,
  });
  expect(second).toMatchObject({ COMUNI: -3, AREA: 0.0001, PRIMA_DATA_DAL: new Date('1950-01-01T00:00:00Z') });
});

it('has the same bytes each time', () => {
  expect(reportTableFile(table)).toEqual(reportTableFile(table));
});
