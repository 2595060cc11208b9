import { pairsOfDays } from '@territori/api-testing/pairsOfDays';
import { useApp } from '@territori/api-testing/testApp';
import { EditionModel } from '@territori/edition/EditionModel';
import { beforeAll, describe, expect, it } from 'vitest';

const PAIRS = pairsOfDays(100);

describe('one succession', () => {
  const api = useApp('pglite');
  let model: EditionModel;
  beforeAll(async () => {
    const edition = await api.database.edition();
    if (!edition) throw new Error('The test database has no edition');
    model = await EditionModel.read(api.database, edition);
  }, 300_000);

  it('report 99 is contained in the correspondences on a hundred pairs of days; what these have more was founded from a part', {
    timeout: 300_000,
  }, async () => {
    const all = await model.correspondences();
    for (const [da, a] of PAIRS) {
      const rows = await api.database.read<{ da: number; a: number | null }>(
        `select distinct unita_inizio as da, unita_fine as a from comune_a_due_date
         where tradotto and dopo @> $1::date and quando @> $2::date`,
        [da, a],
      );
      const table = all.between('comune', da, a);
      const known = new Map(table.rows.filter(({ from }) => from !== null).map((row) => [`${row.from} ${row.to}`, row]));
      const translated = new Set(rows.map((row) => `${row.da} ${row.a}`));
      expect(
        [...translated].filter((pair) => !known.has(pair)),
        `${da} ${a}`,
      ).toEqual([]);
      for (const [pair, row] of known) {
        if (translated.has(pair)) continue;
        expect(
          table.stepsOf(row).some(({ whole }) => !whole),
          `${da} ${a}: ${pair}`,
        ).toBe(true);
      }
    }
  });
});
