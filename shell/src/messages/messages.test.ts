import administrationEn from '@territori/languages/en/shell/administration.json';
import embeddingEn from '@territori/languages/en/shell/embedding.json';
import en from '@territori/languages/en/shell.json';
import { describe, expect, it } from 'vitest';
import embeddingIt from '../embedding/messages/it.json';
import administrationIt from './administration/it.json';
import it_ from './it.json';

const values = (texts: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort()]),
  );

describe.each([
  ['shell', it_, en],
  ['administration', administrationIt, administrationEn],
  ['the page for integrators', embeddingIt, embeddingEn],
])('the texts of %s', (_, italian, english) => {
  it('say the same in both languages', () => {
    expect(values(english)).toEqual(values(italian));
    for (const text of [...Object.values(italian), ...Object.values(english)]) expect(text.trim()).not.toBe('');
  });
});

it('keeps the exact words of the specification', () => {
  expect(it_['nonTrovata.titolo']).toBe('Errore 404. La pagina che stai cercando non esiste.');
  expect(administrationIt).toMatchObject({
    'convalida.obbligatorio': 'Campo obbligatorio',
    'convalida.presente': 'Valore già presente',
    'convalida.codiceUsato': 'Il codice {{code}} è già utilizzato per {{territory}}',
    'convalida.almenoUno': 'Ne serve almeno uno',
  });
});
