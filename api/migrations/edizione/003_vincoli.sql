-- The rules that the rows must keep, and the indexes: a unit has one version at a time, a code belongs to one unit of its level at a time.

alter table versione
  add constraint versione_unita_sovrapposta exclude using gist (unita_id with =, validita with &&),
  add constraint versione_codice_sovrapposto exclude using gist (livello with =, codice with =, validita with &&);
alter table attributi add constraint attributi_sovrapposti exclude using gist (unita_id with =, validita with &&);
alter table dimensione add constraint dimensione_sovrapposta exclude using gist (unita_id with =, validita with &&);

create index versione_livello_validita on versione using gist (livello, validita);
create index versione_unita on versione (unita_id);
create index versione_codice on versione (livello, codice);
create index versione_ricerca on versione using gin (ricerca public.gin_trgm_ops);
create index evento_data on evento (data);
create index evento_relativa on evento (unita_relativa_id);
create index alias_ricerca on alias using gin (ricerca public.gin_trgm_ops);

-- the rows have just come in: without figures about them the planner would join them one by one
analyze unita; analyze versione; analyze attributi; analyze evento; analyze dimensione; analyze area_urbana;
refresh materialized view uts_estesa;
refresh materialized view comune_esteso;
refresh materialized view evento_con_stati;

create index uts_estesa_unita on uts_estesa (unita_id);
create index evento_con_stati_unita on evento_con_stati (unita_id);
create index evento_con_stati_data on evento_con_stati (livello, data);
create index comune_esteso_tratto on comune_esteso using gist (tratto);
create index comune_esteso_unita on comune_esteso (unita_id);
create index comune_esteso_codice_c on comune_esteso (codice collate "C");
-- A page in the order of one of these columns is read along an index and stops after its rows, however many there are. Cells without a value come last in both
-- directions, so each direction has an index of its own; the code breaks ties, as in the reports.
do $$
declare
  colonna text;
begin
  foreach colonna in array array['codice', 'denominazione', 'denominazione_it', 'sigla', 'codice_catastale', 'denominazione_uts', 'denominazione_regione'] loop
    execute format('create index on comune_esteso (%I collate "und-x-icu", codice collate "C")', colonna);
    execute format('create index on comune_esteso (%I collate "und-x-icu" desc nulls last, codice collate "C")', colonna);
  end loop;
end $$;
analyze uts_estesa; analyze comune_esteso; analyze evento_con_stati;
