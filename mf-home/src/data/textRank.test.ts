import { describe, expect, it } from 'vitest';
import { ranked, textRank } from './textRank.ts';

describe('how well a name fits a text', () => {
  it.each([
    ['Forlì', 'forli', 0],
    ['Forlì del Sannio', 'forli', 1],
    ['Bellaria-Igea Marina', 'igea', 2],
    ["L'Aquila", 'aquila', 2],
    ['Portoferraio', 'ferr', 3],
    ['Roma', 'milano', null],
    ['Roma', ' ', null],
  ])('%s for %j: %s', (name, text, rank) => {
    expect(textRank(name, text)).toBe(rank);
  });

  it('puts the best first and leaves out the others', () => {
    expect(ranked(['Portoferraio', 'Roma', 'Ferrara', 'Ferr'], (name) => name, 'ferr')).toEqual(['Ferr', 'Ferrara', 'Portoferraio']);
  });
});
