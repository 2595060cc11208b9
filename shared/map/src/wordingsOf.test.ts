import { expect, it } from 'vitest';
import { bothWordingsOf, wordingsOf } from './wordingsOf.ts';

it.each([
  ['Roma', [['Roma']]],
  ["Valle d'Aosta", [["Valle d'Aosta"], ['Valle', "d'Aosta"]]],
  ['Emilia-Romagna', [['Emilia-Romagna'], ['Emilia-', 'Romagna']]],
  ['Bari delle Puglie', [['Bari delle Puglie'], ['Bari delle', 'Puglie']]],
  ['Bolzano/Bozen', [['Bolzano/Bozen'], ['Bolzano/', 'Bozen'], ['Bolzano']]],
  ['Udine o Provincia del Friuli (nome tra il 1921 e il 1931)', [['Udine?']]],
])('%s may stand on a map as %j', (name, wordings) => {
  expect(wordingsOf(name)).toEqual(wordings);
});

it('two names of a time that no source divides may stand both, in one line or two', () => {
  expect(bothWordingsOf('Forlì o Forlì-Cesena (nome tra il 1991 e il 2025)')).toEqual([
    ['Forlì o Forlì-Cesena'],
    ['Forlì o', 'Forlì-Cesena'],
  ]);
  expect(bothWordingsOf('Bolzano/Bozen')).toEqual([]);
});
