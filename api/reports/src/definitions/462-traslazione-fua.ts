import { certaintyField, endFields, startFields } from '../fields/translation.ts';
import { areaEndFields, areaStartFields, areasAtBoth } from '../fields/urbanAreaTranslation.ts';
import { report } from '../report.ts';

export const traslazioneFua = report(462, {
  kind: 'ATTUALIZZAZIONE',
  unit: 10,
  from: '2018-01-01',
  query: {
    fields: () => [...areaStartFields, ...startFields, ...areaEndFields, ...endFields, certaintyField],
    ...areasAtBoth('t.tradotto and area_inizio.codice_fua is not null'),
    order: ['COD_FUA_DT_IN', 'PRO_COM_T_DT_IN', 'PRO_COM_T_DT_FI'],
    needs: 'urbanAreas',
  },
});
