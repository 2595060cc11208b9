import { expect, it } from 'vitest';
import { typingErrors } from './typingErrors.ts';

it.each([
  ['MILANO', 'MILANO', 0],
  ['MILAMO', 'MILANO', 1],
  ['LISONE', 'LISSONE', 1],
  ['BOLGONA', 'BOLOGNA', 1],
  ['MLANO', 'MILANO', 1],
  ['REGIOCALABRJA', 'REGGIOCALABRIA', 2],
  ['ROMA', 'MILANO', 3],
])('between %s and %s lie %i errors', (a, b, errors) => {
  expect(typingErrors(a, b, 2)).toBe(errors);
  expect(typingErrors(b, a, 2)).toBe(errors);
});
