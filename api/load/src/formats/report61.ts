import { listedCadastral } from '@territori/history/territory/municipalities/cadastralCodes';
import { message } from '../message.ts';
import { dateInName } from '../tables/SourceTable.ts';
import { istatFormat } from './format.ts';

/** Report 61: codes, names and characteristics of the municipalities on one day, which stands in the name of the file. */
export const report61 = istatFormat({
  report: 61,
  listsADay: true,
  municipality: 'pro_com_t',
  description: message('report61.description'),
  fact: 'comuni',
  columns: ['pro_com_t', 'comune', 'comune_it', 'comune_a', 'cod_catasto', 'cod_com_fiscale', 'cc_uts', 'cc_reg', 'com_nuts3_2024'],
  read(table, sources) {
    const rows = table.rows.map((row) => ({
      code: row.code('pro_com_t', 6),
      name: row.required('comune'),
      italianName: row.required('comune_it'),
      otherName: row.textOrNull('comune_a'),
      cadastral: row.textOrNull('cod_catasto'),
      // the services lose the leading zero of some
      taxCode: row.codeOrNull('cod_com_fiscale', 11),
      utsCapital: row.text('cc_uts') === '1',
      regionCapital: row.text('cc_reg') === '1',
      nuts1: row.textOrNull('com_nuts1_2024'),
      nuts2: row.textOrNull('com_nuts2_2024'),
      nuts3: row.textOrNull('com_nuts3_2024'),
    }));
    for (const row of table.rows) {
      if (row.text('cod_reg') === '' || row.text('cod_prov_storico') === '') continue;
      // they are not used, but a file with other codes is another list
      row.code('cod_prov_storico', 3);
      row.code('cod_reg', 2);
    }
    const date = dateInName(table.file);
    sources.municipalities.push({ date, rows });
    sources.cadastral.push(...listedCadastral(date, rows));
    for (const row of rows) sources.spellings.push(row.italianName, ...(row.otherName === null ? [] : [row.otherName]));
  },
});
