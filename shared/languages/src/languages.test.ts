import { describe, expect, it } from 'vitest';
import { languageName, localeOf, offeredLanguage, pseudoText, pseudoTexts, readLanguages, textIn } from './index.ts';

describe('the languages of a portal', () => {
  it('are Italian and English, or those of the environment in its order', () => {
    expect(readLanguages({})).toEqual(['it', 'en']);
    expect(readLanguages({ LANGUAGES: '' })).toEqual(['it', 'en']);
    expect(readLanguages({ LANGUAGES: 'de, it,EN' })).toEqual(['de', 'it', 'en']);
    expect(readLanguages({ LANGUAGES: 'it-XA' })).toEqual(['it-XA']);
  });

  it.each([
    ['it,tedesco!', '"tedesco!" is not the tag'],
    ['it,,en', '"" is not the tag'],
    ['it,en,it', 'names "it" twice'],
  ])('are refused where they say "%s"', (LANGUAGES, message) => {
    expect(() => readLanguages({ LANGUAGES })).toThrow(message);
  });

  it.each([
    ['en', 'en'],
    ['EN', 'en'],
    ['en-GB', 'en'],
    ['it-XA', 'it-XA'],
    ['de-AT', undefined],
    ['', undefined],
    [null, undefined],
  ])('have for "%s" %s', (wanted, language) => {
    expect(offeredLanguage(wanted, ['it', 'en', 'it-XA'])).toBe(language);
  });
});

it('takes the Italian text where the translation is missing', () => {
  expect(textIn({ it: 'Comune', en: 'Municipality' }, 'en')).toBe('Municipality');
  expect(textIn({ it: 'Comune', en: 'Municipality' }, 'de')).toBe('Comune');
});

it('writes numbers as the country of a language does', () => {
  expect([localeOf('it'), localeOf('en'), localeOf('de')]).toEqual(['it-IT', 'en-GB', 'de']);
});

it('names a language in itself, or in another', () => {
  expect([languageName('it'), languageName('en'), languageName('de')]).toEqual(['Italiano', 'English', 'Deutsch']);
  expect(languageName('de', 'it')).toBe('Tedesco');
});

describe('the language of tests', () => {
  it('marks, accents and lengthens a text, and keeps the names of values and addresses', () => {
    const text = 'Dal {{dal}} al {giorno} in vigore: vedi https://esempio.it/pagina';
    const pseudo = pseudoText(text);
    expect(pseudo).toMatch(/^⟦.*⟧$/);
    expect(pseudo).toContain('{{dal}}');
    expect(pseudo).toContain('{giorno}');
    expect(pseudo).toContain('https://esempio.it/pagina');
    expect(pseudo).not.toMatch(/[aeiou] /);
  });

  it('is 40 % longer in a long text', () => {
    const text = 'Le variazioni delle unità territoriali e amministrative dal 1861 a oggi';
    expect(pseudoText(text).length / text.length).toBeGreaterThan(1.25);
    expect(pseudoText(text).length / text.length).toBeLessThan(1.5);
  });

  it('is made of every form of file', () => {
    expect(pseudoTexts({ titolo: 'Sì', parti: [['no']] })).toEqual({ titolo: '⟦Šì⟧', parti: [['⟦ñô⟧']] });
  });
});
