import type { ReportDefinition } from '../definition.ts';
import { historicProvinceFields, provincesInForce } from '../fields/provinces.ts';
import { message } from '../message.ts';

export const elencoProvince1927: ReportDefinition = {
  id: 49,
  title: message('r049.title'),
  kind: 'DATA',
  scope: 1,
  unit: 7,
  from: '1927-01-12',
  to: '1947-12-31',
  showDate: true,
  query: {
    fields: () => historicProvinceFields,
    ...provincesInForce,
    order: ['COD_PROV_STORICO'],
  },
};
