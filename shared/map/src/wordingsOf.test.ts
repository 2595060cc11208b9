import { expect, it } from 'vitest';
import { wordingsOf } from './wordingsOf.ts';

it.each([
  ['Roma', [['Roma']]],
  ["Valle d'Aosta", [["Valle d'Aosta"], ['Valle', "d'Aosta"]]],
  ['Emilia-Romagna', [['Emilia-Romagna'], ['Emilia-', 'Romagna']]],
  ['Bari delle Puglie', [['Bari delle Puglie'], ['Bari delle', 'Puglie']]],
  ['Bolzano/Bozen', [['Bolzano/Bozen'], ['Bolzano/', 'Bozen'], ['Bolzano']]],
  ['Udine o Provincia del Friuli (nome tra il 1921 e il 1931)', [['Udine']]],
])('%s may stand on a map as %j', (name, wordings) => {
  expect(wordingsOf(name)).toEqual(wordings);
});
