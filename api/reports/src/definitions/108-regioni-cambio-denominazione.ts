import { FIRST_DAY, OPEN_END } from '@territori/history/dates/day';
import type { ReportDefinition } from '../definition.ts';
import { changesOfLevel, REGIONS_ALONE, renamedRegion } from '../fields/changes.ts';
import { message } from '../message.ts';

export const regioniCambioDenominazione: ReportDefinition = {
  id: 108,
  title: message('r108.title'),
  kind: 'PERIODO',
  scope: 1,
  unit: 6,
  from: FIRST_DAY,
  to: OPEN_END,
  showDate: false,
  partial: {
    fields: () => renamedRegion,
    ...changesOfLevel('regione', "e.tipo = 'CD'"),
    order: ['DATA_INIZIO_AMMINISTRATIVA', 'COD_REG'],
  },
  lacks: REGIONS_ALONE,
};
