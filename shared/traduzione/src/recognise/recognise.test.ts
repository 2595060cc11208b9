import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openList } from '../openList.ts';
import type { Grid } from '../read/Grid.ts';
import { HistoryIndex } from '../storia/index.ts';
import { day, SMALL_STORIA } from '../testing/smallStoria.ts';
import { OUTCOMES } from '../translate/Outcome.ts';
import { translateList } from '../translate/translateList.ts';

const index = new HistoryIndex(SMALL_STORIA);
const FIRST = day('1950-01-01');

/** A list of the municipalities of a day: code, name, a number that is none of both. */
const listOf = (on: number) =>
  index.comune.versions.filter(({ from, to }) => from <= on && on < to).map(({ code, name }, line) => [code, name, String(line * 10 + 7)]);
const gridOf = (rows: readonly (readonly string[])[]): Grid => ({ sheet: null, separator: ';', rows, headed: true });

describe('any list of the municipalities of a day', () => {
  const days = fc.integer({ min: FIRST, max: SMALL_STORIA.updatedTo });

  it('gets the same verdict in whatever order its rows and columns stand', () => {
    const order = fc.shuffledSubarray([0, 1, 2], { minLength: 3 });
    const header = ['codice', 'comune', 'abitanti'];
    const verdictOf = (rows: readonly (readonly string[])[], names: readonly string[]) => {
      const { table, recognition } = openList(index, [gridOf([names, ...rows])]);
      const { from, to, verdict } = recognition.epoch;
      return { from, to, verdict, column: table.header[recognition.chosen.column] };
    };
    fc.assert(
      fc.property(days, order, fc.infiniteStream(fc.nat()), (on, columns, numbers) => {
        const rows = listOf(on);
        const turned = rows
          .map((row) => ({ row: columns.map((column) => row[column] as string), place: numbers.next().value as number }))
          .sort((a, b) => a.place - b.place)
          .map(({ row }) => row);
        expect(
          verdictOf(
            turned,
            columns.map((column) => header[column] as string),
          ),
        ).toEqual(verdictOf(rows, header));
      }),
    );
  });

  it('is of a time that contains the day, wherever the verdict is certa', () => {
    fc.assert(
      fc.property(days, fc.array(fc.boolean(), { minLength: 20, maxLength: 20 }), (on, kept) => {
        const rows = listOf(on).filter((_, line) => kept[line % kept.length]);
        fc.pre(rows.length > 0);
        const { epoch } = openList(index, [gridOf([['codice', 'comune', 'abitanti'], ...rows])]).recognition;
        if (epoch.verdict === 'certa') expect([(epoch.from as number) <= on, on < (epoch.to as number)]).toEqual([true, true]);
      }),
    );
  });

  it('is not certainly of a later time because it lacks just the units that ended before', () => {
    const later = new Set(listOf(day('2011-01-26')).map(([code]) => code));
    const on = day('1970-01-01');
    const rows = listOf(on).filter(([code]) => later.has(code));
    expect(rows.length).toBeLessThan(listOf(on).length);
    expect(openList(index, [gridOf([['codice', 'comune', 'abitanti'], ...rows])]).recognition.epoch.verdict).not.toBe('certa');
  });

  it('gets one outcome for every row, and the outcomes add up', () => {
    fc.assert(
      fc.property(days, days, (on, to) => {
        const { table, recognition } = openList(index, [gridOf([['codice', 'comune', 'abitanti'], ...listOf(on)])]);
        const { outcomes, counts } = translateList(index, table, recognition, on, to);
        expect(outcomes.every(({ outcome }) => OUTCOMES.includes(outcome))).toBe(true);
        expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(table.rows.length);
      }),
    );
  });
});
