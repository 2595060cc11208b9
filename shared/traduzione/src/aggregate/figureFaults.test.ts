import { expect, it } from 'vitest';
import { candidateOf } from '../recognise/candidates.ts';
import type { Figure } from './Aggregation.ts';
import { figureFaults } from './figureFaults.ts';

/** The code stands in the columns 0 (province) and 1 (number). */
const CODES = candidateOf('progressivo', 1, 0, { texts: [], ofRow: new Int32Array(), versions: [], kind: 'progressivo' });
const count = (column: number): Figure => ({ kind: 'conteggio', column });
const rate = (column: number, weight: number | 'popolazione'): Figure => ({ kind: 'tasso', column, weight });

it.each<[string, Figure[], string[]]>([
  ['a count and a rate weighted by it hold', [count(2), rate(3, 2), rate(4, 'popolazione')], []],
  ['a column is declared once', [count(2), rate(2, 'popolazione')], ['ripetuta']],
  ['codes do not add up, nor do the provinces that belong to them', [count(0), count(1)], ['colonna_dei_codici', 'colonna_dei_codici']],
  ['codes are no weight', [rate(2, 1)], ['peso_dei_codici']],
  ['a rate is not its own weight', [rate(2, 2)], ['peso_di_se_stessa']],
])('%s', (_, figures, faults) => {
  expect(figureFaults(figures, CODES).map(({ fault }) => fault)).toEqual(faults);
});
