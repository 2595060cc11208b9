import type { ReportDefinition } from '../definition.ts';
import { cityFields, fuaFields, municipalitiesInArea, municipalityOfArea } from '../fields/urbanAreas.ts';

export const fua2011: ReportDefinition = {
  id: 91,
  title: { it: 'Zone urbane funzionali 2011 - Composizione', en: 'Functional urban areas 2011 - Composition' },
  kind: 'DATA',
  scope: 2,
  unit: 10,
  from: '2018-01-01',
  to: '2021-12-30',
  showDate: false,
  query: {
    fields: () => [...municipalityOfArea, ...fuaFields(2011), ...cityFields(2011)],
    ...municipalitiesInArea('area_2011.codice_fua is not null'),
    order: ['COD_FUA_2011', 'PRO_COM_T'],
    needs: 'urbanAreas',
  },
};
