import { OPEN_END } from '../../dates/day.ts';
import type { ReportDefinition } from '../definition.ts';
import { changes, event, inPeriod, municipality, ofKind } from '../fields/changes.ts';

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
    from: changes(ofKind('AQ', 'CE', 'AQES', 'CECS'), inPeriod),
    order: ['DATA_INIZIO_AMMINISTRATIVA', 'PRO_COM_T', 'COD_VARIAZIONE'],
    needs: 'territorialChanges',
  },
};
