import { describe, expect, it } from 'vitest';
import { correspondencesBetween } from './correspondencesBetween.ts';
import { invertedPairs, type UnitsBetween } from './UnitsBetween.ts';

const between = (facts: Omit<UnitsBetween, 'origins'>): UnitsBetween => ({ ...facts, origins: invertedPairs(facts.pairs) });

describe('the rows of a correspondence', () => {
  // 1 was divided into 11 and 12; 2 and 3 became 13; 4 went abroad; 14 came from abroad; 5 goes on
  const known = between({
    pairs: new Map([
      [1, new Set([11, 12])],
      [2, new Set([13])],
      [3, new Set([13])],
      [4, new Set<number>()],
      [5, new Set([5])],
    ]),
    lost: new Map([[4, 'ceduta_a_stato_estero' as const]]),
    appeared: new Map([[14, 'annessa_da_stato_estero' as const]]),
  });
  const shown = (forward: boolean) =>
    correspondencesBetween('comune', known, forward).map(({ from, to, relation, reason }) => [from, to, relation ?? reason]);

  it('have every unit of both days', () => {
    expect(shown(true)).toEqual([
      [1, 11, '1:n'],
      [1, 12, '1:n'],
      [2, 13, 'n:1'],
      [3, 13, 'n:1'],
      [5, 5, '1:1'],
      [4, null, 'ceduta_a_stato_estero'],
      [null, 14, 'annessa_da_stato_estero'],
    ]);
  });

  it('are the same pairs backward, with the relation of that direction', () => {
    expect(shown(false)).toEqual([
      [11, 1, 'n:1'],
      [12, 1, 'n:1'],
      [13, 2, '1:n'],
      [13, 3, '1:n'],
      [5, 5, '1:1'],
      [14, null, 'annessa_da_stato_estero'],
      [null, 4, 'ceduta_a_stato_estero'],
    ]);
  });

  it('count a part that leads nowhere as a target', () => {
    const rows = correspondencesBetween(
      'comune',
      between({ pairs: new Map([[1, new Set([11])]]), lost: new Map([[1, 'senza_destino_noto']]), appeared: new Map() }),
      true,
    );
    expect(rows.map(({ relation, reason }) => relation ?? reason)).toEqual(['1:n', 'senza_destino_noto']);
  });
});
