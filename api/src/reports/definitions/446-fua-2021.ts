import { OPEN_END } from '../../dates/day.ts';
import type { ReportDefinition } from '../definition.ts';
import { cityFields, fuaFields, joinArea, municipalityOfArea } from '../fields/urban-areas.ts';

export const fua2021: ReportDefinition = {
  id: 446,
  title: { it: 'Zone urbane funzionali (FUA) 2021 – Composizione', en: 'Functional urban areas (FUA) 2021 – Composition' },
  kind: 'DATA',
  scope: 2,
  unit: 10,
  from: '2021-12-31',
  to: OPEN_END,
  showDate: false,
  query: {
    fields: () => [...municipalityOfArea, ...fuaFields(2021, 'a'), ...cityFields(2021, 'a')],
    from: `comuni_al($1::date) c ${joinArea('a', 'c.unita_id', 2021, 'join')} where a.codice_fua is not null`,
    order: ['COD_FUA_2021', 'PRO_COM_T'],
    needs: 'urbanAreas',
  },
};
