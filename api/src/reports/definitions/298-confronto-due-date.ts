import { OPEN_END } from '../../dates/day.ts';
import { FLAG_VALIDO } from '../columns/changes.ts';
import { field, type ReportDefinition } from '../definition.ts';
import { endFields, startFields } from '../fields/translation.ts';

export const confrontoDueDate: ReportDefinition = {
  id: 298,
  title: { it: 'Confronto Unità territoriali a due date', en: 'Territorial units compared at two dates' },
  kind: 'ATTUALIZZAZIONE',
  scope: 1,
  unit: 1,
  from: '1991-01-01',
  to: OPEN_END,
  showDate: false,
  query: {
    fields: () => [
      field(FLAG_VALIDO, `case when i.codice = f.codice and i.denominazione = f.denominazione then 'SI' else 'NO' end`),
      ...startFields,
      ...endFields,
    ],
    // a municipality that is in force at one of the dates only has nothing on the other side
    from: 'comuni_al($1::date) i full join comuni_al($2::date) f on f.unita_id = i.unita_id',
    order: ['PRO_COM_T_DT_IN', 'PRO_COM_T_DT_FI'],
  },
};
