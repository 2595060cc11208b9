import { message } from '../message.ts';
import { istatFormat } from './format.ts';

/**
 * A recode of municipalities one to one, with the day of each (Sardinia 2026). The first three digits of a new code are
 * those of its province.
 */
export const recodeTable = istatFormat({
  description: message('recodeTable.description'),
  columns: ['pro_com_t', 'pro_com_t_nuovo', 'cod_uts_nuovo', 'data_decorrenza'],
  read(table, sources) {
    for (const row of table.rows) {
      const newCode = row.code('pro_com_t_nuovo', 6);
      sources.recodes.push({
        code: row.code('pro_com_t', 6),
        newCode,
        newProvince: newCode.slice(0, 3),
        newPlate: null,
        date: row.date('data_decorrenza'),
      });
    }
  },
});
