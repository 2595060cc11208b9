import { today } from '@territori/kit';
import { describe, expect, it } from 'vitest';
import { periodOf, readChoice, refusedFilter, writeChoice } from './choiceOfChanges.ts';

const read = (search: string) => readChoice(new URLSearchParams(search));

describe('the choice in the address', () => {
  it('is by default every change since 01/01/1991', () => {
    expect(read('')).toEqual({ dal: '1991-01-01', al: today(), filters: {}, page: 1, size: 20 });
  });

  it('is the same after it was written and read', () => {
    const search = 'dal=2010-01-01&al=2020-12-31&provincia=022&tipo=CS&pagina=3&righe=50';
    expect(new URLSearchParams(writeChoice(read(search))).toString()).toBe(
      'dal=2010-01-01&al=2020-12-31&provincia=022&tipo=CS&pagina=3&righe=50',
    );
  });

  it('leaves out what it cannot read', () => {
    expect(read('pagina=-1&righe=7&colore=rosso')).toMatchObject({ page: 1, size: 20, filters: {} });
  });
});

it.each([
  ['provincia', { filter: 'provincia', value: 'Atlantide' }],
  // a filter that the address does not have, and a parameter that is no filter
  ['regione', undefined],
  ['per_pagina', undefined],
  [undefined, undefined],
])('the filter that a refusal of %j names is %j', (parameter, refused) => {
  expect(refusedFilter(read('provincia=Atlantide&tipo=ES'), parameter)).toEqual(refused);
});

describe('the period', () => {
  it.each([
    ['2010-01-01', '2010-01-01', true],
    ['2010-01-02', '2010-01-01', false],
    ['2010-02-30', '2011-01-01', false],
    ['1800-01-01', '2011-01-01', false],
    ['', '2011-01-01', false],
  ])('from %j to %j is usable: %s', (dal, al, usable) => {
    expect(periodOf({ dal, al }) !== null).toBe(usable);
  });
});
