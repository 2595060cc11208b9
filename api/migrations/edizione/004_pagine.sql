-- What keeps the cost of a page from growing with the number of rows: how many rows a selection has is read from tables that have one row for many, and each order and each
-- usual filter has an index. So it is for the list of municipalities and the search here, and for the other reports in the files after this one.

create function confrontata(tabella regclass, colonna text) returns text
  language sql stable
  as $$
    select case
      when not exists (select from pg_attribute where attrelid = $1 and attname = $2 and atttypid = 'text'::regtype) then format('(%s)', $2)
      when $2 ~ '^(codice|nuts|sigla|tipo)' then format('%I collate "C"', $2)
      else format('%I collate "und-x-icu"', $2)
    end
  $$;
comment on function confrontata(regclass, text) is 'A column, or an expression that is no text, as the reports compare it: codes by their characters, names as in a dictionary';

create procedure indicizza(
  tabella regclass, ordine text, colonne text[], condivise text[] default '{}', gruppi text[] default '{}', nome text default null, condizione text default null)
  language plpgsql
  as $$
  declare
    colonna text;
    verso text;
    ambito text := coalesce('where ' || condizione, '');
  begin
    execute format('create index on %s (%s) %s', tabella, ordine, ambito);
    foreach colonna in array condivise loop
      execute format('create index on %s (%s, %s) %s', tabella, confrontata(tabella, colonna), ordine, ambito);
    end loop;
    -- cells without a value come last in both directions, so each direction has an index of its own
    foreach verso in array array['', ' desc nulls last'] loop
      foreach colonna in array colonne loop
        -- the own order is that of its first column
        continue when verso = '' and starts_with(ordine, confrontata(tabella, colonna));
        execute format('create index on %s (%s%s, %s) %s', tabella, confrontata(tabella, colonna), verso, ordine, ambito);
      end loop;
      foreach colonna in array gruppi loop
        execute format('create index on %s (%s, %s%s, %s) %s', tabella, confrontata(tabella, colonna), confrontata(tabella, nome), verso, ordine, ambito);
      end loop;
    end loop;
  end $$;
comment on procedure indicizza(regclass, text, text[], text[], text[], text, text) is
  'Gives the rows of a report (condizione) an index for its own order (ordine), for that of each column, for the rows with one value of a column that many share (condivise), which are read value by value, and for the order by name (nome) of those with one value of a column of gruppi';

create procedure conta_per_tratti(contata text, tabella regclass, colonne text[])
  language plpgsql
  as $$
  begin
    execute format($contata$
      create materialized view %1$I as
        with passo as (
          select %2$s, c.giorno, sum(c.segno) as saldo
          from %3$s cross join lateral (values (lower(tratto), 1), (upper(tratto), -1)) as c (giorno, segno)
          where c.giorno is not null
          group by %2$s, c.giorno
          having sum(c.segno) <> 0
        ), periodo as (
          select passo.*, sum(saldo) over gruppo as numero, lead(giorno) over gruppo as fine
          from passo
          window gruppo as (partition by %2$s order by giorno)
        )
        select %2$s, numero::integer, daterange(giorno, fine) as tratto from periodo where numero > 0
      $contata$, contata, array_to_string(colonne, ', '), tabella);
    execute format('create index on %I using gist (tratto)', contata);
    execute format('analyze %I', contata);
  end $$;
comment on procedure conta_per_tratti(text, regclass, text[]) is
  'Makes the table contata: how many rows (numero) of a table have the same in some columns, once for each interval (tratto) in which their number did not change';

call indicizza('comune_esteso', 'codice collate "C"',
  array['codice', 'codice::int', 'denominazione', 'denominazione_it', 'denominazione_altra', 'codice_catastale', 'codice_fiscale'],
  array['codice_ripartizione::int', 'codice_regione', 'codice_provincia', 'codice_uts', 'denominazione_ripartizione', 'denominazione_regione', 'denominazione_uts', 'tipo_uts',
        'capoluogo_regione::int', 'capoluogo_uts::int', 'sigla', 'nuts1', 'nuts2', 'nuts3'],
  array['codice_regione', 'denominazione_regione', 'codice_provincia', 'codice_uts', 'denominazione_uts', 'sigla'], 'denominazione');
analyze comune_esteso;

call conta_per_tratti('comune_contato', 'comune_esteso',
  array['uts_id', 'regione_id', 'ripartizione_id', 'codice_provincia', 'codice_uts', 'denominazione_uts', 'tipo_uts', 'codice_regione', 'denominazione_regione',
        'codice_ripartizione', 'denominazione_ripartizione', 'sigla', 'nuts1', 'nuts2', 'nuts3', 'capoluogo_regione', 'capoluogo_uts']);
comment on materialized view comune_contato is 'How many municipalities (numero) had the same of everything that municipalities share, by interval (tratto)';

create function comuni_contati_al(data date) returns setof comune_contato
  language sql stable
  as $$ select * from comune_contato where tratto @> $1 $$;
comment on function comuni_contati_al(date) is 'comuni_al with one row for all municipalities that differ in name and codes alone';

-- the list of municipalities with population and area, from the first day of which these are known
create materialized view comune_misurato as
  with noto as (
    select min(lower(validita)) as dal from dimensione having count(*) > 0
  ), misura as (
    select c.unita_id, c.tratto, c.tratto * d.validita as tratto_noto, d.popolazione_legale, d.anno_censimento, d.area_kmq, d.anno_area,
           d.popolazione_residente, d.anno_popolazione
    from comune_esteso c join dimensione d on d.unita_id = c.unita_id and d.validita && c.tratto
    union all
    select c.unita_id, c.tratto, ignoto, null, null, null, null, null, null
    from noto join comune_esteso c on c.tratto && daterange(noto.dal, null)
    cross join lateral unnest(datemultirange(c.tratto * daterange(noto.dal, null))
      - coalesce((select range_agg(d.validita) from dimensione d where d.unita_id = c.unita_id), '{}')) as ignoto
  )
  select c.unita_id, c.codice_ripartizione, c.codice_regione, c.codice_provincia, c.codice_uts, c.codice, c.denominazione, c.denominazione_altra, c.sigla,
         m.popolazione_legale, m.anno_censimento, m.area_kmq, m.anno_area, m.popolazione_residente, m.anno_popolazione, m.tratto_noto as tratto
  from misura m join comune_esteso c on c.unita_id = m.unita_id and c.tratto = m.tratto;
comment on materialized view comune_misurato is 'Municipalities with population and area (null where not known), by interval (tratto)';
call indicizza('comune_misurato', 'codice collate "C"',
  array['codice', 'codice::int', 'denominazione', 'denominazione_altra', 'popolazione_legale', 'anno_censimento', 'trim_scale(area_kmq)', 'anno_area', 'popolazione_residente',
        'anno_popolazione'],
  array['codice_ripartizione::int', 'codice_regione', 'codice_provincia', 'codice_uts', 'sigla'],
  array['codice_regione', 'codice_provincia', 'codice_uts', 'sigla'], 'denominazione');
analyze comune_misurato;

-- the units of Nuts 3, with the sums of what is known of all their municipalities
create materialized view nuts3_misurato as
  with giorno as (
    select distinct g.giorno from comune_esteso
    cross join lateral (values (lower(tratto)), (upper(tratto))) as g (giorno)
    where nuts3 is not null and g.giorno is not null
    union
    select g.giorno from dimensione
    cross join lateral (values (lower(validita)), (upper(validita))) as g (giorno)
    where g.giorno is not null
  ), periodo as (
    select giorno, daterange(giorno, lead(giorno) over (order by giorno)) as tratto from giorno
  )
  select c.nuts1, c.nuts2, c.nuts3, count(*)::integer as comuni,
         case when count(d.popolazione_legale) = count(*) then sum(d.popolazione_legale) end as popolazione_legale,
         case when count(d.area_kmq) = count(*) then trim_scale(sum(d.area_kmq)) end as area,
         case when count(d.popolazione_residente) = count(*) then sum(d.popolazione_residente) end as popolazione_residente,
         p.tratto
  from periodo p
  join comune_esteso c on c.nuts3 is not null and c.tratto @> p.giorno
  left join dimensione d on d.unita_id = c.unita_id and d.validita @> p.giorno
  group by p.tratto, c.nuts1, c.nuts2, c.nuts3;
comment on materialized view nuts3_misurato is 'Units of Nuts 3 with the number of their municipalities and the sums of population and area (null where not known of all), by interval (tratto)';
analyze nuts3_misurato;

-- the search: every name of a unit once, and what the list of results shows of it
create materialized view nome_unita as
  select unita_id, livello, ricerca from versione
  union select a.unita_id, u.livello, a.ricerca from alias a join unita u on u.id = a.unita_id;
comment on materialized view nome_unita is 'Each name by which a unit is found, without case and accents';
create index nome_unita_ricerca on nome_unita using gin (ricerca public.gin_trgm_ops);
create index versione_codice_c on versione (codice collate "C");
create index versione_catastale on versione (codice_catastale);

create materialized view scheda_unita as
  with vita as (
    select unita_id, min(lower(validita)) as da, max(coalesce(upper(validita), date '9999-12-31')) as a from versione group by unita_id
  ), ultima as (
    select distinct on (unita_id) * from versione order by unita_id, lower(validita) desc
  )
  select u.unita_id as id, u.livello, coalesce(u.codice, '') as codice, u.denominazione, u.ricerca,
         coalesce((select json_agg(n.nome order by n.nome) from (
           select denominazione as nome from versione where unita_id = u.unita_id union select denominazione from alias where unita_id = u.unita_id
         ) n where n.nome <> u.denominazione), '[]') as denominazioni_precedenti,
         (select p.denominazione from versione p where p.unita_id = u.uts_id order by p.validita && u.validita desc, lower(p.validita) desc limit 1) as provincia,
         v.da, v.a
  from ultima u join vita v on v.unita_id = u.unita_id;
comment on materialized view scheda_unita is 'A unit as a list of results shows it: as it was last, its other names, the province, and when it was there';
create unique index scheda_unita_id on scheda_unita (id);
analyze nome_unita; analyze scheda_unita;
