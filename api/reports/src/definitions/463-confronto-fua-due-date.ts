import { endFields, startFields } from '../fields/translation.ts';
import { areaEndFields, areaStartFields, areasAtBoth } from '../fields/urbanAreaTranslation.ts';
import { report } from '../report.ts';

export const confrontoFuaDueDate = report(463, {
  kind: 'ATTUALIZZAZIONE',
  unit: 10,
  from: '2018-01-01',
  query: {
    fields: () => [...areaStartFields, ...startFields, ...areaEndFields, ...endFields],
    ...areasAtBoth('t.confrontato and (area_inizio.codice_fua is not null or area_fine.codice_fua is not null)'),
    order: ['PRO_COM_T_DT_IN', 'PRO_COM_T_DT_FI'],
    needs: 'urbanAreas',
  },
});
