import type { Field, RowsOfAllDays } from '../definition.ts';
import { field } from '../field.ts';
import { withFacts } from '../overTime.ts';
import { municipalitiesInForce } from './municipalities.ts';

/** The features of a municipality's territory, over `territorio t`. */
export const territoryFields: readonly Field[] = [
  field('COM_ISO', 't.isolano'),
  field('COM_LIT', 't.litoraneo'),
  field('ZONA_ALT', 't.zona_altimetrica'),
  field('ALT', 't.altitudine'),
  field('ZONE_COST_2011', 't.zona_costiera_2011'),
  field('ZONE_COST_2021', 't.zona_costiera_2021'),
  field('DEGURBA_2011', 't.urbanizzazione_2011'),
  field('DEGURBA_2021', 't.urbanizzazione_2021'),
];

/** The municipalities in force, with the features of their territory where a source has them. */
export const municipalitiesWithTerritory: RowsOfAllDays = {
  from: `${municipalitiesInForce.from} ${withFacts({ table: 'territorio', as: 't', days: 'validita' }, 'c.unita_id', 'c.tratto')}`,
  during: ['giorni_t.giorni'],
};
