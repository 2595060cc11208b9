import { message } from '../message.ts';
import { istatFormat } from './format.ts';

/** The names of the provinces at the censuses of the past. */
export const historicalProvinces = istatFormat({
  description: message('historicalProvinces.description'),
  columns: ['anno', 'cod_prov', 'den_prov'],
  read(table, sources) {
    for (const row of table.rows) {
      const year = row.integerOrNull('anno');
      if (year === null) throw row.refuse('"anno" is empty');
      sources.censusNames.push({ year, code: row.code('cod_prov', 3), name: row.required('den_prov') });
    }
  },
});
