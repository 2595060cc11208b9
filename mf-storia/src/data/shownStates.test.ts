import { expect, it } from 'vitest';
import { shownStates } from './shownStates.ts';
import { municipality } from './unit.fixture.ts';
import { unitPeriods } from './unitPeriods.ts';

const states = [
  municipality({ denominazione: 'Lonato', valido_dal: '1861-03-17', valido_al: '1927-01-01' }),
  municipality({ denominazione: 'Lonato', valido_dal: '1927-01-01', valido_al: '2007-11-02' }),
  municipality({ valido_dal: '2007-11-02', valido_al: '2010-01-01' }),
  municipality({ valido_dal: '2012-01-01' }),
];

it('joins states that meet and show the same, and keeps a time without the unit apart', () => {
  expect(shownStates(states).map(({ from, to, unit }) => [from, to, unit.denominazione])).toEqual([
    ['1861-03-17', '2007-11-02', 'Lonato'],
    ['2007-11-02', '2010-01-01', 'Lonato del Garda'],
    ['2012-01-01', null, 'Lonato del Garda'],
  ]);
});

it('keeps apart the names that a province had', () => {
  const province = (denominazione: string) => ({ id: 84, codice: '084', denominazione, sigla: null });
  const named = [
    municipality({ valido_dal: '1861-03-17', valido_al: '1927-01-01', provincia: province('Girgenti') }),
    municipality({ valido_dal: '1927-01-01', provincia: province('Agrigento') }),
  ];
  expect(shownStates(named).map(({ unit }) => unit.provincia?.denominazione)).toEqual(['Girgenti', 'Agrigento']);
});

it('joins all states that meet into the times at which the unit existed', () => {
  expect(unitPeriods(states)).toEqual([
    { from: '1861-03-17', to: '2010-01-01' },
    { from: '2012-01-01', to: null },
  ]);
});
