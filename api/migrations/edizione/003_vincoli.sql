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
analyze uts_estesa; analyze comune_esteso; analyze evento_con_stati;
