import { describe, expect, it } from 'vitest';
import { type ListChoices, NO_CHOICES, readChoices, writeChoices } from './ListChoices.ts';

const through = (choices: ListChoices) => readChoices(new URLSearchParams(writeChoices(choices)));

describe('the choices about a list in the address', () => {
  it('are read as they were written', () => {
    const choices: ListChoices = {
      sheet: 1,
      column: 0,
      province: 3,
      level: 'uts',
      from: '2011-10-09',
      to: '2025-01-01',
      figures: [
        { kind: 'conteggio', column: 4 },
        { kind: 'tasso', column: 5, weight: 4 },
        { kind: 'tasso', column: 6, weight: 'popolazione' },
      ],
      weighting: 'superficie',
      decisions: [],
    };
    expect(through(choices)).toEqual(choices);
    expect(through({ ...NO_CHOICES, from: 'ultimo' })).toEqual({ ...NO_CHOICES, from: 'ultimo' });
  });

  it('are nothing where nothing was chosen', () => {
    expect(writeChoices(NO_CHOICES)).toEqual({});
  });

  it('that are malformed are not chosen', () => {
    const wrong = 'foglio=0&colonna=codice&livello=regione&dal=ieri&al=1/1/2020&conteggi=,x,&tassi=3,4:y&pesi=reddito';
    expect(readChoices(new URLSearchParams(wrong))).toEqual(NO_CHOICES);
  });
});
