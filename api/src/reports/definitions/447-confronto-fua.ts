import { OPEN_END } from '../../dates/day.ts';
import type { ReportDefinition } from '../definition.ts';
import { cityFields, fuaFields, joinArea, municipalityOfArea } from '../fields/urban-areas.ts';

export const confrontoFua: ReportDefinition = {
  id: 447,
  title: {
    it: 'Zone urbane funzionali (FUA) – Confronto composizione 2011-2021',
    en: 'Functional urban areas (FUA) – Comparison of the 2011 and 2021 compositions',
  },
  kind: 'DATA',
  scope: 2,
  unit: 10,
  from: '2021-12-31',
  to: OPEN_END,
  showDate: false,
  query: {
    fields: () => [
      ...municipalityOfArea,
      ...fuaFields(2011, 'a'),
      ...cityFields(2011, 'a'),
      ...fuaFields(2021, 'b'),
      ...cityFields(2021, 'b'),
    ],
    from: `comuni_al($1::date) c ${joinArea('a', 'c.unita_id', 2011)} ${joinArea('b', 'c.unita_id', 2021)}
      where a.codice_fua is not null or b.codice_fua is not null`,
    order: ['PRO_COM_T'],
    needs: 'urbanAreas',
  },
};
