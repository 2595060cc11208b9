-- What the lists of choices and the search read.

create materialized view forma_comune as
  select unita_id, codice, denominazione, ricerca, (array_agg(sigla_del_tempo(sigla, validita) order by lower(validita) desc))[1] as sigla_automobilistica,
         min(lower(validita))::text as validita_da, max(coalesce(upper(validita), date '9999-12-31'))::text as validita_a
  from versione where livello = 'comune' group by unita_id, codice, denominazione, ricerca;
comment on materialized view forma_comune is 'Each code with each name that a municipality had, the plate of the province it was last in with them (null before 1927, when plates began), and the first and last day';
create index forma_comune_ordine on forma_comune (ricerca collate "C", codice collate "C", validita_da);
create index forma_comune_codice on forma_comune (codice collate "C");

create materialized view codice_avuto as
  select livello, codice, denominazione, unita_id, row_number() over (partition by livello order by denominazione collate "und-x-icu", codice, unita_id) as posizione
  from (
    select livello, unita_id, codice, denominazione from versione
    union
    select v.livello, v.unita_id, a.codice_uts, v.denominazione
    from versione v join attributi a on a.unita_id = v.unita_id and a.validita && v.validita
    where a.codice_uts is not null
  ) codici;
comment on materialized view codice_avuto is 'Every code with every name that a unit has had, also the statistical codes of metropolitan cities, in the order of names';
create index codice_avuto_ordine on codice_avuto (livello, posizione);
analyze forma_comune; analyze codice_avuto;

create materialized view scheda_unita as
  with vita as (
    select unita_id, min(lower(validita)) as da, max(coalesce(upper(validita), date '9999-12-31')) as a from versione group by unita_id
  ), ultima as (
    select distinct on (unita_id) * from versione order by unita_id, lower(validita) desc
  )
  select u.unita_id as id, u.livello, coalesce(u.codice, '') as codice, u.denominazione, u.ricerca,
         coalesce((select json_agg(n.nome order by n.nome) from (
           -- where two censuses disagree, both names with the years between them stand for the name of the time
           select distinct denominazione as nome from versione where unita_id = u.unita_id and denominazione not like '% (nome tra il %)'
         ) n where n.nome <> u.denominazione), '[]') as denominazioni_precedenti,
         coalesce((select json_agg(distinct denominazione order by denominazione) from alias where unita_id = u.unita_id and denominazione <> u.denominazione), '[]') as altre_denominazioni,
         (select p.denominazione from versione p where p.unita_id = u.uts_id order by p.validita && u.validita desc, lower(p.validita) desc limit 1) as provincia,
         v.da, v.a
  from ultima u join vita v on v.unita_id = u.unita_id;
comment on materialized view scheda_unita is 'A unit as a list of results shows it: as it was last, its former names, names that a source gives without a date, the province, and when it was there';
create unique index scheda_unita_id on scheda_unita (id);
analyze scheda_unita;
