import { describe, expect, it } from 'vitest';
import { fold, matches } from './matches.ts';

describe('fold', () => {
  it('takes capitals and accents away', () => {
    expect(fold('Forlì-CESENA')).toBe('forli-cesena');
    expect(fold('Devin-Nabrežina')).toBe('devin-nabrezina');
  });
});

describe('matches', () => {
  const found = (text: string, query: string) => matches(text, query).map(([start, end]) => text.slice(start, end));

  it('finds every occurrence as it is written in the text', () => {
    expect(found('Città e CITTA', 'citta')).toEqual(['Città', 'CITTA']);
  });

  it('finds an accented query in a plain text, and spaces around it do not matter', () => {
    expect(found('Agliè, Aglie', ' agliè ')).toEqual(['Agliè', 'Aglie']);
  });

  it('keeps its place in a text whose letters are written with combining marks', () => {
    const text = 'Citta\u0300 metropolitana';
    expect(found(text, 'metro')).toEqual(['metro']);
    expect(found(text, 'città')).toEqual(['Citta\u0300']);
  });

  it('finds nothing for an empty query', () => {
    expect(matches('Comune', '  ')).toEqual([]);
  });
});
