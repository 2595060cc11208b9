import type { RowsOfAllDays } from '../definition.ts';
import { field } from '../field.ts';
import { certaintyField, endFields, validField } from '../fields/translation.ts';
import { report } from '../report.ts';

/**
 * Each code with each name that a municipality had at or after a first date, within `dopo`, beside the municipality
 * that has it at a second, within `quando`, and whether code and name are still in force then (`valido`).
 */
const translatedNames: RowsOfAllDays = {
  from: `(
      with nominato as (
        select unita_id, codice, denominazione, range_agg(validita) as validita from versione where livello = 'comune' group by unita_id, codice, denominazione
      ), cessato as (
        select n.*, cessato.da from nominato n
        cross join lateral unnest(datemultirange(daterange(lower(n.validita), null)) - n.validita) as cessato (da)
        where lower(cessato.da) > date '1991-01-01'
      )
      -- still valid at the second date, whenever the first is
      select 'SI' as valido, n.codice, n.denominazione,
             f.codice as codice_fine, f.denominazione as denominazione_fine,
             f.codice_uts as codice_uts_fine, f.denominazione_uts as denominazione_uts_fine,
             f.codice_regione as codice_regione_fine, f.denominazione_regione as denominazione_regione_fine,
             null as certezza, daterange(null, null) as dopo, tratto.quando
      from nominato n
      join comune_esteso f on f.unita_id = n.unita_id
      cross join lateral unnest(n.validita * datemultirange(f.tratto * daterange('1991-01-01', null))) as tratto (quando)
      union all
      -- no longer: the first date is before the day that ended it
      select 'NO', n.codice, n.denominazione,
             f.codice, f.denominazione, f.codice_uts, f.denominazione_uts, f.codice_regione, f.denominazione_regione,
             d.certezza, d.dopo * daterange(null, lower(n.da)), tratto.quando
      from cessato n
      join destino d on d.partenza = n.unita_id and d.dopo && daterange(null, lower(n.da))
      left join comune_esteso f on f.unita_id = d.unita
      cross join lateral unnest(d.quando * datemultirange(n.da * coalesce(f.tratto, daterange(null, null)))) as tratto (quando)
  ) t`,
  during: ['t.dopo', 't.quando'],
};

export const traslazioneCodici = report(304, {
  kind: 'ATTUALIZZAZIONE',
  unit: 1,
  from: '1991-01-01',
  query: {
    fields: () => [validField, field('PRO_COM_T', 't.codice'), field('COMUNE', 't.denominazione'), ...endFields, certaintyField],
    ...translatedNames,
    order: ['PRO_COM_T', 'COMUNE', 'PRO_COM_T_DT_FI'],
  },
});
