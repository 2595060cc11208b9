import { expect, it } from 'vitest';
import { codeColumns } from './codeColumns.ts';

const row = { 'Codice catastale': 'A074', 'Data fine': ' ', Denominazione: 'Agliè', 'Codice Istat': '001001', 'Data inizio': '05/10/1945' };

it('puts code, name and validity first, then the further columns of the answer', () => {
  expect(codeColumns([row], 'it').map(({ label }) => label)).toEqual([
    'Codice Istat',
    'Denominazione',
    'Data inizio',
    'Data fine',
    'Codice catastale',
  ]);
});

it('translates the column names into English, except unknown ones', () => {
  expect(codeColumns([{ ...row, Altro: 'x' }], 'en').map(({ label }) => label)).toEqual([
    'Istat code',
    'Name',
    'From',
    'To',
    'Cadastral code',
    'Altro',
  ]);
});

it('has the four usual columns while there is no answer', () => {
  expect(codeColumns([], 'it')).toHaveLength(4);
});
