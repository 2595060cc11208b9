-- Versions of the portal that read different structures of an edition share one database. Each has an edition in service, the newest that
-- it can read. The programs before this script know one edition in service, the row of portale.edizione that is `corrente`, and a load of
-- theirs drops the schemas of that table: it is left to them, and later editions are listed here.

create table portale.caricamento (
  id           integer primary key,
  struttura    integer not null,
  programma    text not null,
  nome         text not null,
  data         date not null,
  date_fatti   jsonb not null,
  fonti        jsonb not null,
  escluse      jsonb not null,
  mancanze     jsonb not null,
  origine      text not null check (origine in ('operatore', 'cartella', 'ufficiale', 'incorporata')),
  impronta     text not null,
  caricata_il  timestamptz not null default now(),
  in_servizio  boolean not null
);
create unique index caricamento_in_servizio on portale.caricamento (struttura) where in_servizio;
grant select on portale.caricamento to portale_lettura;
comment on table portale.caricamento is 'One row a completed load; its data are in the schema edizione_<id>';
comment on column portale.caricamento.id is 'Number of the load, in the name of its schema; taken from the sequence of portale.edizione, so that no two schemas have one name';
comment on column portale.caricamento.struttura is 'The structure of its tables: a program serves the edition in service of the structure that it reads';
comment on column portale.caricamento.programma is 'Version of the program that wrote it';
comment on column portale.caricamento.nome is 'Name shown to visitors, in Italian';
comment on column portale.caricamento.data is 'Last day for which the loaded files know of a change: the edition is "aggiornata al" this day';
comment on column portale.caricamento.date_fatti is 'First and last day that the loaded lists of a kind of fact describe: [{ fatto, dal, al }]';
comment on column portale.caricamento.fonti is 'Sources: [{ file, descrizione, licenza, url, righe, impronta, report, aggiunto }]; descrizione and licenza are { it, en }; impronta names the bytes in file_caricato; aggiunto is true for a file that an operator added by hand';
comment on column portale.caricamento.escluse is 'Files that were found and left out: [{ file, impronta, report, aggiunto, motivo, danneggiato, fatto }]; motivo is in English, for the operator';
comment on column portale.caricamento.mancanze is 'Kinds of facts that no file holds, or whose file is damaged: [{ fatto, file }]; file is null unless it is damaged';
comment on column portale.caricamento.origine is 'Who chose the files, those added aside: an operator by hand, the folder of PORTALE_DATI, the record that comes with the portal, or its update from the official addresses';
comment on column portale.caricamento.impronta is 'Hash of the loaded files and of the loader, the beginning of which names the edition: the same hash needs no load';
comment on column portale.caricamento.caricata_il is 'When the load ended, or when the edition was put back into service';
comment on column portale.caricamento.in_servizio is 'True for the one edition of its structure that is served';

comment on table portale.edizione is 'The loads of programs that do not write portale.caricamento; they read no other table';

-- a load of theirs deletes the files that portale.edizione does not list
create function portale.conserva_file() returns trigger language plpgsql as $$
begin
  if exists (select from portale.caricamento c, jsonb_array_elements(c.fonti) fonte where fonte ->> 'impronta' = old.impronta) then
    return null;
  end if;
  return old;
end $$;
comment on function portale.conserva_file() is 'Keeps the files of the editions in portale.caricamento from being deleted';
create trigger conserva_file before delete on portale.file_caricato for each row execute function portale.conserva_file();
