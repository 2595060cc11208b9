-- What outlives an edition: the list of editions and the counts of openings. The two roles that use them are those of `ruoli.sql`.

create extension if not exists btree_gist with schema public;
create extension if not exists pg_trgm with schema public;
create extension if not exists unaccent with schema public;

-- Names are compared without case and accents. The two-argument form of unaccent depends on no setting, so it may be
-- declared immutable and indexed.
create function portale.piega(testo text) returns text
  language sql immutable strict parallel safe
  as $$ select lower(public.unaccent('public.unaccent'::regdictionary, testo)) $$;
comment on function portale.piega(text) is 'Text folded for searching: lower case, no accents';

create table portale.edizione (
  id            integer generated always as identity primary key,
  nome          text not null,
  data          date not null,
  approssimata  boolean not null,
  fonti         jsonb not null,
  origine       text not null check (origine in ('operatore', 'cartella', 'ufficiale', 'incorporata')),
  impronta      text not null,
  caricata_il   timestamptz not null default now(),
  corrente      boolean not null default false
);
create unique index edizione_corrente on portale.edizione (corrente) where corrente;
comment on table portale.edizione is 'One row a load that was completed; its data are in the schema edizione_<id>';
comment on column portale.edizione.id is 'Number of the edition, in the name of its schema and in every ETag';
comment on column portale.edizione.nome is 'Name shown to visitors, in Italian';
comment on column portale.edizione.data is 'Last day for which the loaded files know of a change: the edition is "aggiornata al" this day';
comment on column portale.edizione.approssimata is 'True for the embedded edition, whose past counts are not the official ones: every screen says so';
comment on column portale.edizione.fonti is 'Sources: [{ file, descrizione, licenza, url, righe, impronta, report, aggiunto }]; impronta names its bytes in file_caricato, aggiunto is true for a file that an operator added by hand';
comment on column portale.edizione.origine is 'Who chose the files, those added aside: an operator by hand, the data folder, the official addresses, or the packages built in';
comment on column portale.edizione.impronta is 'Hash of the loaded files and of the version of the loader: the same hash needs no load';
comment on column portale.edizione.caricata_il is 'When the load ended';
comment on column portale.edizione.corrente is 'True for the one edition that is served';

create table portale.file_caricato (
  impronta  text primary key,
  contenuto bytea not null
);
comment on table portale.file_caricato is 'The files of the editions that are kept, so that one more file can be added to those in service';
comment on column portale.file_caricato.impronta is 'SHA-256 of the file';
comment on column portale.file_caricato.contenuto is 'Its bytes, gzipped';

create table portale.consultazione (
  id_funzione integer not null,
  giorno      date not null,
  aperture    bigint not null,
  primary key (id_funzione, giorno)
);
comment on table portale.consultazione is 'Openings of a report by day; nothing about who opened it';
comment on column portale.consultazione.id_funzione is 'Id of the report';
comment on column portale.consultazione.giorno is 'Day in Europe/Rome';
comment on column portale.consultazione.aperture is 'Number of openings';

grant usage on schema portale to portale_lettura, portale_conteggio;
grant select on portale.edizione, portale.consultazione to portale_lettura;
grant select, insert, update on portale.consultazione to portale_conteggio;
