import { OPEN_END } from '../../dates/day.ts';
import { COMUNE, PRO_COM_T } from '../columns/municipalities.ts';
import { field, type ReportDefinition } from '../definition.ts';
import { certaintyField, endFields, translatedNames, validField } from '../fields/translation.ts';

export const traslazioneCodici: ReportDefinition = {
  id: 304,
  title: {
    it: 'Traslazione codici e denominazioni comunali nel periodo',
    en: 'Translation of municipality codes and names over the period',
  },
  kind: 'ATTUALIZZAZIONE',
  scope: 1,
  unit: 1,
  from: '1991-01-01',
  to: OPEN_END,
  showDate: false,
  query: {
    fields: () => [validField, field(PRO_COM_T, 't.codice'), field(COMUNE, 't.denominazione'), ...endFields, certaintyField],
    ...translatedNames,
    order: ['PRO_COM_T', 'COMUNE', 'PRO_COM_T_DT_FI'],
  },
};
