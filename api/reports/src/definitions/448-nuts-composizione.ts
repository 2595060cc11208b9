import { OPEN_END } from '@territori/history/dates/day';
import { COM_NUTS1_2024, COM_NUTS2_2024, COM_NUTS3_2024 } from '../columns/nuts.ts';
import { field, type ReportDefinition } from '../definition.ts';
import { municipalityKeyFields, municipalityOrder, sinceNuts2024, withNuts2024 } from '../fields/municipalities.ts';
import { municipalitiesWithTerritory, territoryFields } from '../fields/territory.ts';

export const nutsComposizione: ReportDefinition = {
  id: 448,
  title: {
    it: 'Nomenclature europee. Composizione e caratteristiche territoriali',
    en: 'European nomenclatures. Composition and features of the territory',
  },
  kind: 'DATA',
  scope: 2,
  unit: 12,
  from: '2006-01-01',
  to: OPEN_END,
  showDate: false,
  partial: {
    fields: () => [
      field(COM_NUTS1_2024, sinceNuts2024('c.nuts1')),
      field(COM_NUTS2_2024, sinceNuts2024('c.nuts2')),
      field(COM_NUTS3_2024, sinceNuts2024('c.nuts3')),
      ...municipalityKeyFields,
      ...territoryFields,
    ],
    ...withNuts2024(municipalitiesWithTerritory.from, municipalitiesWithTerritory.during[0]),
    order: municipalityOrder,
    needs: 'nuts',
  },
  lacks: {
    it: 'Il report mette insieme i codici Nuts 2024 e le caratteristiche del territorio dei comuni; il report dell’Istituto può avere altre colonne e i codici delle edizioni precedenti.',
    en: 'The report puts together the NUTS 2024 codes and the features of the territory of the municipalities; the report of the institute may have other columns and the codes of earlier editions.',
  },
};
