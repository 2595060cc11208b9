import { ENGINES, openLoaded, useDatabase } from '@territori/api-testing';
import { FIRST_DAY_OF_PLATES } from '@territori/traduzione/nomi';
import { describe, expect, it } from 'vitest';
import { EditionModel } from './EditionModel.ts';

/** A table shows the plate that a unit had at the end of a state; a call about a day shows that of the day. */
describe.each(ENGINES)('the first day of plates on %s', (engine) => {
  const loaded = useDatabase(openLoaded, engine);

  it('is the same in the tables and in memory', async () => {
    const plateOf = `sigla_del_tempo('TO', daterange($1::date - 10, $1::date + `;
    const [row] = await loaded.database.read(`select ${plateOf} 0)) as ended_before, ${plateOf} 1)) as went_on`, [FIRST_DAY_OF_PLATES]);
    expect(row).toEqual({ ended_before: null, went_on: 'TO' });
    const model = await EditionModel.read(loaded.database, await loaded.database.inService());
    const platesOn = (day: string) => model.inForce(day).filter(({ row: { sigla } }) => sigla !== null).length;
    expect([platesOn('1926-12-31'), platesOn(FIRST_DAY_OF_PLATES) > 0]).toEqual([0, true]);
  });
});
