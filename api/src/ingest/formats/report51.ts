import { FIRST_DAY } from '../../dates/day.ts';
import { istat } from '../format.ts';
import { dateInName } from '../table.ts';

/** Report 51: the municipalities of a day before 1927. That of the first day begins a history made without the vocabulary. */
export const report51 = istat({
  report: 51,
  description: { it: 'Elenco dei comuni dal 1861 (report 51)', en: 'List of the municipalities since 1861 (report 51)' },
  columns: ['cod_prov_storico', 'pro_com_t', 'comune', 'comune_it', 'comune_a'],
  read(table, sources) {
    const rows = table.rows.map((row) => ({
      code: row.code('pro_com_t', 6),
      name: row.text('comune_it') || row.required('comune'),
      otherName: row.text('comune_a'),
      province: row.code('cod_prov_storico', 3),
      plate: row.text('sigla_automobilistica'),
    }));
    if (dateInName(table.file) === FIRST_DAY) sources.firstMunicipalities.push(...rows);
  },
});
