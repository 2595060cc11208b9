import { describe, expect, it } from 'vitest';
import { languageName, localeOf, offeredLanguage, readLanguages, textIn } from './index.ts';

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
  expect([languageName('it'), languageName('en'), languageName('de')]).toEqual(['italiano', 'English', 'Deutsch']);
  expect(languageName('de', 'it')).toBe('tedesco');
});
