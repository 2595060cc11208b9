-- The units in force at a date, for each level, with all the columns of the reports of that level. PostgreSQL inlines the functions, so
-- that the filters of a statement apply to the tables. Rows that would need many joins are stored in a materialized view, with the interval
-- (tratto) in which each holds.

create function sigla_del_tempo(sigla text, tempo daterange) returns text
  language sql immutable parallel safe
  as $$ select case when upper_inf(tempo) or upper(tempo) > date '1927-01-01' then sigla end $$;
comment on function sigla_del_tempo(text, daterange) is 'The plate of a unit over a time: plates exist since 1927, and what ended before has none, although the sources carry today''s letters back';

create function ripartizioni_al(data date)
  returns table (unita_id integer, versione_id integer, codice text, denominazione text, nuts1 text, validita daterange)
  language sql stable
  as $$
    select v.unita_id, v.id, v.codice, v.denominazione, a.nuts1, v.validita
    from versione v
    left join attributi a on a.unita_id = v.unita_id and a.validita @> $1
    where v.livello = 'ripartizione' and v.validita @> $1
  $$;
comment on function ripartizioni_al(date) is 'Geographical divisions in force at a date';

create function regioni_al(data date)
  returns table (
    unita_id integer, versione_id integer, codice text, denominazione text, tipo smallint, codice_fiscale text, nuts2 text,
    ripartizione_id integer, codice_ripartizione text, denominazione_ripartizione text, nuts1 text, validita daterange)
  language sql stable
  as $$
    select v.unita_id, v.id, v.codice, v.denominazione, a.tipo, a.codice_fiscale, a.nuts2,
           v.ripartizione_id, r.codice, r.denominazione, r.nuts1, v.validita
    from versione v
    left join attributi a on a.unita_id = v.unita_id and a.validita @> $1
    left join ripartizioni_al($1) r on r.unita_id = v.ripartizione_id
    where v.livello = 'regione' and v.validita @> $1
  $$;
comment on function regioni_al(date) is 'Regions in force at a date; none before 1948-01-01';

create view confine as
  select unita_id, lower(validita) as giorno from versione
  union select unita_id, upper(validita) from versione where not upper_inf(validita)
  union select unita_id, lower(validita) from attributi
  union select unita_id, upper(validita) from attributi where not upper_inf(validita);
comment on view confine is 'Days on which something that is known of a unit changes';

create materialized view uts_estesa as
  with inizio as (
    select distinct v.id, c.giorno from versione v
    cross join unnest(array[v.unita_id, v.regione_id, v.ripartizione_id]) as interessata (id)
    join confine c on c.unita_id = interessata.id
    where v.livello = 'uts' and v.validita @> c.giorno
  ), tratto as (
    select v.*, i.giorno, lead(i.giorno, 1, upper(v.validita)) over (partition by v.id order by i.giorno) as fine
    from inizio i join versione v on v.id = i.id
  )
  select t.unita_id, t.id as versione_id, t.codice, a.codice_uts, t.denominazione, a.tipo, t.sigla, a.codice_fiscale, a.nuts3,
         t.regione_id, g.codice as codice_regione, g.denominazione as denominazione_regione,
         g.ripartizione_id, r.codice as codice_ripartizione, r.denominazione as denominazione_ripartizione,
         t.validita, daterange(t.giorno, t.fine) as tratto
  from tratto t
  left join attributi a on a.unita_id = t.unita_id and a.validita @> t.giorno
  left join versione g on g.unita_id = t.regione_id and g.validita @> t.giorno
  left join versione r on r.unita_id = g.ripartizione_id and r.validita @> t.giorno;
create index uts_estesa_unita on uts_estesa (unita_id);
analyze uts_estesa;
comment on materialized view uts_estesa is 'Provinces and other supra-municipal units with the region and division they belong to, once for each interval (tratto) in which nothing of that changed';

create materialized view comune_esteso as
  with confine_proprio as (
    select unita_id, lower(tratto) as giorno from uts_estesa
    union select unita_id, upper(tratto) from uts_estesa where not upper_inf(tratto)
    union select unita_id, lower(validita) from attributi
    union select unita_id, upper(validita) from attributi where not upper_inf(validita)
  ), inizio as (
    select id, lower(validita) as giorno from versione where livello = 'comune'
    union
    select v.id, c.giorno from versione v
    cross join unnest(array[v.unita_id, v.uts_id]) as interessata (id)
    join confine_proprio c on c.unita_id = interessata.id
    where v.livello = 'comune' and v.validita @> c.giorno
  ), tratto as (
    select v.*, i.giorno, lead(i.giorno, 1, upper(v.validita)) over (partition by v.id order by i.giorno) as fine
    from inizio i join versione v on v.id = i.id
  )
  select t.unita_id, t.id as versione_id, t.codice, t.denominazione, t.denominazione_it, t.denominazione_altra,
         t.sigla, t.codice_catastale, a.codice_fiscale, a.capoluogo_regione, a.capoluogo_uts, a.nuts1, a.nuts2, a.nuts3,
         t.uts_id, u.codice as codice_provincia, u.codice_uts, u.denominazione as denominazione_uts, u.tipo as tipo_uts,
         t.regione_id, u.codice_regione, u.denominazione_regione,
         u.ripartizione_id, u.codice_ripartizione, u.denominazione_ripartizione, t.validita, daterange(t.giorno, t.fine) as tratto
  from tratto t
  left join attributi a on a.unita_id = t.unita_id and a.validita @> t.giorno
  left join uts_estesa u on u.unita_id = t.uts_id and u.tratto @> t.giorno
  -- rows that are in force at the same time are stored together
  order by t.fine, t.codice collate "C";
create index comune_esteso_unita on comune_esteso (unita_id);
create index comune_esteso_tratto on comune_esteso using gist (tratto);
analyze comune_esteso (unita_id, versione_id, tratto);
comment on materialized view comune_esteso is 'Municipalities with the uts, region and division they belong to, once for each interval (tratto) in which nothing of that changed';

create function uts_al(data date) returns setof uts_estesa
  language sql stable
  as $$ select * from uts_estesa where tratto @> $1 $$;
comment on function uts_al(date) is 'Provinces and other supra-municipal units in force at a date. codice is COD_PROV_STORICO, codice_uts is COD_UTS (null where not known)';

create function comuni_al(data date) returns setof comune_esteso
  language sql stable
  as $$ select * from comune_esteso where tratto @> $1 $$;
comment on function comuni_al(date) is 'Municipalities in force at a date, with the uts, region and division they belong to on that day, and the interval (tratto) in which nothing of that changed';

create materialized view evento_con_stati as
  select e.id, e.livello, e.data, e.ordine, e.tipo, e.certezza, e.fonte, e.scorporo,
         e.unita_id, e.codice, e.denominazione,
         p.codice as codice_prima, p.denominazione as denominazione_prima, p.uts_id as uts_prima_id, p.regione_id as regione_prima_id,
         p.sigla as sigla_prima, p.codice_catastale as codice_catastale_prima,
         d.codice as codice_dopo, d.denominazione as denominazione_dopo, d.uts_id as uts_dopo_id, d.regione_id as regione_dopo_id,
         d.sigla as sigla_dopo, d.codice_catastale as codice_catastale_dopo,
         e.uts_id, e.relativa, e.unita_relativa_id, e.certezza_relativa, ru.livello as livello_relativo,
         r.codice as codice_relativo, case e.relativa when 'estero' then 'Stato estero' else r.denominazione end as denominazione_relativa, r.uts_id as uts_relativa_id,
         r.sigla as sigla_relativa, r.codice_catastale as codice_catastale_relativo, e.provvedimento_id
  from evento e
  left join versione p on p.id = e.versione_prima_id
  left join versione d on d.id = e.versione_dopo_id
  left join unita ru on ru.id = e.unita_relativa_id
  left join lateral (
    select v.codice, v.denominazione, v.uts_id, v.sigla, v.codice_catastale
    from versione v
    where v.unita_id = e.unita_relativa_id
    order by v.validita @> e.data desc, v.validita @> (e.data - 1) desc, lower(v.validita) desc
    limit 1
  ) r on true;
create index evento_con_stati_unita on evento_con_stati (unita_id);
create index evento_con_stati_data on evento_con_stati (livello, data);
analyze evento_con_stati;
comment on materialized view evento_con_stati is 'Events with the state before and after and the related unit (as it was on that day, else just before)';

create view evento_esteso as
  select e.*, concat_ws('; ', nullif(a.testo, ''), a.gazzetta) as provvedimento, a.gazzetta, a.contenuto as contenuto_provvedimento, a.url as url_provvedimento
  from evento_con_stati e
  left join provvedimento a on a.id = e.provvedimento_id;
comment on view evento_esteso is 'Events with the states around them, as evento_con_stati has them, and the act';

create materialized view numero_comuni as
  with passo as (
    select appartenenza.unita_id, giorno, sum(segno) as segno
    from comune_esteso c
    cross join lateral unnest(array[c.uts_id, c.regione_id, c.ripartizione_id]) as appartenenza (unita_id)
    cross join lateral (values (lower(c.tratto), 1), (upper(c.tratto), -1)) as estremo (giorno, segno)
    where appartenenza.unita_id is not null and giorno is not null
    group by appartenenza.unita_id, giorno having sum(segno) <> 0
  ), numero as (
    select unita_id, (sum(segno) over tempo)::int as comuni, daterange(giorno, lead(giorno) over tempo) as giorni
    from passo window tempo as (partition by unita_id order by giorno)
  )
  select unita_id, comuni, giorni from numero where comuni > 0;
create index numero_comuni_unita on numero_comuni (unita_id);
analyze numero_comuni;
comment on materialized view numero_comuni is 'How many municipalities a province, region or division has, once for each interval (giorni) in which the number is the same';
