import { describe, expect, it } from 'vitest';
import { matches } from './matches.ts';

describe('matches', () => {
  const found = (text: string, query: string) => matches(text, query).map(([start, end]) => text.slice(start, end));

  it('finds every occurrence with its place in the text', () => {
    expect(found('Città e CITTA', 'citta')).toEqual(['Città', 'CITTA']);
  });

  it('finds an accented query in a plain text, and spaces around it do not matter', () => {
    expect(found('Agliè, Aglie', ' agliè ')).toEqual(['Agliè', 'Aglie']);
  });

  it('finds the right place in a text with combining marks', () => {
    const text = 'Citta\u0300 metropolitana';
    expect(found(text, 'metro')).toEqual(['metro']);
    expect(found(text, 'città')).toEqual(['Citta\u0300']);
  });

  it('finds a name however its accents, apostrophes and hyphens are written', () => {
    expect(found('Forlì-Cesena', "Forli'")).toEqual(['Forlì']);
    expect(found("L'Aquila e Forlì-Cesena", 'L’aquila')).toEqual(["L'Aquila"]);
    expect(found('Forlì-Cesena', 'forli cesena')).toEqual(['Forlì-Cesena']);
  });

  it('finds nothing for an empty query', () => {
    expect(matches('Comune', '  ')).toEqual([]);
  });
});
