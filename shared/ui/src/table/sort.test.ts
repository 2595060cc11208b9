import { describe, expect, it } from 'vitest';
import { nextSort, type Sort } from './sort.ts';

describe('nextSort', () => {
  it('goes from none to DESC, to ASC, to none, and to DESC again', () => {
    const seen: Sort[][] = [];
    let sort: Sort[] = [];
    for (let press = 0; press < 4; press++) {
      sort = nextSort(sort, 'COMUNE');
      seen.push(sort);
    }
    expect(seen).toEqual([
      [{ column: 'COMUNE', direction: 'DESC' }],
      [{ column: 'COMUNE', direction: 'ASC' }],
      [],
      [{ column: 'COMUNE', direction: 'DESC' }],
    ]);
  });

  it('sorts by several columns, each in its place', () => {
    const both = nextSort(nextSort([], 'REGIONE'), 'COMUNE');
    expect(both.map((entry) => entry.column)).toEqual(['REGIONE', 'COMUNE']);
    expect(nextSort(both, 'REGIONE')).toEqual([
      { column: 'REGIONE', direction: 'ASC' },
      { column: 'COMUNE', direction: 'DESC' },
    ]);
  });

  it('removes one column and leaves the others', () => {
    const sort: Sort[] = [
      { column: 'REGIONE', direction: 'ASC' },
      { column: 'COMUNE', direction: 'DESC' },
    ];
    expect(nextSort(sort, 'REGIONE')).toEqual([{ column: 'COMUNE', direction: 'DESC' }]);
  });
});
