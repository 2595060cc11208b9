import { message } from '../message.ts';
import { dayListFormat } from './format.ts';

/** The geographical divisions of one day, which stands in the name of the file. */
export const divisionTable = dayListFormat({
  description: message('divisionTable.description'),
  fact: 'ripartizioni',
  columns: ['cod_rip', 'den_rip', 'cod_nuts1_2024'],
  into: (sources) => sources.divisions,
  row: (row) => ({
    code: row.code('cod_rip', 1),
    name: row.required('den_rip'),
    nuts1: row.textOrNull('cod_nuts1_2024'),
  }),
});
