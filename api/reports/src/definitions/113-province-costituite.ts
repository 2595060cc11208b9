import { OPEN_END } from '@territori/history/dates/day';
import type { ReportDefinition } from '../definition.ts';
import { changesOfLevel, provinceOfChange } from '../fields/changes.ts';
import { message } from '../message.ts';

export const provinceCostituite: ReportDefinition = {
  id: 113,
  title: message('r113.title'),
  kind: 'PERIODO',
  scope: 1,
  unit: 2,
  from: '1861-03-17',
  to: OPEN_END,
  showDate: false,
  query: {
    fields: () => provinceOfChange,
    ...changesOfLevel('uts', "(e.tipo = 'CS' or (e.tipo = 'PV' and e.relativa = 'estero'))"),
    order: ['DATA_INIZIO_AMMINISTRATIVA', 'COD_UTS', 'COD_UTS_REL'],
  },
};
