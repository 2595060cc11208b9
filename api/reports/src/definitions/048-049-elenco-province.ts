import type { ReportQuery } from '../definition.ts';
import { historicProvinceFields, provincesInForce } from '../fields/provinces.ts';
import { report } from '../report.ts';

const query: ReportQuery = {
  fields: () => historicProvinceFields,
  ...provincesInForce,
  order: ['COD_PROV_STORICO'],
};

export const elencoProvince1861 = report(48, { kind: 'DATA', unit: 7, from: '1861-03-17', to: '1927-01-11', showDate: true, query });
export const elencoProvince1927 = report(49, { kind: 'DATA', unit: 7, from: '1927-01-12', to: '1947-12-31', showDate: true, query });
