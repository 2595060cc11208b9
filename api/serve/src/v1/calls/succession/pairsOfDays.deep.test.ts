import { useApp } from '@territori/api-testing/testApp';
import { v1Answers } from '@territori/api-testing/v1Answers';
import type { Confronto } from '@territori/wire/v1/confronto';
import type { Corrispondenza } from '@territori/wire/v1/corrispondenza';
import { LEVELS } from '@territori/wire/v1/values';
import { describe, expect, it } from 'vitest';

/** Pairs of days, the same in every run. */
const PAIRS: readonly (readonly [string, string])[] = Array.from({ length: 100 }, (_, place) => {
  const day = (seed: number) => {
    const year = 1861 + ((seed * 7919) % 166);
    const month = 1 + ((seed * 31) % 12);
    return year === 1861 ? '1861-03-17' : `${year}-${String(month).padStart(2, '0')}-${String(1 + ((seed * 17) % 28)).padStart(2, '0')}`;
  };
  return [day(place + 1), day(3 * place + 11)];
});

describe('a hundred pairs of days beside each other', () => {
  const api = useApp('pglite');
  const { get, pairs } = v1Answers(api);
  const idsOn = async (day: string, level: string): Promise<Set<number>> =>
    new Set((await get(`/unita?livello=${level}&data=${day}&per_pagina=10000&campi=id`)).dati.map(({ id }: { id: number }) => id));

  /** The known shares of each unit of the first day. */
  const sharesOf = (rows: readonly Corrispondenza[]): ReadonlyMap<number, number[]> => {
    const shares = new Map<number, number[]>();
    for (const { id_da, id_a, peso_popolazione } of rows)
      if (id_da !== null && id_a !== null && peso_popolazione !== null) shares.set(id_da, [...(shares.get(id_da) ?? []), peso_popolazione]);
    return shares;
  };

  it.each(PAIRS.slice(0, 8))(
    'have as a correspondence every unit of %s and of %s, and the same backward',
    async (da, a) => {
      for (const level of LEVELS) {
        const [rows, back] = [await pairs(da, a, level), await pairs(a, da, level)];
        expect(new Set(rows.flatMap(({ id_da }) => id_da ?? []))).toEqual(await idsOn(da, level));
        expect(new Set(rows.flatMap(({ id_a }) => id_a ?? []))).toEqual(await idsOn(a, level));
        const sides = (list: Corrispondenza[], one: 'id_da' | 'id_a', other: 'id_da' | 'id_a') =>
          list.map((row) => `${row[one]} ${row[other]}`).sort();
        expect(sides(back, 'id_a', 'id_da')).toEqual(sides(rows, 'id_da', 'id_a'));
        for (const row of rows) {
          expect(row.relazione === null).toBe(row.id_da === null || row.id_a === null);
          expect(row.motivo === null).toBe(row.relazione !== null);
        }
        for (const own of sharesOf(rows).values()) expect(own.reduce((sum, share) => sum + share, 0)).toBeLessThanOrEqual(1.000001);
      }
    },
    120_000,
  );

  it.each(PAIRS)('add up as a comparison from %s to %s', async (da, a) => {
    const { livelli } = (await get(`/confronto?da=${da}&a=${a}`)) as { livelli: Confronto[] };
    expect(livelli.map(({ livello }) => livello)).toEqual(LEVELS);
    for (const { inizio, fine, saldo, variazioni } of livelli) {
      expect(fine - inizio).toBe(saldo);
      expect(variazioni.reduce((sum, { effetto, numero }) => sum + effetto * numero, 0)).toBe(saldo);
      for (const { numero, unita } of variazioni) expect(unita).toHaveLength(numero);
    }
  });
});
