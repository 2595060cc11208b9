import { HistoryIndex } from '@territori/traduzione/storia';
import { SMALL_STORIA } from '@territori/traduzione/testing';
import { describe, expect, it } from 'vitest';
import { EXAMPLES, exampleList, isExample } from './exampleLists.ts';

const index = new HistoryIndex(SMALL_STORIA);
const linesOf = (id: (typeof EXAMPLES)[number]) => exampleList(index, id).text.replace('\ufeff', '').trimEnd().split('\r\n');

describe('the lists to try', () => {
  it('have the municipalities of their day, with codes without the zeros that spreadsheets drop', () => {
    const [header, first, ...others] = linesOf('comuni-2013');
    expect([header, first]).toEqual(['Codice;Comune;Sigla', '1001;Alfa Nuova;TO']);
    expect(others.some((line) => line.includes(';Eta;'))).toBe(true);
    expect(others.some((line) => line.includes(';Iota;') || line.includes(';Beta;'))).toBe(false);
  });

  it('have the provinces with the number of their municipalities on the day', () => {
    const members = index.comune.versions.filter(({ from, to, parent }) => from <= 13879 && 13879 < to && parent === 20_000_010);
    expect(linesOf('province-2008')[1]).toBe(`001;Torino;${members.length}`);
  });

  it('are those that an address may name', () => {
    expect([...EXAMPLES, 'altro', null].map(isExample)).toEqual([true, true, true, true, false, false]);
  });
});
