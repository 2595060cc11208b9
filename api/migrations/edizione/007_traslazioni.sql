-- What became of each municipality, followed once for all pairs of dates, and the rows of the reports of two dates, laid side by side. A pair of dates is a point: `dopo` has the
-- first date, `quando` the second.

-- from here on who became whom is looked up
alter view passaggio rename to passaggio_derivato;
create materialized view passaggio as select * from passaggio_derivato;
comment on materialized view passaggio is 'Who became whom, as passaggio_derivato finds it in the events';
create index passaggio_origine on passaggio (origine_id, data);
create index passaggio_destinazione on passaggio (destinazione_id, data);
create index passaggio_data on passaggio (data);
analyze passaggio;

create materialized view destino as
  with recursive
  -- from each step on, to wherever units that are no longer there lead; `quando`: when none of those on the way is there
  cammino (partenza, inizio, unita, data, certezza, quando) as (
    select p.origine_id, p.data, p.destinazione_id, p.data, p.certezza, datemultirange(daterange(p.data, null)) - v.vita
    from passaggio p join vita_comune v on v.unita_id = p.origine_id
    union
    select c.partenza, c.inizio, p.destinazione_id, p.data, case when 'dedotto' in (c.certezza, p.certezza) then 'dedotto' else 'dichiarato' end,
           (c.quando - v.vita) * datemultirange(daterange(p.data, null))
    from cammino c join vita_comune v on v.unita_id = c.unita join passaggio p on p.origine_id = c.unita and p.data >= c.data
    where not isempty(c.quando - v.vita)
  ), arrivo as (
    select c.partenza, c.inizio, c.unita, c.certezza, range_agg(c.quando * v.vita) as quando
    from cammino c join vita_comune v on v.unita_id = c.unita
    where not isempty(c.quando * v.vita)
    group by c.partenza, c.inizio, c.unita, c.certezza
  ),
  -- who ended more than once and reached the same unit each time has one row at a pair of dates: that of the last end
  successore as (
    select partenza, inizio, unita, certezza, quando - coalesce(range_agg(quando) over prima, '{}') as quando
    from arrivo
    window prima as (partition by partenza, unita order by inizio desc, certezza desc rows between unbounded preceding and 1 preceding)
  ), seguito as (
    select partenza, inizio, range_agg(quando) as quando from successore group by partenza, inizio
  ), ultimo_seguito as (
    select partenza, inizio, quando - coalesce(range_agg(quando) over prima, '{}') as quando
    from seguito
    window prima as (partition by partenza order by inizio desc rows between unbounded preceding and 1 preceding)
  )
  select unita_id as partenza, unita_id as unita, null as certezza, daterange(null, null) as dopo, vita as quando from vita_comune
  union all
  select partenza, unita, certezza, daterange(null, inizio), quando from successore where not isempty(quando)
  union all
  -- a first date after the last end that leads anywhere
  select partenza, null, 'non noto', daterange(inizio, null), quando from ultimo_seguito where not isempty(quando)
  union all
  -- neither there nor followed
  select v.unita_id, null, 'non noto', daterange(null, null), resto.quando
  from vita_comune v
  left join (select partenza, range_agg(quando) as quando from seguito group by partenza) s on s.partenza = v.unita_id
  cross join lateral (select datemultirange(daterange(lower(v.vita), null)) - v.vita - coalesce(s.quando, '{}') as quando) resto
  where not isempty(resto.quando);
comment on materialized view destino is 'What a municipality (partenza) that was there at or after a first date, within dopo, is at a second, within quando: itself, each unit that it became (certezza: dichiarato or dedotto), or null (non noto) where no source names one';
create index destino_partenza on destino (partenza);
analyze destino;

-- The reports of two dates begin in 1991.
create materialized view comune_a_due_date as
  with inizio as (
    select * from comune_esteso where tratto && daterange('1991-01-01', null)
  ), coppia as (
    -- what each is at the second date
    select i.versione_id as inizio, i.tratto as tratto_inizio, f.versione_id as fine, f.tratto as tratto_fine, d.certezza, true as tradotto, d.certezza is null as confrontato,
           i.tratto * d.dopo as dopo, tratto.quando
    from inizio i
    join destino d on d.partenza = i.unita_id and d.dopo && i.tratto
    left join comune_esteso f on f.unita_id = d.unita
    cross join lateral unnest(d.quando * datemultirange(daterange(lower(i.tratto), null) * coalesce(f.tratto, daterange(null, null)))) as tratto (quando)
    union all
    -- those that are there at the first date only
    select i.versione_id, i.tratto, null, null, null, false, true, i.tratto, tratto.quando
    from inizio i join vita_comune v on v.unita_id = i.unita_id
    cross join lateral unnest(datemultirange(daterange(lower(i.tratto), null)) - v.vita) as tratto (quando)
    union all
    -- and at the second only
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
  'Each municipality as it was at a first date, within dopo, beside what it is at a second, within quando: the rows of the translations (tradotto) and of the comparisons (confrontato), which have nothing beside a municipality that is there at one of the dates only';
call indicizza('comune_a_due_date', 'codice_inizio collate "C", codice_fine collate "C"',
  array['codice_inizio', 'denominazione_inizio', 'codice_fine', 'denominazione_fine'],
  array['valido', 'codice_uts_inizio', 'denominazione_uts_inizio', 'codice_regione_inizio', 'denominazione_regione_inizio',
        'codice_uts_fine', 'denominazione_uts_fine', 'codice_regione_fine', 'denominazione_regione_fine', 'certezza'],
  array['codice_uts_inizio', 'denominazione_uts_inizio', 'codice_uts_fine', 'denominazione_uts_fine'], 'denominazione_inizio');
analyze comune_a_due_date;

create materialized view comune_a_due_date_contato as
  select valido, codice_uts_inizio, denominazione_uts_inizio, codice_regione_inizio, denominazione_regione_inizio,
         codice_uts_fine, denominazione_uts_fine, codice_regione_fine, denominazione_regione_fine, certezza, tradotto, confrontato, dopo, quando, count(*)::integer as numero
  from comune_a_due_date group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14;
comment on materialized view comune_a_due_date_contato is 'How many rows (numero) of comune_a_due_date have the same of everything that municipalities share';
analyze comune_a_due_date_contato;

create materialized view nome_traslato as
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
  cross join lateral unnest(d.quando * datemultirange(n.da * coalesce(f.tratto, daterange(null, null)))) as tratto (quando);
comment on materialized view nome_traslato is 'Each code with each name that a municipality had at or after a first date, within dopo, beside whose it is at a second, within quando, and whether it still is (valido)';
call indicizza('nome_traslato', 'codice collate "C", denominazione collate "C", codice_fine collate "C"',
  array['codice', 'denominazione', 'codice_fine', 'denominazione_fine'],
  array['valido', 'codice_uts_fine', 'denominazione_uts_fine', 'codice_regione_fine', 'denominazione_regione_fine', 'certezza'],
  array['codice_uts_fine', 'denominazione_uts_fine'], 'denominazione');
analyze nome_traslato;

create materialized view nome_cessato_contato as
  select codice_uts_fine, denominazione_uts_fine, codice_regione_fine, denominazione_regione_fine, certezza, dopo, quando, count(*)::integer as numero
  from nome_traslato where valido = 'NO' group by 1, 2, 3, 4, 5, 6, 7;
comment on materialized view nome_cessato_contato is 'How many rows (numero) of nome_traslato are no longer valid and have the same of everything that municipalities share; the others are as many as comune_contato says';
analyze nome_cessato_contato;

create function nomi_contati_tra(inizio date, fine date)
  returns table (
    valido text, codice_uts_fine text, denominazione_uts_fine text, codice_regione_fine text, denominazione_regione_fine text, certezza text, numero integer)
  language sql stable
  as $$
    select 'SI', codice_uts, denominazione_uts, codice_regione, denominazione_regione, null, numero
    from comune_contato where tratto @> $2
    union all
    select 'NO', codice_uts_fine, denominazione_uts_fine, codice_regione_fine, denominazione_regione_fine, certezza, numero
    from nome_cessato_contato where dopo @> $1 and quando @> $2
  $$;
comment on function nomi_contati_tra(date, date) is 'How nome_traslato is counted at two dates';

-- Reports 462 and 463 begin in 2018, and the composition of 2021 is in force from its last day.
create materialized view area_a_due_date as
  with composizione (anno, valida) as (
    values (2011, daterange('2018-01-01', '2021-12-31')), (2021, daterange('2021-12-31', null))
  )
  select t.*, a.codice_fua as codice_fua_inizio, a.denominazione_fua as denominazione_fua_inizio, a.codice_city as codice_city_inizio, a.denominazione_city as denominazione_city_inizio,
         b.codice_fua as codice_fua_fine, b.denominazione_fua as denominazione_fua_fine, b.codice_city as codice_city_fine, b.denominazione_city as denominazione_city_fine
  from (
    select valido, unita_inizio, codice_inizio, denominazione_inizio, codice_uts_inizio, denominazione_uts_inizio, codice_regione_inizio, denominazione_regione_inizio,
           unita_fine, codice_fine, denominazione_fine, codice_uts_fine, denominazione_uts_fine, codice_regione_fine, denominazione_regione_fine,
           certezza, tradotto, confrontato, dopo * i.valida as dopo, quando * f.valida as quando, i.anno as anno_inizio, f.anno as anno_fine
    from comune_a_due_date
    join composizione i on i.valida && dopo
    join composizione f on f.valida && quando and f.anno >= i.anno
  ) t
  left join area_urbana a on a.unita_id = t.unita_inizio and a.anno = t.anno_inizio
  left join area_urbana b on b.unita_id = t.unita_fine and b.anno = t.anno_fine
  where a.codice_fua is not null or b.codice_fua is not null;
comment on materialized view area_a_due_date is 'The rows of comune_a_due_date of the functional urban areas, with the area and the city at each date in the composition that is in force then (null: in none)';
do $$
declare
  ordine text;
  condizione text;
begin
  for ordine, condizione in values
    ('codice_fua_inizio collate "C", codice_inizio collate "C", codice_fine collate "C"', 'tradotto and codice_fua_inizio is not null'),
    ('codice_inizio collate "C", codice_fine collate "C"', 'confrontato')
  loop
    call indicizza('area_a_due_date', ordine,
      array['codice_inizio', 'denominazione_inizio', 'codice_fine', 'denominazione_fine'],
      array['codice_fua_inizio', 'denominazione_fua_inizio', 'codice_city_inizio', 'denominazione_city_inizio',
            'codice_uts_inizio', 'denominazione_uts_inizio', 'codice_regione_inizio', 'denominazione_regione_inizio',
            'codice_fua_fine', 'denominazione_fua_fine', 'codice_city_fine', 'denominazione_city_fine',
            'codice_uts_fine', 'denominazione_uts_fine', 'codice_regione_fine', 'denominazione_regione_fine', 'certezza'],
      condizione => condizione);
  end loop;
end $$;
analyze area_a_due_date;

create materialized view area_a_due_date_contata as
  select codice_fua_inizio, denominazione_fua_inizio, codice_city_inizio, denominazione_city_inizio,
         codice_uts_inizio, denominazione_uts_inizio, codice_regione_inizio, denominazione_regione_inizio,
         codice_fua_fine, denominazione_fua_fine, codice_city_fine, denominazione_city_fine,
         codice_uts_fine, denominazione_uts_fine, codice_regione_fine, denominazione_regione_fine,
         certezza, tradotto, confrontato, dopo, quando, count(*)::integer as numero
  from area_a_due_date group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21;
comment on materialized view area_a_due_date_contata is 'How many rows (numero) of area_a_due_date have the same of everything that municipalities share';
analyze area_a_due_date_contata;
