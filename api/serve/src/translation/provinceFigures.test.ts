import { openLoaded, useDatabase } from '@territori/api-testing/testDatabase';
import { day, openHistory } from '@territori/api-testing/testHistory';
import type { Correspondences } from '@territori/edition/correspondence/Correspondences';
import { EditionModel } from '@territori/edition/EditionModel';
import { type Aggregation, aggregate, recogniseAs, type Table, translateList, unitsThatAre } from '@territori/traduzione';
import { type DayNumber, holdsOn, isoDay, type Level } from '@territori/traduzione/storia';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';

const index = await openHistory();

const [FIRST, LAST] = [day('1991-10-20'), day('2025-01-01')];
/** Random pairs of days. */
const PAIRS = process.env.DEEP ? 200 : 4;

describe('figures by territory', () => {
  type Options = {
    readonly distribute?: boolean;
    readonly weighting?: 'popolazione' | 'superficie';
    readonly count?: (line: number) => number;
  };

  /** The figures of all units of a level on a day. */
  function figures(
    level: 'comune' | 'uts',
    from: DayNumber,
    to: DayNumber,
    { distribute = false, weighting = 'popolazione', count = () => 1000 }: Options,
  ) {
    const units = index.level(level).versions.filter((version) => holdsOn(version, from) && version.code !== '');
    const rows = units.map(({ code }, line) => [code, String(count(line))]);
    const table: Table = { sheet: null, separator: null, header: ['codice', 'numero'], hasHeader: true, rows };
    const recognition = recogniseAs(index, table, { kinds: [level === 'uts' ? 'provincia' : 'comune'], column: 0 });
    const translation = translateList(index, table, recognition, from, to, weighting);
    const counts = [{ kind: 'conteggio', column: 1 }] as const;
    return { units, translation, aggregation: aggregate(table, translation.outcomes, counts, { index, level, translation, distribute }) };
  }
  const provinces = (options: Options): Aggregation => figures('uts', FIRST, LAST, options).aggregation;
  const byCode = ({ rows }: Aggregation) => new Map(rows.map(({ target, figures: [value] }) => [target.code, value ?? 0]));
  const names = (units: readonly { readonly name: string }[]) => units.map(({ name }) => name);

  describe('of the 95 provinces of 1991, translated to 2025', () => {
    it.each(['popolazione', 'superficie'] as const)(
      'find all 107 units when they are distributed by %s, and nothing is lost',
      (weighting) => {
        const { rows, balances, whole } = provinces({ distribute: true, weighting });
        const units = index.uts.versions.filter((version) => holdsOn(version, LAST)).map(({ unit }) => unit);
        expect(units).toHaveLength(107);
        expect(rows.map(({ target }) => target.unit).sort()).toEqual(units.sort());
        expect(rows.filter(({ figures: [value] }) => value === null || value === undefined)).toEqual([]);
        expect(balances.get(1)).toEqual({ entered: 95_000, left: 95_000, unassigned: 0, withoutUnit: 0 });
        expect(whole).toEqual([]);
      },
    );

    it('give each part its share by the census before the change, and name the years', () => {
      const shared = provinces({ distribute: true });
      const found = byCode(shared);
      // 165,061 of the 505,487 inhabitants of 1991 live in what has been Verbano-Cusio-Ossola since 1992
      expect((found.get('003') ?? 0) + (found.get('103') ?? 0)).toBeCloseTo(1000, 4);
      expect(found.get('103')).toBeGreaterThan(300);
      // the municipalities of Montefeltro came from Pesaro, without a province that was founded or ended by that
      expect(found.get('099')).toBeGreaterThan(400);
      expect(shared.weightYears).toEqual([1991, 2011]);
    });

    it('stay whole without consent, marked, with the names of the units that the territory is in', () => {
      const kept = provinces({});
      expect([kept.divided, kept.distributable]).toEqual([15, 15]);
      const novara = kept.rows.find(({ target }) => target.code === '003');
      expect([novara?.figures, novara?.comparability, names(novara?.territory ?? [])]).toEqual([
        [1000],
        'non_comparabile',
        ['Novara', 'Verbano-Cusio-Ossola'],
      ]);
      expect(unitsThatAre(kept, 'non_comparabile')).toHaveLength(15);
      expect(names(unitsThatAre(kept, 'nulla'))).toEqual([
        'Biella',
        'Lecco',
        'Lodi',
        'Rimini',
        'Prato',
        'Crotone',
        'Vibo Valentia',
        'Verbano-Cusio-Ossola',
        'Monza e della Brianza',
        'Fermo',
        'Barletta-Andria-Trani',
        'Sud Sardegna',
      ]);
      expect(names(unitsThatAre(kept, 'parziale'))).toEqual(['Udine', 'Sassari', 'Oristano']);
      expect(kept.balances.get(1)).toEqual({ entered: 95_000, left: 95_000, unassigned: 0, withoutUnit: 0 });
    });

    it('backwards are in none of two provinces without consent, under the name of the one that was founded since', () => {
      const { aggregation } = figures('uts', LAST, FIRST, {});
      const gone = aggregation.whole
        .filter(({ target }) => target === null)
        .map(({ origin, territory }) => [origin.name, ...names(territory)]);
      expect(gone).toEqual([
        ['Lecco', 'Como', 'Bergamo'],
        ['Rimini', 'Forlì', 'Pesaro e Urbino'],
        ['Barletta-Andria-Trani', 'Foggia', 'Bari'],
        ['Sud Sardegna', 'Nuoro', 'Cagliari'],
      ]);
      expect(aggregation.balances.get(1)).toEqual({ entered: 107_000, left: 103_000, unassigned: 4000, withoutUnit: 0 });
    });
  });

  describe('of municipalities', () => {
    it('of Trapani go to Misiliscemi by the census of 2021, only with consent', () => {
      const since = day('2020-01-01');
      const found = byCode(figures('comune', since, LAST, { distribute: true }).aggregation);
      const [trapani = 0, misiliscemi = 0] = ['081021', '081025'].map((code) => found.get(code));
      expect(trapani + misiliscemi).toBeCloseTo(1000, 4);
      expect(misiliscemi).toBeGreaterThan(50);
      const kept = figures('comune', since, LAST, {}).aggregation;
      expect(kept.whole.map(({ origin, territory }) => [origin.name, ...names(territory)])).toEqual([
        ['Trapani', 'Trapani', 'Misiliscemi'],
      ]);
      expect(names(unitsThatAre(kept, 'nulla'))).toEqual(['Misiliscemi']);
    });

    it('of the four before Mappano stay whole, because no source has the size of the parts', () => {
      const { whole, rows } = figures('comune', day('2010-01-01'), LAST, { distribute: true }).aggregation;
      const parents = ['Borgaro Torinese', 'Caselle Torinese', 'Leini', 'Settimo Torinese'];
      expect(whole.map(({ origin, territory, distributable }) => [origin.name, names(territory), distributable])).toEqual(
        parents.map((name) => [name, [name, 'Mappano'], false]),
      );
      expect(rows.filter(({ comparability }) => comparability === 'nulla').map(({ target }) => target.name)).toEqual(['Mappano']);
    });
  });

  describe('beside /api/v1/corrispondenze', () => {
    const database = useDatabase(openLoaded, 'pglite');
    let correspondences: Correspondences;
    beforeAll(async () => {
      const edition = await database.database.edition();
      if (!edition) throw new Error('The test database has no edition');
      correspondences = await (await EditionModel.read(database.database, edition)).correspondences();
    }, 600_000);

    /**
     * What the figures of one unit come to by the weights of the correspondence: by unit, null where a weight is not known. An exchange of
     * municipalities between provinces that go on has no row there; those provinces are left out.
     */
    const expected = (level: Level, from: DayNumber, to: DayNumber, measure: 'popolazione' | 'superficie') => {
      const table = correspondences.between(level, isoDay(from), isoDay(to));
      const shares = new Map<number, Map<number, number> | null>();
      for (const row of table.rows) {
        if (row.from === null) continue;
        const weight = row.to === null ? null : table.weightOf(row, measure);
        const known = shares.get(row.from);
        if (known === null || weight === null || row.to === null) shares.set(row.from, null);
        else shares.set(row.from, new Map([...(known ?? []), [row.to, weight.share]]));
      }
      return shares;
    };

    it.each<['comune' | 'uts', 'popolazione' | 'superficie']>([
      ['uts', 'popolazione'],
      ['uts', 'superficie'],
      ['comune', 'popolazione'],
      ['comune', 'superficie'],
    ])(
      'of the level %s by %s come to the same, between any two days',
      (level, weighting) => {
        const days = fc.integer({ min: day('1990-01-01'), max: index.updatedTo });
        fc.assert(
          fc.property(days, days, (from, to) => {
            const shares = expected(level, from, to, weighting);
            const { units, translation, aggregation } = figures(level, from, to, {
              distribute: true,
              weighting,
              count: (line) => line + 1,
            });
            const sums = new Map<number, number>();
            const compared = new Set<number>();
            for (const [line, { unit }] of units.entries()) {
              const own = shares.get(unit);
              const { parts } = translation.outcomes[line] as (typeof translation.outcomes)[number];
              const isExchange = level === 'uts' && parts.some((part) => !own?.has(part.unit));
              if (!own || isExchange) {
                for (const part of [...parts, ...(own?.keys() ?? [])]) compared.add(typeof part === 'number' ? part : part.unit);
                continue;
              }
              for (const [target, share] of own) sums.set(target, (sums.get(target) ?? 0) + (line + 1) * share);
            }
            for (const {
              target,
              figures: [value],
            } of aggregation.rows) {
              if (compared.has(target.unit)) continue;
              expect([isoDay(from), isoDay(to), target.name, Math.abs((value ?? 0) - (sums.get(target.unit) ?? 0)) < 0.01]).toEqual([
                isoDay(from),
                isoDay(to),
                target.name,
                true,
              ]);
            }
            expect(compared.size).toBeLessThan(aggregation.rows.length / 4);
          }),
          { numRuns: PAIRS },
        );
      },
      900_000,
    );
  });
});
