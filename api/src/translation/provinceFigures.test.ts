import { type Aggregation, aggregate, recogniseAs, type Table, translateList } from '@territori/traduzione';
import { type HistoryIndex, holdsOn } from '@territori/traduzione/storia';
import { beforeAll, describe, expect, it } from 'vitest';
import { day, openHistory } from '../testing/testHistory.ts';

const [FIRST, LAST] = [day('1991-10-20'), day('2025-01-01')];

describe('figures of the 95 provinces of 1991, translated to 2025', () => {
  let index: HistoryIndex;
  let table: Table;
  beforeAll(async () => {
    index = await openHistory();
    const provinces = index.uts.versions.filter((version) => holdsOn(version, FIRST));
    table = {
      sheet: null,
      separator: null,
      header: ['codice', 'numero'],
      hasHeader: true,
      rows: provinces.map(({ code }) => [code, '1000']),
    };
  }, 180_000);

  const figures = (distribute: boolean, weighting: 'popolazione' | 'superficie' = 'popolazione'): Aggregation => {
    const recognition = recogniseAs(index, table, { kinds: ['provincia'], column: 0 });
    const { outcomes } = translateList(index, table, recognition, FIRST, LAST, weighting);
    return aggregate(table, outcomes, [{ kind: 'conteggio', column: 1 }], { sizes: index.sizes, distribute });
  };

  it.each(['popolazione', 'superficie'] as const)(
    'find all 107 units of 2025 when they are distributed by %s, and nothing is lost',
    (weighting) => {
      const { rows, balances } = figures(true, weighting);
      const units = index.uts.versions.filter((version) => holdsOn(version, LAST)).map(({ unit }) => unit);
      expect(table.rows).toHaveLength(95);
      expect(units).toHaveLength(107);
      expect(rows.map(({ target }) => target.unit).sort()).toEqual(units.sort());
      expect(balances.get(1)).toMatchObject({ entered: 95_000, unassigned: 0 });
      expect(balances.get(1)?.left).toBeCloseTo(95_000, 3);
    },
  );

  it('give Verbano-Cusio-Ossola and Novara together what Novara had', () => {
    const byCode = new Map(figures(true).rows.map(({ target, figures: [value] }) => [target.code, value ?? 0]));
    expect(byCode.get('103')).toBeGreaterThan(250);
    expect((byCode.get('003') ?? 0) + (byCode.get('103') ?? 0)).toBeCloseTo(1000, 3);
  });

  it('are counted as divided, and stay with the province of the time unless that is asked for', () => {
    const { rows, divided, distributable } = figures(false);
    // Vercelli, Novara, Como, Milano, Bergamo, Belluno, Forlì, Pesaro, Ascoli, Firenze, Foggia, Bari, Catanzaro, Nuoro, Cagliari
    expect([divided, distributable]).toEqual([15, 15]);
    expect(rows.find(({ target }) => target.code === '003')?.figures).toEqual([1000]);
  });
});
