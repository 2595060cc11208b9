import { folded } from '@territori/reports/table/folded';
import { plainText } from '@territori/traduzione/nomi';
import { expect, it } from 'vitest';

it('a filter looks for what is written, with its signs, and a search for what is meant', () => {
  const names = ['Forlì-Cesena', 'Forlì del Sannio', "Valle d'Aosta/Vallée d'Aoste", 'San Gregorio da Sassola'];
  const having = (fold: (text: string) => string, part: string) => names.filter((name) => fold(name).includes(fold(part)));
  expect(having(folded, 'forlì-')).toEqual(['Forlì-Cesena']);
  expect(having(plainText, 'forlì-')).toEqual(['Forlì-Cesena', 'Forlì del Sannio']);
  expect(having(folded, 'aosta/')).toEqual(["Valle d'Aosta/Vallée d'Aoste"]);
  expect(having(plainText, '/')).toEqual(names);
});
