import { OPEN_END } from '../../dates/day.ts';
import type { ReportDefinition } from '../definition.ts';
import { municipalityFields } from '../fields/municipalities.ts';
import { sizeFields, withSize } from '../fields/size.ts';

const KEYS = ['COD_RIP', 'COD_REG', 'COD_PROV_STORICO', 'COD_UTS', 'PRO_COM_T', 'PRO_COM', 'COMUNE', 'COMUNE_A', 'SIGLA_AUTOMOBILISTICA'];

export const comuniDimensione: ReportDefinition = {
  id: 74,
  title: { it: 'Comuni - Dimensione', en: 'Municipalities - Size' },
  kind: 'DATA',
  scope: 1,
  unit: 1,
  from: '1951-11-04',
  to: OPEN_END,
  showDate: false,
  query: {
    fields: () => [...municipalityFields.filter(({ column }) => KEYS.includes(column.name)), ...sizeFields],
    from: `comuni_al($1::date) c ${withSize('c')}`,
    order: ['PRO_COM_T'],
  },
};
