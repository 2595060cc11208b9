-- The reports that compare two dates begin in 1991.
create materialized view comune_a_due_date as
  with inizio as (
    select * from comune_esteso where tratto && daterange('1991-01-01', null)
  ), coppia as (
    -- each municipality of the first date, with its units at the second date
    select i.versione_id as inizio, i.tratto as tratto_inizio, f.versione_id as fine, f.tratto as tratto_fine, d.certezza, true as tradotto, d.certezza is null as confrontato,
           i.tratto * d.dopo as dopo, tratto.quando
    from inizio i
    join destino d on d.partenza = i.unita_id and d.dopo && i.tratto
    left join comune_esteso f on f.unita_id = d.unita
    cross join lateral unnest(d.quando * datemultirange(daterange(lower(i.tratto), null) * coalesce(f.tratto, daterange(null, null)))) as tratto (quando)
    union all
    -- municipalities that exist at the first date only
    select i.versione_id, i.tratto, null, null, null, false, true, i.tratto, tratto.quando
    from inizio i join vita_comune v on v.unita_id = i.unita_id
    cross join lateral unnest(datemultirange(daterange(lower(i.tratto), null)) - v.vita) as tratto (quando)
    union all
    -- municipalities that exist at the second date only
    select null, null, f.versione_id, f.tratto, null, false, true, tratto.dopo, f.tratto
    from inizio f join vita_comune v on v.unita_id = f.unita_id
    cross join lateral unnest(datemultirange(daterange(null, upper(f.tratto))) - v.vita) as tratto (dopo)
  )
  select case when i.codice = f.codice and i.denominazione = f.denominazione then 'SI' else 'NO' end as valido,
         i.unita_id as unita_inizio, i.codice as codice_inizio, i.denominazione as denominazione_inizio,
         i.codice_uts as codice_uts_inizio, i.denominazione_uts as denominazione_uts_inizio,
         i.codice_regione as codice_regione_inizio, i.denominazione_regione as denominazione_regione_inizio,
         f.unita_id as unita_fine, f.codice as codice_fine, f.denominazione as denominazione_fine,
         f.codice_uts as codice_uts_fine, f.denominazione_uts as denominazione_uts_fine,
         f.codice_regione as codice_regione_fine, f.denominazione_regione as denominazione_regione_fine,
         c.certezza, c.tradotto, c.confrontato, c.dopo, c.quando
  from coppia c
  left join comune_esteso i on i.versione_id = c.inizio and i.tratto = c.tratto_inizio
  left join comune_esteso f on f.versione_id = c.fine and f.tratto = c.tratto_fine;
comment on materialized view comune_a_due_date is
  'Each municipality at a first date, within dopo, with its unit at a second date, within quando: the rows of the translations (tradotto) and of the comparisons (confrontato). In a comparison, a municipality that exists at only one of the dates stands alone';
