import { describe, expect, it } from 'vitest';
import { fold, matches } from './matches.ts';

describe('fold', () => {
  it('removes capitals and accents', () => {
    expect(fold('Forlì-CESENA')).toBe('forli-cesena');
    expect(fold('Devin-Nabrežina')).toBe('devin-nabrezina');
  });

  it('writes every apostrophe in one form', () => {
    expect(fold('L’Aquila')).toBe(fold("L'Aquila"));
    expect(fold('Valle d`Aosta')).toBe(fold('Valle d‘Aosta'));
  });
});

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

  it('finds nothing for an empty query', () => {
    expect(matches('Comune', '  ')).toEqual([]);
  });
});
