-- What keeps the cost of a page from growing with the number of rows: how many rows a selection has is read from tables that have one row for many, and each order and each
-- usual filter has an index. Runs last, since all of it follows from what 003_vincoli.sql filled.

create materialized view comune_contato as
  with passo as (
    select uts_id, regione_id, ripartizione_id, codice_provincia, codice_uts, denominazione_uts, tipo_uts, codice_regione, denominazione_regione,
           codice_ripartizione, denominazione_ripartizione, sigla, nuts1, nuts2, nuts3, capoluogo_regione, capoluogo_uts, c.giorno, sum(c.segno) as saldo
    from comune_esteso
    cross join lateral (values (lower(tratto), 1), (upper(tratto), -1)) as c (giorno, segno)
    where c.giorno is not null
    group by uts_id, regione_id, ripartizione_id, codice_provincia, codice_uts, denominazione_uts, tipo_uts, codice_regione, denominazione_regione,
             codice_ripartizione, denominazione_ripartizione, sigla, nuts1, nuts2, nuts3, capoluogo_regione, capoluogo_uts, c.giorno
    having sum(c.segno) <> 0
  ), periodo as (
    select passo.*, sum(saldo) over gruppo as numero, lead(giorno) over gruppo as fine
    from passo
    window gruppo as (
      partition by uts_id, regione_id, ripartizione_id, codice_provincia, codice_uts, denominazione_uts, tipo_uts, codice_regione, denominazione_regione,
                   codice_ripartizione, denominazione_ripartizione, sigla, nuts1, nuts2, nuts3, capoluogo_regione, capoluogo_uts
      order by giorno)
  )
  select uts_id, regione_id, ripartizione_id, codice_provincia, codice_uts, denominazione_uts, tipo_uts, codice_regione, denominazione_regione,
         codice_ripartizione, denominazione_ripartizione, sigla, nuts1, nuts2, nuts3, capoluogo_regione, capoluogo_uts, numero, daterange(giorno, fine) as tratto
  from periodo where numero > 0;
comment on materialized view comune_contato is 'How many municipalities (numero) had the same of everything that municipalities share, once for each interval (tratto) in which their number did not change';
create index comune_contato_tratto on comune_contato using gist (tratto);

create function comuni_contati_al(data date) returns setof comune_contato
  language sql stable
  as $$ select * from comune_contato where tratto @> $1 $$;
comment on function comuni_contati_al(date) is 'comuni_al with one row for all municipalities that differ in name and codes alone';

create materialized view evento_contato as
  select livello, data, tipo, scorporo, sigla_prima, sigla_dopo, count(*) as numero
  from evento_con_stati group by livello, data, tipo, scorporo, sigla_prima, sigla_dopo;
comment on materialized view evento_contato is 'How many events (numero) there were of a kind on a day in a province';
create index evento_contato_data on evento_contato (livello, tipo, data);

create materialized view comune_nominato as
  select unita_id, codice, denominazione, range_agg(validita) as validita from versione where livello = 'comune' group by unita_id, codice, denominazione;
comment on materialized view comune_nominato is 'Each code with each name that a municipality had, and when';
create index comune_nominato_unita on comune_nominato (unita_id);
create index comune_nominato_codice_c on comune_nominato (codice collate "C", denominazione collate "C");
create index on comune_nominato (codice collate "und-x-icu", codice collate "C");
create index on comune_nominato (codice collate "und-x-icu" desc nulls last, codice collate "C");
create index on comune_nominato (denominazione collate "und-x-icu", codice collate "C");
create index on comune_nominato (denominazione collate "und-x-icu" desc nulls last, codice collate "C");

-- from here on who became whom is looked up
alter view passaggio rename to passaggio_derivato;
create materialized view passaggio as select * from passaggio_derivato;
comment on materialized view passaggio is 'Who became whom, as passaggio_derivato finds it in the events';
create index passaggio_origine on passaggio (origine_id, data);
create index passaggio_destinazione on passaggio (destinazione_id, data);
create index passaggio_data on passaggio (data);

-- the events of a kind by day, those of a province, and by name
create index evento_con_stati_tipo on evento_con_stati (livello, tipo, data);
create index evento_con_stati_sigla on evento_con_stati (tipo, (coalesce(sigla_prima, sigla_dopo)) collate "und-x-icu", data);
create index evento_con_stati_nome on evento_con_stati (tipo, (coalesce(denominazione_prima, denominazione)) collate "und-x-icu", data);

-- the orders that 003_vincoli.sql left out: of each column of the list of municipalities there is one in both directions
do $$
declare
  colonna text;
begin
  foreach colonna in array array['codice_fiscale', 'denominazione_altra', 'codice_provincia', 'codice_uts', 'codice_regione', 'denominazione_ripartizione', 'nuts1', 'nuts2', 'nuts3'] loop
    execute format('create index on comune_esteso (%s collate "und-x-icu", codice collate "C")', colonna);
    execute format('create index on comune_esteso (%s collate "und-x-icu" desc nulls last, codice collate "C")', colonna);
  end loop;
  -- by name within a province
  foreach colonna in array array['codice_provincia', 'codice_uts', 'denominazione_uts', 'sigla'] loop
    execute format('create index on comune_esteso (%s collate "und-x-icu", denominazione collate "und-x-icu", codice collate "C")', colonna);
    execute format('create index on comune_esteso (%s collate "und-x-icu", denominazione collate "und-x-icu" desc nulls last, codice collate "C")', colonna);
  end loop;
  foreach colonna in array array['(codice_ripartizione::int)', '(codice::int)', 'tipo_uts', '(capoluogo_regione::int)', '(capoluogo_uts::int)'] loop
    execute format('create index on comune_esteso (%s, codice collate "C")', colonna);
    execute format('create index on comune_esteso (%s desc nulls last, codice collate "C")', colonna);
  end loop;
end $$;
analyze comune_contato; analyze evento_contato; analyze comune_nominato; analyze passaggio; analyze comune_esteso; analyze evento_con_stati;

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
