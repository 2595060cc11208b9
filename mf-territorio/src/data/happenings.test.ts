import { expect, it } from 'vitest';
import { happenings } from './happenings.ts';

const change = (tipo: string | null, effetto: number, ...ids: number[]) => ({
  tipo,
  descrizione: '',
  effetto,
  numero: ids.length,
  unita: ids.map((id) => ({ id, codice: null, denominazione: `Unità ${id}`, data: `2000-01-0${id}` })),
});

it('sorts the changes between two days by what happened to the units', () => {
  const found = happenings({
    variazioni: [
      change('CS', 1, 1),
      change('PV', 1, 2),
      change('ES', -1, 3),
      change('AS', -1, 4),
      change('AP', 0, 5),
      change('CD', 0, 6),
      change('CE', 0, 7),
      change('CECS', 0, 8),
      change('RN', 0, 9),
      change(null, 0, 1),
    ],
  });
  expect([...found].map(([happening, units]) => [happening, units.map(({ id }) => id)])).toEqual([
    ['nata', [1, 2]],
    ['estinta', [3, 4]],
    ['provincia', [5]],
    ['nome', [6]],
    ['territorio', [7, 8]],
    ['altro', [1, 9]],
  ]);
});

it('names a unit once where it gave and took territory', () => {
  const found = happenings({ variazioni: [change('AQ', 0, 1), change('CE', 0, 1)] });
  expect(found.get('territorio')).toHaveLength(1);
});
