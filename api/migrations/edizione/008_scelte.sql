-- The codes to choose from and the names to find a municipality by, each once and in the order of the answers: their first rows are read along an index, however many match.

create materialized view forma_comune as
  select unita_id, codice, denominazione, ricerca, (array_agg(sigla order by lower(validita) desc))[1] as sigla_automobilistica,
         min(lower(validita))::text as validita_da, max(coalesce(upper(validita), date '9999-12-31'))::text as validita_a
  from versione where livello = 'comune' group by unita_id, codice, denominazione, ricerca;
comment on materialized view forma_comune is 'Each code with each name that a municipality had, the province it was last in with them, and the first and last day';
create index forma_comune_ricerca on forma_comune using gin (ricerca public.gin_trgm_ops);
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
