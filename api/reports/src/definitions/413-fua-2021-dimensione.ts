import { OPEN_END } from '@territori/history/dates/day';
import type { ReportDefinition } from '../definition.ts';
import { sizeOfAreas } from '../fields/urbanAreas.ts';

export const fua2021Dimensione: ReportDefinition = {
  id: 413,
  title: { it: 'Zone urbane funzionali (FUA) 2021 – Dimensione', en: 'Functional urban areas (FUA) 2021 – Size' },
  kind: 'DATA',
  scope: 2,
  unit: 10,
  from: '2021-12-31',
  to: OPEN_END,
  showDate: false,
  partial: sizeOfAreas(2021),
  lacks: {
    it: 'Le dimensioni sono somme di quelle dei comuni, vuote dove di un comune non sono note alla data; il report dell’Istituto può avere altre colonne.',
    en: 'The sizes are sums of those of the municipalities, empty where one of them is not known at the date; the report of the institute may have other columns.',
  },
};
