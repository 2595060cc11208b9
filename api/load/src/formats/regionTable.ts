import { message } from '../message.ts';
import { dayListFormat } from './format.ts';

/** A region that is two units of the classification has no code of its own: for Trentino-Alto Adige/Südtirol the file has `ITH1/ITH2`. */
const ownCode = (codes: string | null): string | null => (codes?.includes('/') ? null : codes);

/** The regions of one day, which stands in the name of the file. */
export const regionTable = dayListFormat({
  description: message('regionTable.description'),
  fact: 'regioni',
  columns: ['cod_rip', 'cod_reg', 'den_reg', 'tipo_reg', 'cod_reg_fiscale', 'cod_nuts2_2024'],
  into: (sources) => sources.regions,
  row: (row) => ({
    code: row.code('cod_reg', 2),
    division: row.code('cod_rip', 1),
    name: row.required('den_reg'),
    type: row.integerOrNull('tipo_reg'),
    taxCode: row.textOrNull('cod_reg_fiscale'),
    nuts2: ownCode(row.textOrNull('cod_nuts2_2024')),
  }),
});
