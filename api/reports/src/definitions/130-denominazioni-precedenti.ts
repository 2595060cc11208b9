import { columnVariant, labelledColumn } from '../columns/column.ts';
import { COLUMNS } from '../columns/columns.ts';
import type { Column, RowsOfAllDays } from '../definition.ts';
import { field } from '../field.ts';
import { CHANGED_PRO_COM_T as PRO_COM_T } from '../fields/changes.ts';
import { message } from '../message.ts';
import { report } from '../report.ts';

const SIGLA = labelledColumn(COLUMNS.SIGLA_UTS, message('column.SIGLA_UTS.lettersProvinceUts'));
const current = (column: Column) => columnVariant(column, '_CORR', message('column.variant.current'));

/**
 * The former names of municipalities, each with every code and province code it went with, beside their names at a date, once for each
 * interval in which nothing of both changed. A municipality that is not in force has the name and the code that it had
 * last.
 */
const formerNames: RowsOfAllDays = {
  from: `(
      with finita as (
        -- each former name and code once at a time, as they were when they last ended together
        select unita_id, codice, denominazione, sigla, uts_id, validita,
               daterange(upper(validita), lead(upper(validita)) over (partition by unita_id, denominazione, codice order by validita)) as dopo
        from versione where livello = 'comune' and not upper_inf(validita)
      ), fine as (
        select distinct unita_id, data, codice, uts_id, versione_prima_id,
               datemultirange(daterange(data, (select min(x.data) from evento x where x.unita_id = e.unita_id and x.tipo in ('ES', 'AS') and x.data > e.data))) as dopo
        from evento e where livello = 'comune' and tipo in ('ES', 'AS')
      ), ultima as (
        select unita_id, codice, denominazione, codice_uts, sigla, tratto from comune_esteso
        union all
        select f.unita_id, f.codice, c.denominazione, coalesce(u.codice_uts, c.codice_uts), c.sigla, assente
        from fine f
        join comune_esteso c on c.versione_id = f.versione_prima_id and upper(c.tratto) = f.data
        join vita_comune v on v.unita_id = f.unita_id
        left join uts_estesa u on u.unita_id = f.uts_id and u.tratto @> f.data
        cross join lateral unnest(f.dopo - v.vita) as assente
      ), accostata as (
        select p.denominazione, p.codice, s.codice as codice_denominazione, u.codice_uts, p.sigla,
               c.codice as codice_corrente, c.denominazione as denominazione_corrente, c.codice_uts as codice_uts_corrente, c.sigla as sigla_corrente,
               range_agg(p.dopo * c.tratto) as tratti
        from finita p
        join ultima c on c.unita_id = p.unita_id and c.tratto && p.dopo and c.denominazione <> p.denominazione
        left join uts_estesa u on u.unita_id = p.uts_id and u.tratto && p.validita
        left join denominazione_storica s on s.unita_id = p.unita_id and s.denominazione = p.denominazione
        group by p.unita_id, 1, 2, 3, 4, 5, 6, 7, 8, 9
      )
      select denominazione, codice, codice_denominazione, codice_uts, sigla, codice_corrente, denominazione_corrente, codice_uts_corrente, sigla_corrente, tratto
      from accostata cross join lateral unnest(tratti) as tratto
  ) p`,
  during: ['p.tratto'],
};

export const denominazioniPrecedenti = report(130, {
  kind: 'DATA',
  unit: 1,
  from: '1861-03-17',
  query: {
    fields: () => [
      field(SIGLA, 'p.sigla'),
      field('COD_UTS', 'p.codice_uts'),
      field(PRO_COM_T, 'p.codice'),
      field('DENOMINAZIONE_PREC', 'p.denominazione'),
      field('COD_DENOMINAZIONE_STORICO', 'p.codice_denominazione'),
      field(current(SIGLA), 'p.sigla_corrente'),
      field(current(COLUMNS.COD_UTS), 'p.codice_uts_corrente'),
      field(current(PRO_COM_T), 'p.codice_corrente'),
      field(current(labelledColumn(COLUMNS.COMUNE, message('column.COMUNE.name'))), 'p.denominazione_corrente'),
    ],
    ...formerNames,
    order: ['DENOMINAZIONE_PREC', 'PRO_COM_T', 'PRO_COM_T_CORR'],
    needs: 'renames',
  },
});
