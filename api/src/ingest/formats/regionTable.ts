import { listOfADay } from '../format.ts';

/** The regions of one day, which stands in the name of the file. */
export const regionTable = listOfADay({
  description: {
    it: 'Regioni a una data',
    en: 'Regions on a day',
  },
  fact: 'regioni',
  columns: ['cod_rip', 'cod_reg', 'den_reg', 'tipo_reg', 'cod_reg_fiscale', 'cod_nuts2_2024'],
  into: (sources) => sources.regions,
  row: (row) => ({
    code: row.code('cod_reg', 2),
    division: row.code('cod_rip', 1),
    name: row.required('den_reg'),
    type: row.integerOrNull('tipo_reg'),
    taxCode: row.textOrNull('cod_reg_fiscale'),
    nuts2: row.textOrNull('cod_nuts2_2024'),
  }),
});
