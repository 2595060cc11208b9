import { FIRST_DAY, OPEN_END } from '@territori/history/dates/day';
import type { ReportDefinition } from '../definition.ts';
import { events, renamedProvince } from '../fields/changes.ts';

export const provinceCambioDenominazione: ReportDefinition = {
  id: 114,
  title: { it: 'Province-Uts con cambio denominazione', en: 'Provinces/UTS that changed name' },
  kind: 'PERIODO',
  scope: 1,
  unit: 2,
  from: FIRST_DAY,
  to: OPEN_END,
  showDate: false,
  partial: {
    fields: () => renamedProvince,
    ...events('uts', "e.tipo = 'CD'"),
    order: ['DATA_INIZIO_AMMINISTRATIVA', 'COD_UTS'],
  },
  lacks: {
    it: 'Il report ha i cambi di nome di cui una fonte dà il giorno. Di altre province si sa che il nome cambiò fra due censimenti, non in quale giorno.',
    en: 'The report has the changes of name of which a source gives the day. Other provinces are known to have changed name between two censuses, not on which day.',
  },
};
