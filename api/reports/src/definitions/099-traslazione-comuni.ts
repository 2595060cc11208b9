import { certaintyField, endFields, startFields, translatedMunicipalities } from '../fields/translation.ts';
import { report } from '../report.ts';

export const traslazioneComuni = report(99, {
  kind: 'ATTUALIZZAZIONE',
  unit: 1,
  from: '1991-01-01',
  query: {
    fields: () => [...startFields, ...endFields, certaintyField],
    ...translatedMunicipalities,
    order: ['PRO_COM_T_DT_IN', 'PRO_COM_T_DT_FI'],
  },
});
