import { expect, it } from 'vitest';
import { baranzate } from './genealogy.fixture.ts';
import { turningPoints } from './turningPoints.ts';

it('names how a unit began and ended each time, and leaves open what no source says', () => {
  const turns = turningPoints(baranzate, [], 2, '1861-03-17');
  expect(turns.map(({ kind, day, others }) => [kind, day, others.map(({ unit }) => unit.denominazione)])).toEqual([
    ['end', '1869-05-01', ['Bollate']],
    ['birth', '2001-12-12', ['Bollate']],
    ['end', '2003-03-06', []],
    ['birth', '2004-06-08', ['Bollate']],
  ]);
});

it('distinguishes a unit that a foreign state gave or took from one that was founded or ended', () => {
  const pola = { id: 3, livello: 'comune' as const, codice: '702731', denominazione: 'Pola', provincia: 'PL', generazione: 0 };
  const unita = [{ ...pola, periodi: [{ valido_dal: '1921-01-05', valido_al: '1947-09-16' }] }];
  const changes = [
    { id: 3, data: '1921-01-05', collegata: 'estero' as const },
    { id: 3, data: '1947-09-16', collegata: 'estero' as const },
    { id: 4, data: '1947-09-16', collegata: 'unità' as const },
  ];
  const abroad = (list: typeof changes | []) => turningPoints({ unita, passaggi: [] }, list, 3, '1861-03-17').map((turn) => turn.abroad);
  expect(abroad(changes)).toEqual([true, true]);
  expect(abroad([])).toEqual([false, false]);
});

it('says that a unit came from a part of another one, and which unit a part of it became', () => {
  const [bollate, other] = [1, 2].map((id) =>
    turningPoints(baranzate, [], id, '1861-03-17').map(({ kind, day, others }) => [
      kind,
      day,
      others.map(({ unit, whole }) => [unit.denominazione, whole]),
    ]),
  );
  expect(bollate).toEqual([
    ['part', '2001-12-12', [['Baranzate', false]]],
    ['part', '2004-06-08', [['Baranzate', false]]],
  ]);
  expect(other?.slice(0, 2)).toEqual([
    ['end', '1869-05-01', [['Bollate', true]]],
    ['birth', '2001-12-12', [['Bollate', false]]],
  ]);
});
