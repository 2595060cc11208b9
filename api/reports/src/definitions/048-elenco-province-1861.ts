import type { ReportDefinition } from '../definition.ts';
import { historicProvinceFields, provincesInForce } from '../fields/provinces.ts';
import { message } from '../message.ts';

export const elencoProvince1861: ReportDefinition = {
  id: 48,
  title: message('r048.title'),
  kind: 'DATA',
  scope: 1,
  unit: 7,
  from: '1861-03-17',
  to: '1927-01-11',
  showDate: true,
  query: {
    fields: () => historicProvinceFields,
    ...provincesInForce,
    order: ['COD_PROV_STORICO'],
  },
};
