import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENGINES, openLoaded, type ReadDatabase } from '../testing/index.ts';
import { lineage } from './lineage.ts';

describe.each(ENGINES)('lineage on %s', (engine) => {
  let loaded: ReadDatabase;
  beforeAll(async () => {
    loaded = await openLoaded(engine);
  }, 300_000);
  afterAll(() => loaded?.dispose());

  const unit = async (code: string, date: string) => {
    const [row] = await loaded.database.read<{ unita_id: number }>('select unita_id from comuni_al($2::date) where codice = $1', [
      code,
      date,
    ]);
    return row?.unita_id ?? 0;
  };

  it('leads from a municipality that ended to the one that took over, as the record declares', async () => {
    const gambugliano = await unit('024044', '2024-01-21');
    const sovizzo = await unit('024128', '2024-01-22');
    const { successors } = await lineage(loaded.database, gambugliano, '2020-01-01', '2025-01-01');
    expect(successors).toMatchObject([
      { fromId: gambugliano, toId: sovizzo, date: '2024-01-22', kind: 'ES', certainty: 'dichiarato', whole: true },
    ]);
    const { predecessors } = await lineage(loaded.database, sovizzo, '2020-01-01', '2025-01-01');
    expect(predecessors.map((step) => step.fromId)).toContain(gambugliano);
  });

  it('goes on through a unit that came and went between the dates: Vas and Quero, Quero Vas in 2013, Setteville in 2024', async () => {
    const [vas, quero] = [await unit('025064', '2000-01-01'), await unit('025042', '2000-01-01')];
    const [queroVas, setteville] = [await unit('025070', '2020-01-01'), await unit('025075', '2024-01-22')];
    const { successors } = await lineage(loaded.database, vas, '2000-01-01', '2025-01-01');
    expect(successors).toMatchObject([
      { fromId: vas, toId: queroVas, date: '2013-12-28' },
      { fromId: queroVas, toId: setteville, date: '2024-01-22' },
    ]);
    const { predecessors } = await lineage(loaded.database, setteville, '2000-01-01', '2025-01-01');
    expect(predecessors.map(({ fromId, toId }) => [fromId, toId])).toEqual(
      expect.arrayContaining([
        [vas, queroVas],
        [quero, queroVas],
        [queroVas, setteville],
      ]),
    );
    expect((await lineage(loaded.database, setteville, '2014-01-01', '2025-01-01')).predecessors.map(({ fromId }) => fromId)).not.toContain(
      vas,
    );
  });

  it('has no step outside the two dates', async () => {
    const gambugliano = await unit('024044', '2024-01-21');
    expect(await lineage(loaded.database, gambugliano, '2020-01-01', '2024-01-21')).toEqual({ predecessors: [], successors: [] });
    expect(await lineage(loaded.database, gambugliano, '2024-01-22', '2025-01-01')).toEqual({ predecessors: [], successors: [] });
  });

  it('has no step for a unit that only changed name, code or province', async () => {
    const aglie = await unit('001001', '1861-03-17');
    expect((await lineage(loaded.database, aglie, '1861-03-17', '1947-01-01')).successors).toEqual([]);
  });
});
