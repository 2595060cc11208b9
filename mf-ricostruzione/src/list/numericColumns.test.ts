import { openList, readText } from '@territori/traduzione';
import { HistoryIndex } from '@territori/traduzione/storia';
import { SMALL_STORIA } from '@territori/traduzione/testing';
import { expect, it } from 'vitest';
import { numericColumns } from './numericColumns.ts';

const columnsOf = (text: string) => {
  const { table, recognition } = openList(new HistoryIndex(SMALL_STORIA), [readText(text)]);
  return numericColumns(table, [recognition.chosen.column]).map(({ column }) => table.header[column]);
};

it('the columns of figures have a number in four of five filled cells', () => {
  const rows = ['001001;1;-;3,5;x', '001003;2;7;;y', '001005;3;;4,5;z', '001006;;;1;z', '001010;5;;n.d.;w'];
  expect(columnsOf(['codice;abitanti;parti;quota;nota', ...rows].join('\n'))).toEqual(['abitanti']);
  expect(columnsOf(['codice;abitanti;parti;quota;nota', ...rows, '001013;6;;2;w', '001009;6;;2;w'].join('\n'))).toEqual([
    'abitanti',
    'quota',
  ]);
});
