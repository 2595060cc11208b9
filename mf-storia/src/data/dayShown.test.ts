import { today } from '@territori/kit';
import { expect, it } from 'vitest';
import { dayShown } from './dayShown.ts';

const ended = { valido_dal: '1900-01-01', valido_al: '2000-01-01' };

it.each([
  [ended, '1990-05-01', '1990-05-01'],
  [ended, '', '1999-12-31'],
  [ended, '2010-01-01', '1999-12-31'],
  [{ ...ended, valido_al: null }, '', today()],
])('a state is shown on the day asked for while it held, else on its last one', (state, asked, day) => {
  expect(dayShown(state, asked)).toBe(day);
});
