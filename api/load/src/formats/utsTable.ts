import { message } from '../message.ts';
import { dayListFormat } from './format.ts';

/** The provinces and other supra-municipal units of one day, which stands in the name of the file. */
export const utsTable = dayListFormat({
  description: message('utsTable.description'),
  fact: 'uts',
  columns: ['cod_prov_storico', 'cod_uts', 'den_uts', 'tipo_uts', 'cod_prov_fiscale', 'cod_nuts3_2024'],
  into: (sources) => sources.uts,
  row: (row) => ({
    code: row.code('cod_prov_storico', 3),
    utsCode: row.code('cod_uts', 3),
    name: row.required('den_uts'),
    type: row.integerOrNull('tipo_uts'),
    taxCode: row.textOrNull('cod_prov_fiscale'),
    nuts3: row.textOrNull('cod_nuts3_2024'),
  }),
});
