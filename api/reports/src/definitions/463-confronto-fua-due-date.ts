import { OPEN_END } from '@territori/history/dates/day';
import type { ReportDefinition } from '../definition.ts';
import { endFields, startFields } from '../fields/translation.ts';
import { areaEndFields, areaStartFields, areasAtBoth } from '../fields/urbanAreaTranslation.ts';
import { message } from '../message.ts';

export const confrontoFuaDueDate: ReportDefinition = {
  id: 463,
  title: message('r463.title'),
  kind: 'ATTUALIZZAZIONE',
  scope: 2,
  unit: 10,
  from: '2018-01-01',
  to: OPEN_END,
  showDate: false,
  query: {
    fields: () => [...areaStartFields, ...startFields, ...areaEndFields, ...endFields],
    ...areasAtBoth('t.confrontato and (area_inizio.codice_fua is not null or area_fine.codice_fua is not null)'),
    order: ['PRO_COM_T_DT_IN', 'PRO_COM_T_DT_FI'],
    needs: 'urbanAreas',
  },
};
