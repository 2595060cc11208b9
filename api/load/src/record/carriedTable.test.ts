import { describe, expect, it } from 'vitest';
import { tableOfFile } from '../tables/tableOfFile.ts';
import { carriedTable } from './carriedTable.ts';

const carried = async (csv: string) => carriedTable(await tableOfFile({ name: 'table.csv', bytes: Buffer.from(csv), report: null }));

describe('a table as the record carries it', () => {
  it('has each row once, sorted by its columns: numbers in their order, texts in that of their characters', async () => {
    const { text, rows } = await carried('n,name\n10,b\n9,b\n9,B\n9,È\n9,b\n,a\n010,a\n');
    expect(text).toBe('n,name\n,a\n9,B\n9,b\n9,È\n010,a\n10,b\n');
    expect(rows).toBe(6);
  });

  it('has the columns in the order of the file, under their normalised names, and values without blanks around them', async () => {
    const { text } = await carried(' Codice  Comune (1);Denominazione\n 001001 ;"Agliè; bis"\n');
    expect(text).toBe('codice comune,denominazione\n001001,Agliè; bis\n');
  });

  it('keeps a line break in a value, and is the same when it is read and written again', async () => {
    const { text } = await carried('act,day\n"one\ntwo",2000-01-01\n"say ""so""",2000-01-02\n');
    expect(text).toBe('act,day\n"one\ntwo",2000-01-01\n"say ""so""",2000-01-02\n');
    expect((await carried(text)).text).toBe(text);
  });
});
