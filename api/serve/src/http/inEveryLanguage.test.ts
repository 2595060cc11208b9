import { expect, it } from 'vitest';
import { inEveryLanguage } from './inEveryLanguage.ts';

it('makes the value of an offered language once, when it is asked for, and keeps none of another', () => {
  const made: string[] = [];
  const textIn = inEveryLanguage((language) => {
    made.push(language);
    return `in ${language}`;
  });
  expect(made).toEqual([]);
  expect(['en', 'en', 'qaa', 'qaa'].map(textIn)).toEqual(['in en', 'in en', 'in qaa', 'in qaa']);
  expect(made).toEqual(['en', 'qaa', 'qaa']);
});
