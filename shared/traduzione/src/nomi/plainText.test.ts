import { describe, expect, it } from 'vitest';
import { containsText, plainLetters, plainText } from './plainText.ts';

describe('the letters of a name', () => {
  it.each([
    ['Forlì', "FORLI'", 'forli`', 'Forli’'],
    ["Sant'Angelo Lodigiano", 'SantAngelo Lodigiano', 'sant’angelo-lodigiano'],
    ['Bolzano/Bozen', 'BOLZANO - BOZEN'],
    ['Duino-Aurisina/Devin-Nabrežina', 'duino aurisina devin nabrezina'],
  ])('are the same in every spelling of %s', (...spellings) => {
    expect(new Set(spellings.map(plainLetters)).size).toBe(1);
  });
});

it('the words of a text stand between single blanks', () => {
  expect(plainText(" Valle d'Aosta/Vallée d’Aoste ")).toBe('VALLE D AOSTA VALLEE D AOSTE');
  expect(plainText("Forli'")).toBe('FORLI');
});

describe('a text contains', () => {
  it.each([
    ['Forlì-Cesena', "Forli'"],
    ['Casalnuovo di Napoli', 'napoli'],
    ["Valle d'Aosta/Vallée d'Aoste", 'Aosta/Aoste'],
    ["Sant'Angelo Lodigiano", 'SantAngelo Lodigiano'],
    ["L'Aquila", 'laqui'],
    ['Aosta', '  '],
  ])('%s what is typed as "%s"', (text, typed) => {
    expect(containsText(text, typed)).toBe(true);
  });

  it.each([
    ['Castello Roganzuolo', 'oro'],
    ['tre anni per annum', 'era'],
    ['Aosta', 'Aosta/Bozen'],
    ['Roma', 'Romano'],
  ])('%s not what is typed as "%s"', (text, typed) => {
    expect(containsText(text, typed)).toBe(false);
  });
});
