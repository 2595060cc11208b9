-- The changes of municipalities as the reports show them, one row for each; and their former names.

create materialized view vita_comune as
  select unita_id, range_agg(validita) as vita from versione where livello = 'comune' group by unita_id;
comment on materialized view vita_comune is 'When each municipality was there';
create unique index vita_comune_unita on vita_comune (unita_id);
analyze vita_comune;

create materialized view variazione_comune as
  select e.id, e.data, extract(year from e.data)::int as anno, e.tipo, case e.scorporo when true then 'SI' when false then 'NO' end as scorporo,
         coalesce(e.codice_prima, e.codice) as codice, coalesce(e.denominazione_prima, e.denominazione) as denominazione, v.denominazione_altra,
         coalesce(e.codice_catastale_prima, e.codice_catastale_dopo) as codice_catastale, coalesce(e.sigla_prima, e.sigla_dopo) as sigla,
         coalesce(prima.codice_uts, dopo.codice_uts) as codice_uts,
         e.codice_relativo, e.denominazione_relativa, e.codice_catastale_relativo, e.sigla_relativa,
         coalesce(relativa.codice_uts, relativa_prima.codice_uts) as codice_uts_relativo, e.certezza_relativa,
         -- also where that state lasted no day
         coalesce(e.codice_dopo, e.codice) as codice_dopo, coalesce(e.denominazione_dopo, e.denominazione) as denominazione_dopo,
         coalesce(e.sigla_dopo, case e.livello_relativo when 'uts' then e.sigla_relativa end) as sigla_dopo,
         e.codice_prima <> coalesce(e.codice_dopo, e.codice) as codice_cambiato,
         case when proprio then e.codice_dopo else e.codice_relativo end as codice_associato,
         case when proprio then e.codice_catastale_dopo else e.codice_catastale_relativo end as codice_catastale_associato,
         case when proprio then e.denominazione_dopo else e.denominazione_relativa end as denominazione_associata,
         case when e.tipo = 'ES' then
           datemultirange(daterange(e.data, (select min(x.data) from evento x where x.unita_id = e.unita_id and x.tipo = 'ES' and x.data > e.data))) - coalesce(c.vita, '{}')
         end as assenza,
         e.provvedimento_id
  from evento_con_stati e
  cross join lateral (select e.tipo in ('CD', 'RN', 'AP') as proprio) p
  join evento x on x.id = e.id
  left join versione v on v.id = coalesce(x.versione_prima_id, x.versione_dopo_id)
  left join vita_comune c on c.unita_id = e.unita_id
  left join uts_estesa prima on prima.unita_id = e.uts_prima_id and prima.tratto @> (e.data - 1)
  left join uts_estesa dopo on dopo.unita_id = e.uts_dopo_id and dopo.tratto @> e.data
  left join uts_estesa relativa on relativa.unita_id = e.uts_relativa_id and relativa.tratto @> e.data
  left join uts_estesa relativa_prima on relativa_prima.unita_id = e.uts_relativa_id and relativa_prima.tratto @> (e.data - 1)
  where e.livello = 'comune' and e.tipo <> 'PV';
comment on materialized view variazione_comune is
  'What happened to municipalities: as each was before (codice ...), the other one (codice_relativo ...), itself after it (codice_dopo ...), that of the two which the change leads to (codice_associato ...), and when an extinction was the last one and the municipality not there (assenza)';
-- reports 98 and 128, 100, 104, 105, 129
call indicizza('variazione_comune', 'data, codice collate "C", codice_relativo collate "C"',
  array['anno', 'sigla', 'codice_uts', 'codice', 'codice_catastale', 'denominazione', 'denominazione_altra', 'scorporo', 'tipo', 'data',
        'codice_relativo', 'codice_catastale_relativo', 'denominazione_relativa', 'codice_uts_relativo', 'sigla_relativa', 'certezza_relativa'],
  gruppi => array['sigla', 'codice_uts'], nome => 'denominazione', condizione => $$tipo = 'ES'$$);
call indicizza('variazione_comune', 'data, codice collate "C", codice_relativo collate "C"',
  array['sigla', 'codice', 'denominazione', 'tipo', 'data', 'codice_relativo', 'denominazione_relativa', 'sigla_relativa', 'certezza_relativa'],
  gruppi => array['sigla'], nome => 'denominazione', condizione => $$tipo = 'CS'$$);
call indicizza('variazione_comune', 'data, codice collate "C"',
  array['sigla', 'codice', 'denominazione', 'data', 'codice_dopo', 'denominazione_dopo', 'sigla_dopo'],
  gruppi => array['sigla'], nome => 'denominazione', condizione => $$tipo = 'CD'$$);
call indicizza('variazione_comune', 'data, codice collate "C", tipo collate "C"',
  array['sigla', 'codice', 'denominazione', 'tipo', 'data', 'codice_dopo', 'denominazione_dopo', 'sigla_dopo'],
  gruppi => array['sigla'], nome => 'denominazione', condizione => $$tipo in ('RN', 'AP') and codice_cambiato$$);
call indicizza('variazione_comune', 'data, codice collate "C"',
  array['anno', 'codice', 'codice_catastale', 'denominazione', 'codice_associato', 'codice_catastale_associato', 'denominazione_associata', 'data'],
  condizione => $$data >= '1991-01-01'$$);
create index variazione_comune_tipo on variazione_comune (tipo, data);
analyze variazione_comune;

create materialized view variazione_contata as
  select data, anno, tipo, scorporo, sigla, codice_uts, codice_cambiato, assenza, count(*) as numero
  from variazione_comune group by data, anno, tipo, scorporo, sigla, codice_uts, codice_cambiato, assenza;
comment on materialized view variazione_contata is 'How many changes (numero) of a kind there were on a day in a province';
create index variazione_contata_data on variazione_contata (tipo, data);
analyze variazione_contata;

create materialized view denominazione_precedente as
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
  from accostata cross join lateral unnest(tratti) as tratto;
comment on materialized view denominazione_precedente is 'The former names of municipalities beside how these are called at a date, once for each interval (tratto) in which nothing of that changed';
call indicizza('denominazione_precedente', 'denominazione collate "C", codice collate "C", codice_corrente collate "C"',
  array['denominazione', 'codice', 'codice_uts', 'sigla', 'codice_corrente', 'denominazione_corrente', 'codice_uts_corrente', 'sigla_corrente'],
  gruppi => array['codice_uts', 'sigla', 'codice_uts_corrente', 'sigla_corrente'], nome => 'denominazione');
create index denominazione_precedente_tratto on denominazione_precedente using gist (tratto);
analyze denominazione_precedente;
call conta_per_tratti('denominazione_precedente_contata', 'denominazione_precedente', array['codice_uts', 'sigla', 'codice_uts_corrente', 'sigla_corrente']);
comment on materialized view denominazione_precedente_contata is 'How many former names (numero) there are of the same provinces, by interval (tratto)';
