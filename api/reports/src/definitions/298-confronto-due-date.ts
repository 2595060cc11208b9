import { OPEN_END } from '@territori/history/dates/day';
import type { ReportDefinition } from '../definition.ts';
import { comparedAtBoth, endFields, startFields, validField } from '../fields/translation.ts';
import { message } from '../message.ts';

export const confrontoDueDate: ReportDefinition = {
  id: 298,
  title: message('r298.title'),
  kind: 'ATTUALIZZAZIONE',
  scope: 1,
  unit: 1,
  from: '1991-01-01',
  to: OPEN_END,
  showDate: false,
  query: {
    fields: () => [validField, ...startFields, ...endFields],
    ...comparedAtBoth,
    order: ['PRO_COM_T_DT_IN', 'PRO_COM_T_DT_FI'],
  },
};
