import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { columnGroups, identifyingColumns } from './columnGroups.ts';

const columns = (...widths: number[]) => widths.map((width, index) => ({ name: `C${index}`, width }));
const names = (groups: readonly (readonly { name: string }[])[]) => groups.map((group) => group.map(({ name }) => name).join(' '));
const width = (column: { width: number }) => column.width;

describe('columnGroups', () => {
  it('leaves columns that fit as they are', () => {
    expect(names(columnGroups(columns(10, 10, 10), ['C1'], width, 30))).toEqual(['C0 C1 C2']);
  });

  it('repeats code and name in each group', () => {
    expect(names(columnGroups(columns(5, 10, 10, 10, 10), ['C0', 'C1'], width, 26))).toEqual(['C0 C1 C2', 'C0 C1 C3', 'C0 C1 C4']);
  });

  it('contains every column, and only a column wider than the page exceeds it', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 40 }),
        fc.integer({ min: 40, max: 300 }),
        (widths, available) => {
          const all = columns(...widths);
          const repeated = ['C0', 'C1'];
          const groups = columnGroups(all, repeated, width, available);
          expect(new Set(groups.flat())).toEqual(new Set(all));
          for (const group of groups) {
            const own = group.filter(({ name }) => !repeated.includes(name));
            if (own.length > 1) expect(group.reduce((sum, column) => sum + column.width, 0)).toBeLessThanOrEqual(available);
          }
        },
      ),
    );
  });
});

describe('identifyingColumns', () => {
  it.each([
    [
      ['COD_RIP', 'COD_REG', 'PRO_COM_T', 'COMUNE', 'DEN_RIP'],
      ['PRO_COM_T', 'COMUNE'],
    ],
    [
      ['COD_RIP', 'DEN_RIP', 'COD_REG', 'DEN_REG', 'COD_UTS', 'DEN_UTS'],
      ['COD_UTS', 'DEN_UTS'],
    ],
    [
      ['COD_RIP', 'DEN_RIP', 'COD_REG', 'DEN_REG', 'TIPO_REG'],
      ['COD_REG', 'DEN_REG'],
    ],
    [
      ['COD_FUA_2011', 'DEN_FUA_2011', 'X'],
      ['COD_FUA_2011', 'DEN_FUA_2011'],
    ],
  ])('of %j are %j', (all, expected) => {
    expect(identifyingColumns(all)).toEqual(expected);
  });
});
