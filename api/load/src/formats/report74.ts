import { message } from '../message.ts';
import { dateInName } from '../tables/SourceTable.ts';
import { istatFormat } from './format.ts';
import { sizeRow } from './sizeRow.ts';

/** Report 74: sizes of the municipalities, with their plates. */
export const report74 = istatFormat({
  report: 74,
  listsADay: true,
  municipality: 'pro_com_t',
  description: message('report74.description'),
  fact: 'dimensioni_comuni',
  columns: ['pro_com_t', 'comune', 'sigla_automobilistica', 'pop_leg', 'anno_censimento', 'area_kmq', 'pop_res'],
  read(table, sources) {
    sources.municipalSizes.push({ date: dateInName(table.file), rows: table.rows.map((row) => sizeRow(row, row.code('pro_com_t', 6))) });
  },
});
