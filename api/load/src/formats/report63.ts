import { message } from '../message.ts';
import { dateInName } from '../tables/SourceTable.ts';
import { istatFormat } from './format.ts';
import { sizeRow } from './sizeRow.ts';

/** Report 63: names, types and sizes of the provinces and other supra-municipal units. */
export const report63 = istatFormat({
  report: 63,
  listsADay: true,
  description: message('report63.description'),
  fact: 'dimensioni_uts',
  columns: ['cod_prov_storico', 'cod_uts', 'den_uts', 'tipo_uts', 'n_com', 'pop_leg', 'area_kmq'],
  read(table, sources) {
    const date = dateInName(table.file);
    const rows = table.rows.map((row) => ({ row, code: row.code('cod_prov_storico', 3) }));
    sources.uts.push({
      date,
      rows: rows.map(({ row, code }) => ({
        code,
        utsCode: row.code('cod_uts', 3),
        name: row.required('den_uts'),
        type: row.integerOrNull('tipo_uts'),
        taxCode: null,
        nuts3: null,
      })),
    });
    sources.utsSizes.push({ date, rows: rows.map(({ row, code }) => sizeRow(row, code)) });
  },
});
