import { OPEN_END } from '@territori/history/dates/day';
import type { ReportDefinition } from '../definition.ts';
import { municipalitiesInForce, municipalityKeyFields, municipalityOrder } from '../fields/municipalities.ts';
import { sizeFields, withSize } from '../fields/size.ts';

export const comuniDimensione: ReportDefinition = {
  id: 74,
  title: { it: 'Comuni - Dimensione', en: 'Municipalities - Size' },
  kind: 'DATA',
  scope: 1,
  unit: 1,
  from: '1951-11-04',
  to: OPEN_END,
  showDate: false,
  query: {
    fields: () => [...municipalityKeyFields, ...sizeFields],
    ...withSize(municipalitiesInForce, 'c'),
    order: municipalityOrder,
    needs: 'sizes',
  },
  lacks: {
    it: 'I residenti sono noti solo per gli anni che una fonte caricata riporta, indicati in ANNO_POP_RES.',
    en: 'Residents are known only for the years that a loaded source has, given in ANNO_POP_RES.',
  },
};
