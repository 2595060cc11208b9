import { OPEN_END } from '@territori/history/dates/day';
import type { ReportDefinition } from '../definition.ts';
import { certaintyField, endFields, startFields, translatedMunicipalities } from '../fields/translation.ts';
import { message } from '../message.ts';

export const traslazioneComuni: ReportDefinition = {
  id: 99,
  title: message('r099.title'),
  kind: 'ATTUALIZZAZIONE',
  scope: 1,
  unit: 1,
  from: '1991-01-01',
  to: OPEN_END,
  showDate: false,
  query: {
    fields: () => [...startFields, ...endFields, certaintyField],
    ...translatedMunicipalities,
    order: ['PRO_COM_T_DT_IN', 'PRO_COM_T_DT_FI'],
  },
};
