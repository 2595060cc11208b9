import { expect, it } from 'vitest';
import { codeColumn, dateColumn, quantityColumn, textColumn } from '../columns/column.ts';
import type { Column } from '../definition.ts';
import { EVERYTHING, type Filter, type Sort } from '../Selection.ts';
import { ALWAYS, FOR_EVER, numberOfDay, Table } from './Table.ts';
import { type CellText, Values } from './Values.ts';

const CODE = codeColumn('CODICE', { it: 'Codice', en: 'Code' });
const NAME = textColumn('NOME', { it: 'Nome', en: 'Name' });
const AREA = quantityColumn('AREA', { it: 'Superficie', en: 'Area' }, { mask: '999G990D0000' });
const DAY = dateColumn('DATA', { it: 'Data', en: 'Date' });
const NAMES = ['CODICE', 'NOME', 'AREA', 'DATA'];

type Row = readonly [CellText, CellText, CellText, CellText, from: string | null, to: string | null];
const ROWS: readonly Row[] = [
  ['001', 'Forlì', '12.5', '1927-01-12', null, '2000-01-01'],
  ['002', "Sant'Angelo", null, null, '1950-01-01', null],
  ['003', 'Éze', '9', '1861-03-17', '1950-01-01', '2000-01-01'],
  ['004', '', '100', null, null, null],
  ['005', null, '9.0', '1927-01-12', '2000-01-01', null],
];

const tableOf = (rows: readonly Row[]) =>
  new Table(
    [CODE, NAME, AREA, DAY].map((column, place) =>
      Values.of(
        column,
        rows.map((row) => row[place] as CellText),
      ),
    ),
    [
      {
        from: Int32Array.from(rows, ([, , , , from]) => (from === null ? ALWAYS : numberOfDay(from))),
        to: Int32Array.from(rows, ([, , , , , to]) => (to === null ? FOR_EVER : numberOfDay(to))),
      },
    ],
    rows.length,
  );
const table = tableOf(ROWS);

const codes = (day: string, filters: readonly Filter[] = [], sorts: readonly Sort[] = []) =>
  JSON.parse(table.lists(table.select([day], { filters, sorts }), ['CODICE'], { offset: 0, limit: 9 })).flat();
const filter = (column: Column, operator: Filter['operator'], value: string | null): Filter => ({ column, operator, value });

it('has the rows of a day: from their first on, and no longer on the day after their last', () => {
  expect(codes('1900-01-01')).toEqual(['001', '004']);
  expect(codes('1950-01-01')).toEqual(['001', '002', '003', '004']);
  expect(codes('1999-12-31')).toEqual(['001', '002', '003', '004']);
  expect(codes('2000-01-01')).toEqual(['002', '004', '005']);
});

it.each<[string, Filter[], string[]]>([
  ['a value, with its case and accents', [filter(NAME, 'EQ', 'Forlì')], ['001']],
  ['no value, which an empty text is too', [filter(NAME, 'EQ', null)], ['004']],
  ['no day', [filter(DAY, 'IN', null)], ['002', '004']],
  ['a part of a name without case, accents and apostrophes', [filter(NAME, 'CONTAINS', "FORLI'")], ['001']],
  ['a part that leaves out the apostrophe', [filter(NAME, 'CONTAINS', 'santangelo')], ['002']],
  ['a percent sign for a character', [filter(NAME, 'CONTAINS', '%')], []],
  ['a number however it is written', [filter(AREA, 'EQ', '9.000')], ['003']],
  ['a number that no digit is lost of', [filter(AREA, 'GE', '12.5000000001')], ['004']],
  ['days up to one', [filter(DAY, 'LE', '1927-01-11')], ['003']],
  ['one of several values', [filter(CODE, 'IN', '001'), filter(CODE, 'IN', '003')], ['001', '003']],
  ['two values of one column together', [filter(CODE, 'EQ', '001'), filter(CODE, 'EQ', '003')], []],
  ['several filters together', [filter(CODE, 'IN', '001'), filter(CODE, 'IN', '003'), filter(AREA, 'GE', '10')], ['001']],
])('takes %s', (_, filters, expected) => {
  expect(codes('1960-01-01', filters)).toEqual(expected);
});

it.each<[string, Sort[], string[]]>([
  ['numbers by their value, cells without one last', [{ column: AREA, direction: 'ASC' }], ['003', '001', '004', '002']],
  ['the other way round, cells without one last again', [{ column: AREA, direction: 'DESC' }], ['004', '001', '003', '002']],
  ['names as a dictionary does', [{ column: NAME, direction: 'ASC' }], ['004', '003', '001', '002']],
  [
    'equal cells by the next column',
    [
      { column: DAY, direction: 'DESC' },
      { column: CODE, direction: 'DESC' },
    ],
    ['001', '003', '004', '002'],
  ],
])('orders %s', (_, sorts, expected) => {
  expect(codes('1960-01-01', [], sorts)).toEqual(expected);
});

it('leaves equal rows in the order of the table, in both directions', () => {
  const same = tableOf(['b', 'a', 'c'].map((name): Row => [name, 'x', null, null, null, null]));
  for (const direction of ['ASC', 'DESC'] as const) {
    const rows = same.select(['2000-01-01'], { filters: [], sorts: [{ column: NAME, direction }] });
    expect([...rows]).toEqual([0, 1, 2]);
  }
});

it('gives the values of a column under the filters of the others, none last', () => {
  const filters = [filter(AREA, 'LE', '50'), filter(NAME, 'EQ', 'nowhere')];
  expect(table.valuesOf(NAME, ['1960-01-01'], { filters, sorts: [] })).toEqual(['{"NOME":"Éze"}', '{"NOME":"Forlì"}']);
  const sorts: Sort[] = [{ column: AREA, direction: 'DESC' }];
  expect(table.valuesOf(AREA, ['1960-01-01'], { filters: [], sorts })).toEqual([
    '{"AREA":100}',
    '{"AREA":12.5}',
    '{"AREA":9}',
    '{"AREA":null}',
  ]);
  // 9 and 9.0 are one number
  expect(tableOf(ROWS.map(([a, b, c, d]) => [a, b, c, d, null, null])).valuesOf(AREA, ['1960-01-01'], EVERYTHING)).toHaveLength(4);
});

it('writes rows for a page, a file and the published service', () => {
  const rows = table.select(['1960-01-01'], EVERYTHING);
  const first = { offset: 0, limit: 1 };
  expect(table.json(rows, NAMES, 'wire', first)).toBe('[{"CODICE":"001","NOME":"Forlì","AREA":12.5,"DATA":"12/01/1927"}]');
  expect(table.json(rows, NAMES, 'file', first)).toBe('[{"CODICE":"001","NOME":"Forlì","AREA":"12,5","DATA":"12/01/1927"}]');
  expect(table.json(rows, ['DATA'], 'published', { offset: 0, limit: 2 })).toBe('[{"DATA":"1927-01-12T00:00:00Z"},{"DATA":null}]');
  expect(table.json(rows, NAMES, 'wire', { offset: 4, limit: 9 })).toBe('[]');
  expect(table.lists(rows, NAMES, { offset: 0, limit: 2 })).toBe('[["001","Forlì",12.5,"12/01/1927"],["002","Sant\'Angelo",null,null]]');
  expect(table.lists(rows, NAMES, { offset: 4, limit: 9 })).toBe('[]');
});

it('has one order alone, whatever the order of what it is made of', () => {
  const rows: Row[] = [...ROWS, ['001', 'Forlì', '12.5', '1927-01-12', '2010-01-01', null]];
  const orders = [rows, rows.toReversed()].map((some) => {
    const ordered = tableOf(some).ordered(['NOME']);
    return [
      ordered.lists(
        Uint32Array.from({ length: 6 }, (_, row) => row),
        NAMES,
        { offset: 0, limit: 9 },
      ),
      [...(ordered.days[0]?.from ?? [])],
    ];
  });
  expect(orders[0]).toEqual(orders[1]);
});

it('joins a row to the one before that ended on its first day, and keeps equal rows of one day apart', () => {
  const row = (from: string, to: string): Row => ['001', 'Forlì', null, null, from, to];
  const joined = tableOf([row('1950-01-01', '1960-01-01'), row('1960-01-01', '1970-01-01'), row('1980-01-01', '1990-01-01')]).joined();
  expect(joined.length).toBe(2);
  expect([...(joined.days[0]?.to ?? [])]).toEqual([numberOfDay('1970-01-01'), numberOfDay('1990-01-01')]);
  const twice = tableOf([row('1950-01-01', '1960-01-01'), row('1950-01-01', '1960-01-01'), row('1960-01-01', '1970-01-01')]).joined();
  expect(twice.select(['1955-01-01'], EVERYTHING)).toHaveLength(2);
  expect(twice.select(['1965-01-01'], EVERYTHING)).toHaveLength(1);
});
