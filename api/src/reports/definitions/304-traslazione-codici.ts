import { OPEN_END } from '../../dates/day.ts';
import { FLAG_VALIDO } from '../columns/changes.ts';
import { COMUNE, PRO_COM_T } from '../columns/municipalities.ts';
import { field, type ReportDefinition } from '../definition.ts';
import { certaintyField, countedNames, endFields, translatedNames } from '../fields/translation.ts';

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
    fields: () => [
      field(FLAG_VALIDO, 't.valido'),
      field(PRO_COM_T, 't.codice'),
      field(COMUNE, 't.denominazione'),
      ...endFields,
      certaintyField,
    ],
    from: translatedNames,
    counted: countedNames,
    order: ['PRO_COM_T', 'COMUNE', 'PRO_COM_T_DT_FI'],
  },
};
