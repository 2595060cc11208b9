import { OPEN_END } from '@territori/history/dates/day';
import type { ReportDefinition } from '../definition.ts';
import { changes, event, municipality, ofKind } from '../fields/changes.ts';

export const comuniVariazioniTerritoriali: ReportDefinition = {
  id: 103,
  title: { it: 'Comuni con variazioni territoriali', en: 'Municipalities whose territory changed' },
  kind: 'PERIODO',
  scope: 1,
  unit: 1,
  from: '1861-03-17',
  to: OPEN_END,
  showDate: false,
  query: {
    fields: () => [municipality.province, municipality.code, municipality.name, event.kind, event.day],
    ...changes(ofKind('AQ', 'CE', 'AQES', 'CECS')),
    order: ['DATA_INIZIO_AMMINISTRATIVA', 'PRO_COM_T', 'COD_VARIAZIONE'],
    needs: 'territorialChanges',
  },
  lacks: {
    it: 'Le fonti caricate dichiarano acquisizioni e cessioni di territorio solo dal 1991: dal 17/03/1861 al 07/10/2024 il servizio dell’Istituto ne elencava 4.562, con la colonna COD_VARIAZIONE_M.',
    en: 'The loaded sources declare acquisitions and cessions of territory since 1991 only: from 17/03/1861 to 07/10/2024 the service of the institute listed 4,562, with the column COD_VARIAZIONE_M.',
  },
};
