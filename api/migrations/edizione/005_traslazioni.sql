-- What became of each municipality, followed once for all pairs of dates; the rows of the translations, laid side by side so that a page is read along an index; and how many
-- rows a translation has of what municipalities share.
-- A pair of dates is a point: `dopo` has the first date, `quando` the second. Runs last, since it follows the steps of `passaggio`.

create materialized view destino as
  with recursive vita as materialized (
    select unita_id, range_agg(validita) as vita from versione where livello = 'comune' group by unita_id
  ),
  -- from each step on, to wherever units that are no longer there lead; `quando`: when none of those on the way is there
  cammino (partenza, inizio, unita, data, certezza, quando) as (
    select p.origine_id, p.data, p.destinazione_id, p.data, p.certezza, datemultirange(daterange(p.data, null)) - v.vita
    from passaggio p join vita v on v.unita_id = p.origine_id
    union
    select c.partenza, c.inizio, p.destinazione_id, p.data, case when 'dedotto' in (c.certezza, p.certezza) then 'dedotto' else 'dichiarato' end,
           (c.quando - v.vita) * datemultirange(daterange(p.data, null))
    from cammino c join vita v on v.unita_id = c.unita join passaggio p on p.origine_id = c.unita and p.data >= c.data
    where not isempty(c.quando - v.vita)
  ), arrivo as (
    select c.partenza, c.inizio, c.unita, c.certezza, range_agg(c.quando * v.vita) as quando
    from cammino c join vita v on v.unita_id = c.unita
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
  select unita_id as partenza, unita_id as unita, null as certezza, daterange(null, null) as dopo, vita as quando from vita
  union all
  select partenza, unita, certezza, daterange(null, inizio), quando from successore where not isempty(quando)
  union all
  -- a first date after the last end that leads anywhere
  select partenza, null, 'non noto', daterange(inizio, null), quando from ultimo_seguito where not isempty(quando)
  union all
  -- neither there nor followed
  select v.unita_id, null, 'non noto', daterange(null, null), resto.quando
  from vita v
  left join (select partenza, range_agg(quando) as quando from seguito group by partenza) s on s.partenza = v.unita_id
  cross join lateral (select datemultirange(daterange(lower(v.vita), null)) - v.vita - coalesce(s.quando, '{}') as quando) resto
  where not isempty(resto.quando);
comment on materialized view destino is 'What a municipality (partenza) that was there at or after a first date, within dopo, is at a second, within quando: itself, each unit that it became (certezza: dichiarato or dedotto), or null (non noto) where no source names one';
create index destino_partenza on destino (partenza);
analyze destino;

-- The reports of translation begin in 1991.
create materialized view comune_traslato as
  select i.unita_id as unita_inizio, i.codice as codice_inizio, i.denominazione as denominazione_inizio,
         i.codice_uts as codice_uts_inizio, i.denominazione_uts as denominazione_uts_inizio,
         i.codice_regione as codice_regione_inizio, i.denominazione_regione as denominazione_regione_inizio,
         f.unita_id as unita_fine, f.codice as codice_fine, f.denominazione as denominazione_fine,
         f.codice_uts as codice_uts_fine, f.denominazione_uts as denominazione_uts_fine,
         f.codice_regione as codice_regione_fine, f.denominazione_regione as denominazione_regione_fine,
         d.certezza, i.tratto * d.dopo as dopo, tratto.quando
  from comune_esteso i
  join destino d on d.partenza = i.unita_id and d.dopo && i.tratto
  left join comune_esteso f on f.unita_id = d.unita
  cross join lateral unnest(d.quando * datemultirange(daterange(lower(i.tratto), null) * coalesce(f.tratto, daterange(null, null)))) as tratto (quando)
  where i.tratto && daterange('1991-01-01', null);
comment on materialized view comune_traslato is 'Each municipality as it was at a first date, within dopo, beside what it is at a second, within quando, with what both belong to then';

create materialized view nome_traslato as
  -- still valid at the second date, whenever the first is
  select 'SI' as valido, n.codice, n.denominazione,
         f.codice as codice_fine, f.denominazione as denominazione_fine,
         f.codice_uts as codice_uts_fine, f.denominazione_uts as denominazione_uts_fine,
         f.codice_regione as codice_regione_fine, f.denominazione_regione as denominazione_regione_fine,
         null as certezza, daterange(null, null) as dopo, tratto.quando
  from comune_nominato n
  join comune_esteso f on f.unita_id = n.unita_id
  cross join lateral unnest(n.validita * datemultirange(f.tratto * daterange('1991-01-01', null))) as tratto (quando)
  union all
  -- no longer: the first date is before the day that ended it
  select 'NO', n.codice, n.denominazione,
         f.codice, f.denominazione, f.codice_uts, f.denominazione_uts, f.codice_regione, f.denominazione_regione,
         d.certezza, d.dopo * daterange(null, lower(cessato.da)), tratto.quando
  from comune_nominato n
  cross join lateral unnest(datemultirange(daterange(lower(n.validita), null)) - n.validita) as cessato (da)
  join destino d on d.partenza = n.unita_id and d.dopo && daterange(null, lower(cessato.da))
  left join comune_esteso f on f.unita_id = d.unita
  cross join lateral unnest(d.quando * datemultirange(cessato.da * coalesce(f.tratto, daterange(null, null)))) as tratto (quando)
  where lower(cessato.da) > date '1991-01-01';
comment on materialized view nome_traslato is 'Each code with each name that a municipality had at or after a first date, within dopo, beside whose it is at a second, within quando, and whether it still is (valido)';

-- A page in any order, of all or of one province or region, is read along an index, as that of the list of municipalities in 003_vincoli.sql and 004_pagine.sql: each order has its
-- index in both directions, and so has the order by name within a province.
do $$
declare
  vista text;
  ordine text;
  nome text;
  colonna text;
begin
  for vista, ordine, nome in values
    ('comune_traslato', 'codice_inizio collate "C", codice_fine collate "C"', 'denominazione_inizio'),
    ('nome_traslato', 'codice collate "C", denominazione collate "C", codice_fine collate "C"', 'denominazione')
  loop
    execute format('create index on %I (%s)', vista, ordine);
    for colonna in
      select attname from pg_attribute where attrelid = vista::regclass and attnum > 0 and atttypid = 'text'::regtype
    loop
      execute format('create index on %I (%I collate "und-x-icu", %s)', vista, colonna, ordine);
      if colonna ~ '^(codice|denominazione)(_fine|_inizio)?$' then
        execute format('create index on %I (%I collate "und-x-icu" desc nulls last, %s)', vista, colonna, ordine);
      end if;
      if colonna ~ '_uts_' then
        execute format('create index on %I (%I collate "und-x-icu", %I collate "und-x-icu", %s)', vista, colonna, nome, ordine);
        execute format('create index on %I (%I collate "und-x-icu", %I collate "und-x-icu" desc nulls last, %s)', vista, colonna, nome, ordine);
      end if;
    end loop;
  end loop;
end $$;
analyze comune_traslato; analyze nome_traslato;

create materialized view comune_traslato_contato as
  select codice_uts_inizio, denominazione_uts_inizio, codice_regione_inizio, denominazione_regione_inizio,
         codice_uts_fine, denominazione_uts_fine, codice_regione_fine, denominazione_regione_fine, certezza, dopo, quando, count(*) as numero
  from comune_traslato group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11;
comment on materialized view comune_traslato_contato is 'How many rows (numero) of comune_traslato have the same of all but names and codes';

create materialized view nome_traslato_contato as
  select codice_uts_fine, denominazione_uts_fine, codice_regione_fine, denominazione_regione_fine, certezza, dopo, quando, count(*) as numero
  from nome_traslato where valido = 'NO' group by 1, 2, 3, 4, 5, 6, 7;
comment on materialized view nome_traslato_contato is 'The same for nome_traslato, of the codes and names that are no longer valid: the others are as many as comune_contato says';
analyze comune_traslato_contato; analyze nome_traslato_contato;

create function nomi_contati_tra(inizio date, fine date)
  returns table (
    valido text, codice_uts_fine text, denominazione_uts_fine text, codice_regione_fine text, denominazione_regione_fine text, certezza text, numero bigint)
  language sql stable
  as $$
    select 'SI', codice_uts, denominazione_uts, codice_regione, denominazione_regione, null, numero::bigint
    from comune_contato where tratto @> $2
    union all
    select 'NO', codice_uts_fine, denominazione_uts_fine, codice_regione_fine, denominazione_regione_fine, certezza, numero
    from nome_traslato_contato where dopo @> $1 and quando @> $2
  $$;
comment on function nomi_contati_tra(date, date) is 'How many codes and names municipalities had between two dates, by whether they are still valid at the second, and whose they are then';
