import { expect, it } from 'vitest';
import { readFigures } from './readFigures.ts';

it('reads a number for each code, and names what it cannot read: no number, no code, a code that stands there twice', () => {
  expect(readFigures('001:12.5, 015:-3,058:0')).toEqual({
    figures: new Map([
      ['001', 12.5],
      ['015', -3],
      ['058', 0],
    ]),
    unread: [],
  });
  expect(readFigures('001:12,5,Roma:3,015:tre,001:4')).toEqual({
    figures: new Map([['001', 12]]),
    unread: ['5', 'Roma:3', '015:tre', '001:4'],
  });
  expect(readFigures('')).toEqual({ figures: new Map(), unread: [''] });
});
