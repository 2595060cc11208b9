import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ColumnSort, cycleSort } from './sortCycle.ts';

const press = (...columns: string[]) => columns.reduce<readonly ColumnSort[]>(cycleSort, []);

describe('cycleSort', () => {
  it('goes none, DESC, ASC, removed, DESC again', () => {
    expect(press('COMUNE')).toEqual([{ column: 'COMUNE', direction: 'DESC' }]);
    expect(press('COMUNE', 'COMUNE')).toEqual([{ column: 'COMUNE', direction: 'ASC' }]);
    expect(press('COMUNE', 'COMUNE', 'COMUNE')).toEqual([]);
    expect(press('COMUNE', 'COMUNE', 'COMUNE', 'COMUNE')).toEqual(press('COMUNE'));
  });

  it('sorts several columns together, in the order they were pressed', () => {
    expect(press('DEN_REG', 'COMUNE', 'DEN_REG')).toEqual([
      { column: 'DEN_REG', direction: 'ASC' },
      { column: 'COMUNE', direction: 'DESC' },
    ]);
  });

  it('depends for each column only on how often it was pressed', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('A', 'B', 'C')), (pressed) => {
        const sorts = press(...pressed);
        for (const column of ['A', 'B', 'C']) {
          const direction = [undefined, 'DESC', 'ASC'][pressed.filter((name) => name === column).length % 3];
          expect(sorts.filter((sort) => sort.column === column).map((sort) => sort.direction)).toEqual(direction ? [direction] : []);
        }
      }),
    );
  });
});
