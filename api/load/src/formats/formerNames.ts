import { message } from '../message.ts';
import { dateInName } from '../tables/SourceTable.ts';
import { istatFormat } from './format.ts';

/** Report 130: the former names of the municipalities, with the code of each. */
export const report130 = istatFormat({
  report: 130,
  municipality: 'pro_com_t_corr',
  description: message('formerNames.about.description'),
  columns: ['denominazione_prec', 'pro_com_t', 'pro_com_t_corr', 'comune_corr'],
  read(table, sources) {
    const rows = table.rows.map((row) => {
      // they are not used, but a row without them does not belong to this list
      row.code('pro_com_t_corr', 6);
      row.required('comune_corr');
      return {
        name: row.required('denominazione_prec'),
        code: row.code('pro_com_t', 6),
        nameCode: row.codeOrNull('cod_denominazione_storico', 6),
      };
    });
    sources.formerNames.push({ date: dateInName(table.file), rows });
  },
});
