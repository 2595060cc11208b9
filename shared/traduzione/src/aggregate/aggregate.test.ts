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
    expect(balances.get(0)).toEqual({ entered: 55, left: 40, unassigned: 15 });
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
    expect(balances.get(0)).toEqual({ entered: 55, left: 48, unassigned: 7 });
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
      ['12 %', '', 'n.d.', '-3'],
      [12, null, null, -3],
    ],
  ])('%j', (cells, numbers) => {
    expect(numbersOf(cells)).toEqual(numbers);
  });
});
