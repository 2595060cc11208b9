import { expect, it } from 'vitest';
import { readHeader } from './headerQuery.ts';

it('splits the joined lists of a header by column', () => {
  const header = {
    colname: 'COD_REG§DEN_REG',
    label: 'Codice Regione§',
    note: '§Note non presenti',
    fonte: 'Istat§Istat',
    link: '§',
    guida: 'Due cifre§',
  };
  expect(readHeader(header)).toEqual([
    { name: 'COD_REG', label: 'Codice Regione', note: '', source: 'Istat', link: '', guide: 'Due cifre' },
    { name: 'DEN_REG', label: 'DEN_REG', note: 'Note non presenti', source: 'Istat', link: '', guide: '' },
  ]);
});

it('has no columns when the header is empty', () => {
  expect(readHeader({ colname: '', label: '', note: '', fonte: '', link: '', guida: '' })).toEqual([]);
});
