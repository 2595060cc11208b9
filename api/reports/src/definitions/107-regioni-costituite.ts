import { FIRST_DAY, OPEN_END } from '@territori/history/dates/day';
import type { ReportDefinition } from '../definition.ts';
import { changesOfLevel, foundedRegion, REGIONS_ALONE } from '../fields/changes.ts';
import { message } from '../message.ts';

export const regioniCostituite: ReportDefinition = {
  id: 107,
  title: message('r107.title'),
  kind: 'PERIODO',
  scope: 1,
  unit: 6,
  from: FIRST_DAY,
  to: OPEN_END,
  showDate: false,
  partial: {
    fields: () => foundedRegion,
    ...changesOfLevel('regione', "e.tipo = 'CS'"),
    order: ['DATA_INIZIO_AMMINISTRATIVA', 'COD_REG'],
  },
  lacks: REGIONS_ALONE,
};
