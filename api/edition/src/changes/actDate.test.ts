import { describe, expect, it } from 'vitest';
import { actDate } from './actDate.ts';

describe('the date of an act', () => {
  it.each([
    ['Legge 11 giugno 2004, n. 146; G.U. n. 138 del 15 giugno 2004', '2004-06-11'],
    ['Legge Regionale 7 febbraio 2013, n. 1; Parte Prima del B.U.R. n. 27 del 7 febbraio 2013', '2013-02-07'],
    ['Legge regionale n. 3 del 1° marzo 1998, B.U.R. n. 9 del 5 marzo 1998', '1998-03-01'],
    ['L.R. n. 3 del 05/03/1998', '1998-03-05'],
    ['D.P.R. 5  Dicembre 1999 pubblicato in Gazzetta Ufficiale n. 1', '1999-12-05'],
  ])('stands in "%s"', (text, date) => {
    expect(actDate(text)).toBe(date);
  });

  it.each([
    ['of the journal alone', 'Legge n. 146; G.U. n. 138 del 15 giugno 2004'],
    ['of two in one act', 'Legge 11 giugno 2004, n. 146, modificata dalla legge 3 marzo 2005, n. 2'],
    ['that does not exist', 'Legge 31 febbraio 2004, n. 1'],
    ['of something that may not be an act', 'Referendum del 3 marzo 2005'],
    ['of an act without a day', 'Legge Regionale 3 del 2004'],
    ['of nothing', ''],
  ])('is not guessed: %s', (_why, text) => {
    expect(actDate(text)).toBeNull();
  });
});
