import { expect, it } from 'vitest';
import { birthsAndEnds } from './birthsAndEnds.ts';
import { baranzate } from './genealogy.fixture.ts';

it('names how a unit began and ended each time, and leaves open what no source says', () => {
  const turns = birthsAndEnds(baranzate, 2, '1861-03-17');
  expect(turns.map(({ kind, day, others }) => [kind, day, others.map(({ denominazione }) => denominazione)])).toEqual([
    ['end', '1869-05-01', ['Bollate']],
    ['birth', '2001-12-12', ['Bollate']],
    ['end', '2003-03-06', []],
    ['birth', '2004-06-08', ['Bollate']],
  ]);
});
