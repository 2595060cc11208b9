import { openLoaded, useDatabase } from '@territori/api-testing';
import { LEVELS } from '@territori/wire/v1/values';
import { beforeAll, describe, expect, it } from 'vitest';
import { EditionModel } from './EditionModel.ts';

describe('the units in force on a day', () => {
  const loaded = useDatabase(openLoaded, 'pglite');
  let model: EditionModel;
  beforeAll(async () => {
    model = await EditionModel.read(loaded.database, await loaded.database.inService());
  }, 180_000);

  it.each(['1850-01-01', '1861-03-17', '1926-12-31', '1951-11-04', '2025-01-01'])('are chosen by level as among all, %s', (day) => {
    const all = model.inForce(day);
    for (const level of LEVELS) {
      const chosen = model.placesInForce(day, level).map((place) => model.onDay(place, day));
      expect(chosen).toEqual(all.filter(({ row }) => row.livello === level));
    }
    expect(model.placesInForce(day)).toHaveLength(all.length);
    expect(all.every(({ from, to }) => from <= day && (to === null || day < to))).toBe(true);
  });

  it('of all times are each in its last state', () => {
    const last = model.lastPlaces.map((place) => model.states[place]);
    expect(last).toEqual(model.last);
    expect(last).toHaveLength(new Set(model.states.map(({ row }) => row.id)).size);
    expect(last.every((state) => state === model.ofUnit(state?.row.id ?? 0).at(-1))).toBe(true);
  });
});
