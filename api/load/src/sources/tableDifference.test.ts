import { changesByLabels, changesByNames, SMALL_CHANGES } from '@territori/api-testing/smallChanges';
import { describe, expect, it } from 'vitest';
import { recogniseFormat } from '../formats/recogniseFormat.ts';
import type { SourceTable } from '../tables/SourceTable.ts';
import { tableOfFile } from '../tables/tableOfFile.ts';
import { tableDifference } from './tableDifference.ts';

const read = async (name: string, text: string): Promise<SourceTable> =>
  recogniseFormat(await tableOfFile({ name, bytes: Buffer.from(text), report: null })).table;

async function difference(before: SourceTable, after: SourceTable) {
  const { lost, gained } = tableDifference(before, after);
  const names = (rows: typeof lost) => rows.map((row) => `${row.text('pro_com_t')} ${row.text('testo_provvedimento')}`);
  return { lost: names(lost), gained: names(gained) };
}

describe('two tables of one kind', () => {
  it('differ in the rows that only one has, under the names of the columns', async () => {
    const [renamed = '', merged = ''] = SMALL_CHANGES;
    const before = await read('prima.csv', changesByLabels());
    const after = await read('dopo.json', changesByNames([renamed.replace('NUOVO NOME', 'ALTRO NOME'), merged]));
    expect(await difference(before, after)).toEqual({ lost: ['001001 NUOVO NOME'], gained: ['001001 ALTRO NOME'] });
  });

  it('do not differ in the form of a number, of a day or of blanks', async () => {
    const columns = 'pro_com_t,comune,sigla_automobilistica,pop_leg,anno_censimento,area_kmq,pop_res';
    const sizes = (cells: string) => read('situas_74.csv', `${columns}\n${cells}\n`);
    const before = await sizes('001001,Agliè  alta,TO,2562,2021,"13,1460",2596');
    const same = await sizes('1001,Agliè alta,TO,2562,2021,13.146,2596');
    const other = await sizes('1001,Agliè alta,TO,2562,2021,13.147,2596');
    expect(tableDifference(before, same)).toEqual({ lost: [], gained: [] });
    expect(tableDifference(before, other)).toMatchObject({ lost: [{}], gained: [{}] });
  });
});
