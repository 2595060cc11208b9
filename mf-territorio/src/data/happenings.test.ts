import type { Confronto } from '@territori/contract/v1';
import { expect, it } from 'vitest';
import { type Happening, happenings } from './happenings.ts';

const change = (tipo: string | null, effetto: number, ...ids: number[]): Confronto['variazioni'][number] => ({
  tipo,
  descrizione: '',
  effetto,
  numero: ids.length,
  unita: ids.map((id) => ({
    id,
    codice: null,
    denominazione: `Unità ${id}`,
    data: `2000-01-${String(id).padStart(2, '0')}`,
    territorio: null,
    regioni: ['03'],
  })),
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
      change('AQ', 0, 10),
      change('AQES', 0, 11),
      change(null, 0, 1),
    ],
  });
  expect([...found].map(([happening, units]) => [happening, units.map(({ id }) => id)])).toEqual([
    ['nata', [1, 2]],
    ['estinta', [3, 4]],
    ['provincia', [5]],
    ['nome', [6]],
    ['acquisito', [10, 11]],
    ['ceduto', [7, 8]],
    ['codice', [9]],
    ['altro', [1]],
  ]);
});

it('adds the units with another name for which no source has an event', () => {
  const renamed = (id: number) => ({ id, denominazione: `Nuova ${id}`, data: '1999-01-01' });
  const found = happenings({ variazioni: [change('CD', 0, 6)] }, [renamed(6), renamed(7)]);
  expect(found.get('nome')?.map(({ id, denominazione }) => [id, denominazione])).toEqual([
    [7, 'Nuova 7'],
    [6, 'Unità 6'],
  ]);
});

it('counts a unit with another code also where the sources name another event', () => {
  const recoded = (id: number) => ({ id, denominazione: `Unità ${id}`, data: '1999-01-01' });
  const found = happenings({ variazioni: [change('AP', 0, 5), change('RN', 0, 9)] }, [], [recoded(5), recoded(9)]);
  expect(['provincia', 'codice'].map((happening) => found.get(happening as Happening)?.map(({ id }) => id))).toEqual([[5], [5, 9]]);
});

it('names a unit in both where it gave and took territory, and once in each', () => {
  const found = happenings({ variazioni: [change('AQ', 0, 1), change('CE', 0, 1), change('AQES', 0, 1)] });
  expect([found.get('acquisito'), found.get('ceduto')].map((units) => units?.length)).toEqual([1, 1]);
});

it('takes from the passages what happened where the sources do not say it', () => {
  const unnamed = change(null, 0, 1);
  const found = happenings({ variazioni: [{ ...unnamed, unita: unnamed.unita.map((unit) => ({ ...unit, territorio: 'acquisito' })) }] });
  expect([found.get('acquisito')?.length, found.get('altro')?.length]).toEqual([1, 0]);
});
