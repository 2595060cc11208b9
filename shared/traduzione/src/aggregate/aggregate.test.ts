import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Table } from '../read/Table.ts';
import { HistoryIndex } from '../storia/index.ts';
import { day, SMALL_STORIA } from '../testing/smallStoria.ts';
import { NO_OUTCOME, type Outcome, type Target } from '../translate/Outcome.ts';
import type { AggregationOptions } from './Aggregation.ts';
import { aggregate } from './aggregate.ts';
import { numbersOf } from './numbersOf.ts';

const tableOf = (rows: string[][]): Table => ({ sheet: null, separator: ';', header: ['a', 'b', 'c'], hasHeader: true, rows });
const target = (unit: number, weight: number | null = null): Target => ({
  unit,
  code: String(unit).padStart(6, '0'),
  name: `U${unit}`,
  weight,
});
const origin = (unit: number) => ({ unit, code: String(unit), name: `O${unit}`, day: day('2011-01-01') });
const to = (unit: number): Outcome => ({ ...NO_OUTCOME, outcome: 'confluita', target: target(unit), origin: origin(unit + 10) });
const divided: Outcome = { ...NO_OUTCOME, outcome: 'divisa', candidates: [target(1, 0.75), target(2, 0.25)] };
const unknown: Outcome = { ...NO_OUTCOME, outcome: 'sconosciuta' };
/** Unit 1 goes on and gave a part to unit 2. */
const gave: Outcome = {
  ...NO_OUTCOME,
  outcome: 'invariata',
  target: target(1),
  origin: origin(1),
  parts: [target(1, 0.75), target(2, 0.25)],
  weightYear: 1991,
  notices: ['ceduto_territorio'],
};
const index = new HistoryIndex(SMALL_STORIA);
const options = (more: Partial<AggregationOptions> = {}): AggregationOptions => ({
  index,
  level: 'comune',
  translation: { day: day('2020-01-01'), sourcesOf: () => null },
  ...more,
});
const withNames = (units: readonly Target[]) => units.map(({ name }) => name);

describe('figures of a translated list', () => {
  const rows = [
    ['10', '2,5', '4'],
    ['30', '5,0', '12'],
    ['8', '1', '1'],
    ['7', '', ''],
  ];
  const outcomes = [to(1), to(1), divided, unknown];

  it('add up where they are counts; what goes nowhere is not assigned', () => {
    const { rows: units, balances } = aggregate(tableOf(rows), outcomes, [{ kind: 'conteggio', column: 0 }], options());
    expect(units.map(({ target: { unit }, figures }) => [unit, ...figures])).toEqual([[1, 40]]);
    expect(balances.get(0)).toEqual({ entered: 55, left: 40, unassigned: 15, withoutUnit: 0 });
  });

  it('of a divided row are distributed only when that is asked for', () => {
    const { rows: units, balances } = aggregate(tableOf(rows), outcomes, [{ kind: 'conteggio', column: 0 }], options({ distribute: true }));
    expect(units.map(({ target: { unit }, figures }) => [unit, ...figures])).toEqual([
      [1, 46],
      [2, 2],
    ]);
    expect(balances.get(0)).toEqual({ entered: 55, left: 48, unassigned: 7, withoutUnit: 0 });
  });

  it('of totals go in and are not assigned; the balance says which part stands in rows without a unit', () => {
    const list = [['10'], ['30'], ['40']];
    const total: Outcome = { ...NO_OUTCOME, outcome: 'vuota' };
    const { balances } = aggregate(tableOf(list), [to(1), unknown, total], [{ kind: 'conteggio', column: 0 }], options());
    expect(balances.get(0)).toEqual({ entered: 80, left: 10, unassigned: 70, withoutUnit: 40 });
  });

  it('of divided rows can be distributed only where the weight of every part is known', () => {
    const unweighted: Outcome = { ...divided, candidates: [target(1, 0.5), target(2)] };
    const list = [['10'], ['30'], ['40']];
    const found = aggregate(tableOf(list), [to(1), divided, unweighted], [{ kind: 'conteggio', column: 0 }], options({ distribute: true }));
    expect([found.divided, found.distributable, found.balances.get(0)?.unassigned]).toEqual([2, 1, 40]);
  });

  it('stay whole with a unit that goes on and gave a part, and say so, unless they are distributed', () => {
    const counts = [{ kind: 'conteggio', column: 0 }] as const;
    const list = tableOf([['100'], ['8']]);
    const kept = aggregate(list, [gave, to(3)], counts, options());
    expect(
      kept.rows.map(({ target: { unit }, figures, comparability, territory }) => [unit, ...figures, comparability, withNames(territory)]),
    ).toEqual([
      [1, 100, 'non_comparabile', ['U1', 'U2']],
      [2, null, 'nulla', []],
      [3, 8, 'intera', []],
    ]);
    expect(kept.whole.map((one) => [one.origin.name, one.target?.name, withNames(one.territory), one.figures, one.distributable])).toEqual([
      ['O1', 'U1', ['U1', 'U2'], [100], true],
    ]);
    expect([[...kept.wholeLines], kept.balances.get(0)]).toEqual([[0], { entered: 108, left: 108, unassigned: 0, withoutUnit: 0 }]);
    const shared = aggregate(list, [gave, to(3)], counts, options({ distribute: true }));
    expect(shared.rows.map(({ target: { unit }, figures, comparability }) => [unit, ...figures, comparability])).toEqual([
      [1, 75, 'distribuita'],
      [2, 25, 'distribuita'],
      [3, 8, 'intera'],
    ]);
    expect([shared.whole, shared.weightYears, shared.balances.get(0)?.left]).toEqual([[], [1991], 108]);
  });

  it('of a unit that is gone and whose territory several hold are in none of them, under its own name', () => {
    const ended: Outcome = { ...gave, outcome: 'divisa', target: null, origin: origin(9) };
    const found = aggregate(tableOf([['100']]), [ended], [{ kind: 'conteggio', column: 0 }], options());
    expect(found.whole.map((one) => [one.origin.name, one.target, one.figures])).toEqual([['O9', null, [100]]]);
    expect(found.rows.map(({ comparability, figures }) => [comparability, ...figures])).toEqual([
      ['nulla', null],
      ['nulla', null],
    ]);
    expect(found.balances.get(0)).toEqual({ entered: 100, left: 0, unassigned: 100, withoutUnit: 0 });
  });

  it('are a part where a unit whose territory it holds has no row', () => {
    const sourcesOf = () => new Set([11, 12]);
    const found = aggregate(tableOf([['5']]), [to(1)], [{ kind: 'conteggio', column: 0 }], options({ translation: { day: 0, sourcesOf } }));
    expect(found.rows.map(({ comparability }) => comparability)).toEqual(['parziale']);
  });

  it('of a part that leads nowhere are not assigned', () => {
    const lost: Outcome = { ...gave, parts: [target(1, 0.75)] };
    const found = aggregate(tableOf([['100']]), [lost], [{ kind: 'conteggio', column: 0 }], options({ distribute: true }));
    expect(found.balances.get(0)).toEqual({ entered: 100, left: 75, unassigned: 25, withoutUnit: 0 });
  });

  it('that are rates are weighted by the population of the units of the list, not of those that they came to', () => {
    const sizes = new Map(
      [
        [11, 100],
        [12, 300],
      ].map(([unit = 0, population = 0]) => [unit, [{ from: null, to: null, population, census: 1991, area: null, areaYear: null }]]),
    );
    const outcomes = [to(1), { ...to(1), origin: origin(12) }];
    const rates = [{ kind: 'tasso', column: 0, weight: 'popolazione' }] as const;
    const found = aggregate(tableOf([['10'], ['20']]), outcomes, rates, options({ index: new HistoryIndex(SMALL_STORIA, sizes) }));
    expect(found.rows.map(({ figures }) => figures)).toEqual([[17.5]]);
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
    expect(aggregate(tableOf(list), [to(1), to(1), to(1)], figures, options()).unread).toEqual([
      { column: 0, cells: 1, example: '100.5' },
      { column: 2, cells: 1, example: 'molti' },
    ]);
  });

  it('are means weighted by a column where they are rates', () => {
    const { rows: units } = aggregate(tableOf(rows), outcomes, [{ kind: 'tasso', column: 1, weight: 2 }], options());
    expect(units.map(({ figures }) => figures)).toEqual([[(2.5 * 4 + 5 * 12) / 16]]);
  });

  it('that look like rates are questioned when they are declared counts', () => {
    expect(aggregate(tableOf(rows), outcomes, [{ kind: 'conteggio', column: 1 }], options()).questioned).toEqual([1]);
    expect(aggregate(tableOf(rows), outcomes, [{ kind: 'conteggio', column: 0 }], options()).questioned).toEqual([]);
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
          options({ distribute }),
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
