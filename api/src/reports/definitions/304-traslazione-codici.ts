import { OPEN_END } from '../../dates/day.ts';
import { FLAG_VALIDO } from '../columns/changes.ts';
import { COMUNE, PRO_COM_T } from '../columns/municipalities.ts';
import { field, type ReportDefinition } from '../definition.ts';
import { certaintyField, countedNames, endFields, withDestination } from '../fields/translation.ts';

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
      field(FLAG_VALIDO, `case when v.valido then 'SI' else 'NO' end`),
      field(PRO_COM_T, 'v.codice'),
      field(COMUNE, 'v.denominazione'),
      ...endFields,
      certaintyField,
    ],
    // every code and name of the period once
    from: `(select *, validita @> $2::date as valido from comune_nominato where validita && daterange($1::date, $2::date, '[]')) v ${withDestination('v.unita_id')}`,
    counted: countedNames,
    order: ['PRO_COM_T', 'COMUNE', 'PRO_COM_T_DT_FI'],
  },
};
