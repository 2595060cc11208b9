-- The constraints and indexes of the tables. They cost many times less when they are created after the rows are written.
-- That a unit has one version at a time, and a code one unit of its level, is not constrained here: src/edition/checkEdition.ts
-- finds a violation in a twentieth of the time.

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
alter table passaggio
  add foreign key (origine_id, livello) references unita (id, livello),
  add foreign key (destinazione_id, livello) references unita (id, livello),
  add foreign key (provvedimento_id) references provvedimento;
alter table attributi add foreign key (unita_id) references unita;
alter table alias add foreign key (unita_id) references unita;
alter table denominazione_storica add foreign key (unita_id) references unita;
alter table dimensione add foreign key (unita_id) references unita;
alter table territorio add foreign key (unita_id) references unita;
alter table area_urbana add foreign key (unita_id) references unita;

create index attributi_unita on attributi (unita_id);
create index territorio_unita on territorio (unita_id);
create index dimensione_unita on dimensione (unita_id);
create index versione_unita on versione (unita_id);
create index versione_codice on versione (livello, codice);
create index versione_ricerca on versione (ricerca);
create index passaggio_origine on passaggio (origine_id, data);
create index passaggio_destinazione on passaggio (destinazione_id, data);

-- The planner has no statistics about rows that have just been written; without statistics it would join row by row.
analyze unita; analyze versione; analyze attributi; analyze evento; analyze passaggio; analyze dimensione; analyze territorio; analyze area_urbana;
