import { expect, it } from 'vitest';
import { formerNames } from './formerNames.ts';
import { municipality } from './unit.fixture.ts';

it('lists the names before the last one, each with the first day without it', () => {
  const states = [
    municipality({ denominazione: 'Girgenti', valido_dal: '1861-03-17', valido_al: '1900-01-01' }),
    municipality({ denominazione: 'Girgenti', valido_dal: '1900-01-01', valido_al: '1927-07-27' }),
    municipality({ denominazione: 'Agrigento', valido_dal: '1927-07-27' }),
  ];
  expect(formerNames(states)).toEqual([{ name: 'Girgenti', until: '1927-07-27' }]);
});

it('leaves out a name that the unit has again', () => {
  const states = [
    municipality({ denominazione: 'Pola', valido_dal: '1861-03-17', valido_al: '1900-01-01' }),
    municipality({ denominazione: 'Pula', valido_dal: '1900-01-01', valido_al: '1910-01-01' }),
    municipality({ denominazione: 'Pola', valido_dal: '1910-01-01' }),
  ];
  expect(formerNames(states).map(({ name }) => name)).toEqual(['Pula']);
  expect(formerNames(states.slice(0, 1))).toEqual([]);
});

it('says between which censuses a province changed its name, where no source gives the day', () => {
  const province = (denominazione: string, valido_dal: string, valido_al: string | null) =>
    municipality({ livello: 'uts', denominazione, valido_dal, valido_al });
  const states = [
    province('Girgenti', '1861-03-17', '1921-12-02'),
    province('Girgenti o Agrigento (nome tra il 1921 e il 1931)', '1921-12-02', '1931-04-21'),
    province('Agrigento', '1931-04-21', null),
  ];
  expect(formerNames(states)).toEqual([{ name: 'Girgenti', until: '1921-12-02', between: [1921, 1931] }]);
});
