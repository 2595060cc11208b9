import { today } from '@territori/kit';
import { describe, expect, it } from 'vitest';
import { readDay } from './readDay.ts';

describe('a day of an address', () => {
  it.each([
    ['2010-01-01', '2010-01-01', null],
    ['1/1/2010', '2010-01-01', null],
    ['', '', null],
    ['2010-02-30', '', 'impossible'],
    ['yesterday', '', 'impossible'],
    ['1861-03-16', '', 'before'],
    ['9999-12-31', '', 'after'],
  ])('%j is %j, wrong: %s', (written, iso, error) => {
    expect(readDay(written)).toMatchObject({ iso, error });
  });

  it('may be today', () => {
    expect(readDay(today()).error).toBeNull();
  });
});
