import type { ReportDefinition } from '../definition.ts';
import { sizeOfAreas } from '../fields/urbanAreas.ts';

export const fua2011Dimensione: ReportDefinition = {
  id: 92,
  title: { it: 'Zone urbane funzionali 2011 - Dimensione', en: 'Functional urban areas 2011 - Size' },
  kind: 'DATA',
  scope: 2,
  unit: 10,
  from: '2018-01-01',
  to: '2021-12-30',
  showDate: false,
  partial: sizeOfAreas(2011),
  lacks: {
    it: 'Le dimensioni sono somme di quelle dei comuni, vuote dove di un comune non sono note alla data; il report dell’Istituto può avere altre colonne.',
    en: 'The sizes are sums of those of the municipalities, empty where one of them is not known at the date; the report of the institute may have other columns.',
  },
};
