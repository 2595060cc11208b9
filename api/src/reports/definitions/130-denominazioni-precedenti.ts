import { OPEN_END } from '../../dates/day.ts';
import { DENOMINAZIONE_PREC, SIGLA_UTS } from '../columns/changes.ts';
import { variant } from '../columns/column.ts';
import { COMUNE, PRO_COM_T } from '../columns/municipalities.ts';
import { COD_UTS } from '../columns/provinces.ts';
import { type Column, field, type ReportDefinition, type TableRows } from '../definition.ts';

const current = (column: Column) => variant(column, '_CORR', 'corrente', 'current');

/** The former names of municipalities beside their names at a date, once for each interval in which nothing of both changed. */
const formerNames: TableRows = {
  table: 'denominazione_precedente',
  as: 'p',
  during: ['tratto'],
  made: `
      with finita as (
        -- each former name once at a time, as it was when it last ended
        select unita_id, codice, denominazione, denominazione_it, sigla, uts_id, lower(validita) as inizio,
               daterange(upper(validita), lead(upper(validita)) over (partition by unita_id, denominazione_it order by validita)) as dopo
        from versione where livello = 'comune' and not upper_inf(validita)
      ), accostata as (
        select p.denominazione, p.codice, u.codice_uts, p.sigla,
               c.codice as codice_corrente, c.denominazione as denominazione_corrente, c.codice_uts as codice_uts_corrente, c.sigla as sigla_corrente,
               range_agg(p.dopo * c.tratto) as tratti
        from finita p
        join comune_esteso c on c.unita_id = p.unita_id and c.tratto && p.dopo and c.denominazione_it <> p.denominazione_it
        left join uts_estesa u on u.unita_id = p.uts_id and u.tratto @> p.inizio
        group by p.unita_id, p.denominazione_it, 1, 2, 3, 4, 5, 6, 7, 8
      )
      select denominazione, codice, codice_uts, sigla, codice_corrente, denominazione_corrente, codice_uts_corrente, sigla_corrente, tratto
      from accostata cross join lateral unnest(tratti) as tratto`,
};

export const denominazioniPrecedenti: ReportDefinition = {
  id: 130,
  title: { it: 'Elenco delle denominazioni precedenti', en: 'List of former names' },
  kind: 'DATA',
  scope: 1,
  unit: 1,
  from: '1861-03-17',
  to: OPEN_END,
  showDate: false,
  query: {
    fields: () => [
      field(DENOMINAZIONE_PREC, 'p.denominazione'),
      field(PRO_COM_T, 'p.codice'),
      field(COD_UTS, 'p.codice_uts'),
      field(SIGLA_UTS, 'p.sigla'),
      field(current(PRO_COM_T), 'p.codice_corrente'),
      field(current(COMUNE), 'p.denominazione_corrente'),
      field(current(COD_UTS), 'p.codice_uts_corrente'),
      field(current(SIGLA_UTS), 'p.sigla_corrente'),
    ],
    from: formerNames,
    order: ['DENOMINAZIONE_PREC', 'PRO_COM_T', 'PRO_COM_T_CORR'],
    needs: 'renames',
  },
};
