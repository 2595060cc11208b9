import { OPEN_END } from '@territori/history/dates/day';
import type { ReportDefinition } from '../definition.ts';
import { certaintyField, endFields, startFields } from '../fields/translation.ts';
import { areaEndFields, areaStartFields, areasAtBoth } from '../fields/urbanAreaTranslation.ts';
import { message } from '../message.ts';

export const traslazioneFua: ReportDefinition = {
  id: 462,
  title: message('r462.title'),
  kind: 'ATTUALIZZAZIONE',
  scope: 2,
  unit: 10,
  from: '2018-01-01',
  to: OPEN_END,
  showDate: false,
  query: {
    fields: () => [...areaStartFields, ...startFields, ...areaEndFields, ...endFields, certaintyField],
    ...areasAtBoth('t.tradotto and area_inizio.codice_fua is not null'),
    order: ['COD_FUA_DT_IN', 'PRO_COM_T_DT_IN', 'PRO_COM_T_DT_FI'],
    needs: 'urbanAreas',
  },
};
