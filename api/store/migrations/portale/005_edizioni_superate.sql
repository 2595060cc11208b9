-- An edition is named by its content: a name that was in service once stays known, so that it is told from one that never was.

create table portale.edizione_superata (
  impronta text primary key
);
comment on table portale.edizione_superata is 'Editions that were in service and are not kept any more';
comment on column portale.edizione_superata.impronta is 'Hash of the loaded files and of the loader';
grant select on portale.edizione_superata to portale_lettura;

comment on column portale.edizione.id is 'Number of the load, in the name of its schema';
comment on column portale.edizione.impronta is 'Hash of the loaded files and of the loader, the beginning of which names the edition: the same hash needs no load';
comment on column portale.edizione.caricata_il is 'When the load ended, or when the edition was put back into service';
