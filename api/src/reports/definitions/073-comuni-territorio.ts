import { OPEN_END } from '../../dates/day.ts';
import { ALT, COM_ISO, COM_LIT, DEGURBA_2011, DEGURBA_2021, ZONA_ALT, ZONE_COST_2011, ZONE_COST_2021 } from '../columns/territory.ts';
import { field, type ReportDefinition } from '../definition.ts';
import { municipalitiesInForce, municipalityKeyFields, municipalityOrder } from '../fields/municipalities.ts';

export const comuniTerritorio: ReportDefinition = {
  id: 73,
  title: { it: 'Comuni - Caratteristiche del territorio', en: 'Municipalities - Features of the territory' },
  kind: 'DATA',
  scope: 1,
  unit: 1,
  from: '1948-01-01',
  to: OPEN_END,
  showDate: false,
  query: {
    fields: () => [
      ...municipalityKeyFields,
      field(COM_ISO, 't.isolano'),
      field(COM_LIT, 't.litoraneo'),
      field(ZONA_ALT, 't.zona_altimetrica'),
      field(ALT, 't.altitudine'),
      field(ZONE_COST_2011, 't.zona_costiera_2011'),
      field(ZONE_COST_2021, 't.zona_costiera_2021'),
      field(DEGURBA_2011, 't.urbanizzazione_2011'),
      field(DEGURBA_2021, 't.urbanizzazione_2021'),
    ],
    from: { ...municipalitiesInForce, beside: 'left join territorio t on t.unita_id = c.unita_id and t.validita @> $1::date' },
    order: municipalityOrder,
    needs: 'territory',
  },
};
