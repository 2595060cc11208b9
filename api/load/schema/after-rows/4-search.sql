-- What the search reads.

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
