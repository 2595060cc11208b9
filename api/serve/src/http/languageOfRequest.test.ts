import { expect, it } from 'vitest';
import { languageOfRequest } from './languageOfRequest.ts';

it.each([
  ['', {}, 'it'],
  ['?plang=EN', { language: 'IT', 'accept-language': 'it' }, 'en'],
  ['', { language: 'en', 'accept-language': 'it' }, 'en'],
  ['', { language: 'fr', 'accept-language': 'en' }, 'it'],
  ['', { 'accept-language': 'en-GB,en;q=0.9,it;q=0.8' }, 'en'],
  ['', { 'accept-language': 'fr-FR, en;q=0.5, it;q=0.7' }, 'it'],
  ['', { 'accept-language': 'it;q=0, en;q=0.1' }, 'en'],
  ['', { 'accept-language': 'de, *' }, 'it'],
])('%s with %j is answered in %s', (query, headers, language) => {
  expect(languageOfRequest({ headers, url: `/api/edizione${query}` })).toBe(language);
});
