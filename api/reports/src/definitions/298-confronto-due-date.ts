import { comparedAtBoth, endFields, startFields, validField } from '../fields/translation.ts';
import { report } from '../report.ts';

export const confrontoDueDate = report(298, {
  kind: 'ATTUALIZZAZIONE',
  unit: 1,
  from: '1991-01-01',
  query: {
    fields: () => [validField, ...startFields, ...endFields],
    ...comparedAtBoth,
    order: ['PRO_COM_T_DT_IN', 'PRO_COM_T_DT_FI'],
  },
});
