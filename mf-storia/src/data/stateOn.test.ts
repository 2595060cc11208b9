import { expect, it } from 'vitest';
import { stateOn } from './stateOn.ts';
import { municipality as unit } from './unit.fixture.ts';

const [milanese, brianzola] = [
  unit({ valido_dal: '1861-03-17', valido_al: '2009-06-30' }),
  unit({ valido_dal: '2009-06-30', valido_al: null }),
];

it.each([
  ['1990-01-01', milanese],
  ['2009-06-29', milanese],
  ['2009-06-30', brianzola],
  ['', brianzola],
  ['1850-01-01', brianzola],
])('on "%s" a unit is as it was then, or as it was last', (day, state) => {
  expect(stateOn([milanese, brianzola], day)).toBe(state);
});
