import { OPEN_END } from '../../dates/day.ts';
import type { ReportDefinition } from '../definition.ts';
import { certaintyField, endFields, IN_FORCE_AT_START, startFields, successors } from '../fields/translation.ts';

export const traslazioneComuni: ReportDefinition = {
  id: 99,
  title: { it: 'Traslazione Comuni Data inizio – Data fine', en: 'Translation of municipalities, start date – end date' },
  kind: 'ATTUALIZZAZIONE',
  scope: 1,
  unit: 1,
  from: '1991-01-01',
  to: OPEN_END,
  showDate: false,
  query: {
    with: successors(IN_FORCE_AT_START),
    fields: () => [...startFields, ...endFields, certaintyField],
    from: `successore s join comuni_al($1::date) i on i.unita_id = s.partenza left join comuni_al($2::date) f on f.unita_id = s.arrivo`,
    order: ['PRO_COM_T_DT_IN', 'PRO_COM_T_DT_FI'],
  },
};
