import type { Translate } from '@territori/kit';
import en from '@territori/languages/en/mf-ricerca-codice.json';
import { expect, it } from 'vitest';
import italian from '../messages/it.json';
import { codeColumns } from './codeColumns.ts';

const row = { 'Codice catastale': 'A074', 'Data fine': ' ', Denominazione: 'Agliè', 'Codice Istat': '001001', 'Data inizio': '05/10/1945' };
const textOf = (texts: typeof italian) => ((key: keyof typeof italian) => texts[key]) as Translate<typeof italian>;

it('puts code, name and validity first, then the further columns of the answer', () => {
  expect(codeColumns([row], textOf(italian)).map(({ label }) => label)).toEqual([
    'Codice Istat',
    'Denominazione',
    'Data inizio',
    'Data fine',
    'Codice catastale',
  ]);
});

it('translates the column names into English, except unknown ones', () => {
  expect(codeColumns([{ ...row, Altro: 'x' }], textOf(en)).map(({ label }) => label)).toEqual([
    'Istat code',
    'Name',
    'From',
    'To',
    'Cadastral code',
    'Altro',
  ]);
});

it('has the four usual columns while there is no answer', () => {
  expect(codeColumns([], textOf(italian))).toHaveLength(4);
});
