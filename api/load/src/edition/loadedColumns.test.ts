import { describe, expect, it } from 'vitest';
import { loadedColumns } from './loadedColumns.ts';

/** The type of each column, in order. */
const typesOf = (...rows: Record<string, unknown>[]) => Object.fromEntries(loadedColumns(rows).map(({ nome, tipo }) => [nome, tipo]));

describe('the columns of loaded rows', () => {
  it('keep the order of the file, also when the first row lacks one', () => {
    expect(Object.keys(typesOf({ Z: 'a', B: 'b' }, { Z: 'a', A: 'c', B: 'b' }))).toEqual(['Z', 'B', 'A']);
  });

  it('are numbers when every value is one and one cannot be a code', () => {
    expect(typesOf({ N: 12 }, { N: null })).toEqual({ N: 'NUMBER' });
    expect(typesOf({ N: '2081,6' }, { N: '12' })).toEqual({ N: 'NUMBER' });
    expect(typesOf({ N: '12' }, { N: '13' })).toEqual({ N: 'VARCHAR' });
    expect(typesOf({ N: '001' }, { N: 2 })).toEqual({ N: 'VARCHAR' });
    expect(typesOf({ N: 0 }, { N: 'No City' })).toEqual({ N: 'VARCHAR' });
    expect(typesOf({ N: 1e21 })).toEqual({ N: 'VARCHAR' });
  });

  it('know their decimals', () => {
    expect(loadedColumns([{ AREA: '2081,6' }, { AREA: 3.125 }, { AREA: 4 }])).toEqual([{ nome: 'AREA', tipo: 'NUMBER', decimali: 3 }]);
  });

  it('are dates when every value is one, text when all are blank', () => {
    expect(typesOf({ D: '01/01/2024' }, { D: '' })).toEqual({ D: 'DATE' });
    expect(typesOf({ D: '01/01/2024' }, { D: '31/02/2024' })).toEqual({ D: 'VARCHAR' });
    expect(loadedColumns([{ D: null }])).toEqual([{ nome: 'D', tipo: 'VARCHAR', decimali: 0, vuota: true }]);
  });

  it('leave out what cannot be the name of a column', () => {
    expect(typesOf({ 'x"; drop table unita; --': 1, OK: 'a' })).toEqual({ OK: 'VARCHAR' });
  });
});
