-- The constraints and indexes of the tables. A unit has one version at a time; a code belongs to one unit of its level at a time.
-- Constraints and indexes cost many times less when they are created after the rows are written, and an index on the code before the few
-- levels a third of one on the level before the code.

alter table versione
  add foreign key (unita_id, livello) references unita (id, livello),
  add foreign key (uts_id) references unita,
  add foreign key (regione_id) references unita,
  add foreign key (ripartizione_id) references unita;
alter table evento
  add foreign key (unita_id, livello) references unita (id, livello),
  add foreign key (uts_id) references unita,
  add foreign key (unita_relativa_id) references unita,
  add foreign key (provvedimento_id) references provvedimento,
  add foreign key (versione_prima_id) references versione,
  add foreign key (versione_dopo_id) references versione;
alter table attributi add foreign key (unita_id) references unita;
alter table alias add foreign key (unita_id) references unita;
alter table denominazione_storica add foreign key (unita_id) references unita;
alter table dimensione add foreign key (unita_id) references unita;
alter table territorio add foreign key (unita_id) references unita;
alter table area_urbana add foreign key (unita_id) references unita;

alter table versione
  add constraint versione_unita_sovrapposta exclude using gist (unita_id with =, validita with &&),
  add constraint versione_codice_sovrapposto exclude using gist (codice with =, livello with =, validita with &&);
alter table attributi add constraint attributi_sovrapposti exclude using gist (unita_id with =, validita with &&);
alter table territorio add constraint territorio_sovrapposto exclude using gist (unita_id with =, validita with &&);
alter table dimensione add constraint dimensione_sovrapposta exclude using gist (unita_id with =, validita with &&);

-- the sizes of one day: the index of the constraint has the unit before the days
create index dimensione_validita on dimensione using gist (validita);
create index versione_livello_validita on versione using gist (livello, validita);
create index versione_unita on versione (unita_id);
create index versione_codice on versione (livello, codice);
create index versione_codice_c on versione (codice collate "C");
create index versione_catastale on versione (codice_catastale);
create index versione_ricerca on versione using gin (ricerca public.gin_trgm_ops);
create index evento_data on evento (data);
create index evento_relativa on evento (unita_relativa_id);
create index alias_ricerca on alias using gin (ricerca public.gin_trgm_ops);

-- The planner has no statistics about rows that have just been written; without statistics it would join row by row.
analyze unita; analyze versione; analyze attributi; analyze evento; analyze dimensione; analyze territorio; analyze area_urbana;
