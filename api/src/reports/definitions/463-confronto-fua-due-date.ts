import { OPEN_END } from '../../dates/day.ts';
import type { ReportDefinition } from '../definition.ts';
import { atEnd, atStart, comparedAtBoth, endFields, startFields } from '../fields/translation.ts';
import { areaFieldsAt, compositionAt, joinArea } from '../fields/urban-areas.ts';

export const confrontoFuaDueDate: ReportDefinition = {
  id: 463,
  title: {
    it: 'Confronto composizione Zone urbane funzionali (Fua) a due date',
    en: 'Comparison of the composition of functional urban areas (Fua) at two dates',
  },
  kind: 'ATTUALIZZAZIONE',
  scope: 2,
  unit: 10,
  from: '2018-01-01',
  to: OPEN_END,
  showDate: false,
  query: {
    fields: () => [...areaFieldsAt(atStart, 'a'), ...startFields, ...areaFieldsAt(atEnd, 'b'), ...endFields],
    from: ({ from, to }) => `${comparedAtBoth.from}
      ${joinArea('a', 't.unita_inizio', compositionAt(from))} ${joinArea('b', 't.unita_fine', compositionAt(to))}
      where a.codice_fua is not null or b.codice_fua is not null`,
    order: ['PRO_COM_T_DT_IN', 'PRO_COM_T_DT_FI'],
    needs: 'urbanAreas',
  },
};
