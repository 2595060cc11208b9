import { OPEN_END } from '@territori/history/dates/day';
import type { ReportDefinition } from '../definition.ts';
import { certaintyField, endFields, startFields, translated } from '../fields/translation.ts';

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
    fields: () => [...startFields, ...endFields, certaintyField],
    ...translated,
    order: ['PRO_COM_T_DT_IN', 'PRO_COM_T_DT_FI'],
  },
};
