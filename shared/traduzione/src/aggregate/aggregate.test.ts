import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Table } from '../read/Table.ts';
import { NO_OUTCOME, type Outcome, type Target } from '../translate/Outcome.ts';
import { aggregate } from './aggregate.ts';
import { numbersOf } from './numbers.ts';

const tableOf = (rows: string[][]): Table => ({ sheet: null, separator: ';', header: ['a', 'b', 'c'], hasHeader: true, rows });
const target = (unit: number, weight: number | null = null): Target => ({
  unit,
  code: String(unit).padStart(6, '0'),
  name: `U${unit}`,
  weight,
});
const to = (unit: number): Outcome => ({ ...NO_OUTCOME, outcome: 'confluita', target: target(unit) });
const divided: Outcome = { ...NO_OUTCOME, outcome: 'divisa', candidates: [target(1, 0.75), target(2, 0.25)] };
const unknown: Outcome = { ...NO_OUTCOME, outcome: 'sconosciuta' };

describe('figures of a translated list', () => {
  const rows = [
    ['10', '2,5', '4'],
    ['30', '5,0', '12'],
    ['8', '1', '1'],
    ['7', '', ''],
  ];
  const outcomes = [to(1), to(1), divided, unknown];

  it('add up where they are counts; what goes nowhere is not assigned', () => {
    const { rows: units, balances } = aggregate(tableOf(rows), outcomes, [{ kind: 'conteggio', column: 0 }], { sizes: new Map() });
    expect(units.map(({ target: { unit }, figures }) => [unit, ...figures])).toEqual([[1, 40]]);
    expect(balances.get(0)).toEqual({ entered: 55, left: 40, unassigned: 15, withoutUnit: 0 });
  });

  it('of a divided row are distributed only when that is asked for', () => {
    const { rows: units, balances } = aggregate(tableOf(rows), outcomes, [{ kind: 'conteggio', column: 0 }], {
      sizes: new Map(),
      distribute: true,
    });
    expect(units.map(({ target: { unit }, figures }) => [unit, ...figures])).toEqual([
      [1, 46],
      [2, 2],
    ]);
    expect(balances.get(0)).toEqual({ entered: 55, left: 48, unassigned: 7, withoutUnit: 0 });
  });

  it('of totals go in and are not assigned; the balance says which part stands in rows without a unit', () => {
    const list = [['10'], ['30'], ['40']];
    const total: Outcome = { ...NO_OUTCOME, outcome: 'vuota' };
    const { balances } = aggregate(tableOf(list), [to(1), unknown, total], [{ kind: 'conteggio', column: 0 }], { sizes: new Map() });
    expect(balances.get(0)).toEqual({ entered: 80, left: 10, unassigned: 70, withoutUnit: 40 });
  });

  it('of divided rows can be distributed only where the weight of every part is known', () => {
    const unweighted: Outcome = { ...divided, candidates: [target(1, 0.5), target(2)] };
    const list = [['10'], ['30'], ['40']];
    const options = { sizes: new Map(), distribute: true };
    const found = aggregate(tableOf(list), [to(1), divided, unweighted], [{ kind: 'conteggio', column: 0 }], options);
    expect([found.divided, found.distributable, found.balances.get(0)?.unassigned]).toEqual([2, 1, 40]);
  });

  it('are reported where a cell of figures or weights holds no number; an empty cell holds nothing', () => {
    const list = [
      ['1.234,50', '3', '7'],
      ['100.5', '4', 'molti'],
      ['n.d.', '', '-'],
    ];
    const figures = [
      { kind: 'conteggio', column: 0 },
      { kind: 'tasso', column: 1, weight: 2 },
    ] as const;
    expect(aggregate(tableOf(list), [to(1), to(1), to(1)], figures, { sizes: new Map() }).unread).toEqual([
      { column: 0, cells: 1, example: '100.5' },
      { column: 2, cells: 1, example: 'molti' },
    ]);
  });

  it('are means weighted by a column where they are rates', () => {
    const { rows: units } = aggregate(tableOf(rows), outcomes, [{ kind: 'tasso', column: 1, weight: 2 }], { sizes: new Map() });
    expect(units.map(({ figures }) => figures)).toEqual([[(2.5 * 4 + 5 * 12) / 16]]);
  });

  it('that look like rates are questioned when they are declared counts', () => {
    expect(aggregate(tableOf(rows), outcomes, [{ kind: 'conteggio', column: 1 }], { sizes: new Map() }).questioned).toEqual([1]);
    expect(aggregate(tableOf(rows), outcomes, [{ kind: 'conteggio', column: 0 }], { sizes: new Map() }).questioned).toEqual([]);
  });

  it('are never lost: what went in is what came out and what was not assigned', () => {
    const row = fc.tuple(fc.integer({ min: -1e6, max: 1e6 }), fc.constantFrom(to(1), to(2), to(3), divided, unknown));
    fc.assert(
      fc.property(fc.array(row, { minLength: 1 }), fc.boolean(), (list, distribute) => {
        const table = tableOf(list.map(([value]) => [String(value), '', '']));
        const { balances } = aggregate(
          table,
          list.map(([, outcome]) => outcome),
          [{ kind: 'conteggio', column: 0 }],
          { sizes: new Map(), distribute },
        );
        const { entered = 0, left = 0, unassigned = 0 } = balances.get(0) ?? {};
        expect(entered).toBeCloseTo(left + unassigned, 4);
      }),
    );
  });
});

describe('the numbers of a column', () => {
  it.each([
    [
      ['2.644', '13.150', '7'],
      [2644, 13150, 7],
    ],
    [
      ['2.644,5', '13,1'],
      [2644.5, 13.1],
    ],
    [
      ['2,644.5', '13.1'],
      [2644.5, 13.1],
    ],
    [
      ['13.15', '2.644'],
      [13.15, 2.644],
    ],
    [
      ['1.234,50', '100.5', '1.23.456', '12.345', ',5'],
      [1234.5, null, null, 12345, 0.5],
    ],
    [
      ['1,234.50', '100,5'],
      [1234.5, null],
    ],
    [
      ['12 %', '', 'n.d.', '-3'],
      [12, null, null, -3],
    ],
  ])('%j', (cells, numbers) => {
    expect(numbersOf(cells)).toEqual(numbers);
  });
});
