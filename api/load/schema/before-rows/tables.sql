-- The tables of one edition. Each load creates them in a new schema (named by search_path); they never change afterwards. Rows that
-- contradict each other are found once all rows are written, which is many times faster: by after-rows/1-constraints.sql and
-- src/edition/checkEdition.ts. All date ranges are half-open: [first day in force, first day out of force). A range without an upper bound
-- is still in force.

create table unita (
  id      integer primary key,
  livello text not null check (livello in ('comune', 'uts', 'regione', 'ripartizione')),
  unique (id, livello)
);
comment on table unita is 'A territorial unit; it stays the same unit when its name, code or province changes';
comment on column unita.id is 'Stable number: level (1 comune, 2 uts, 3 regione, 4 ripartizione), first code on six digits, ordinal of the unit among those that began with that code; 5 and the cadastral code where there is no code';
comment on column unita.livello is 'comune, uts (province and other supra-municipal units), regione or ripartizione';

create table versione (
  id                  integer primary key,
  unita_id            integer not null,
  livello             text not null,
  codice              text,
  denominazione       text not null,
  denominazione_it    text not null,
  denominazione_altra text,
  uts_id              integer,
  regione_id          integer,
  ripartizione_id     integer,
  sigla               text,
  codice_catastale    text,
  certezza            text not null check (certezza in ('dichiarato', 'derivato', 'dedotto')),
  fonte               text,
  validita            daterange not null check (not isempty(validita) and not lower_inf(validita)),
  ricerca             text generated always as (portale.piega(denominazione)) stored
);
comment on table versione is 'An interval in which the attributes of a unit did not change, as far as the dated sources say';
comment on column versione.id is 'Number of the version in this edition';
comment on column versione.unita_id is 'The unit';
comment on column versione.livello is 'Level of the unit';
comment on column versione.codice is 'Code in force, zero-padded: comune 6 digits (PRO_COM_T), uts 3 (COD_PROV_STORICO), regione 2 (COD_REG), ripartizione 1 (COD_RIP); null where no source has it (former municipalities of the embedded edition)';
comment on column versione.denominazione is 'Name in proper case, with the other language after a slash or hyphen where it is official (COMUNE: "Bolzano/Bozen")';
comment on column versione.denominazione_it is 'Italian name alone (COMUNE_IT)';
comment on column versione.denominazione_altra is 'Name in the other official language (COMUNE_A), null when there is none or none is known';
comment on column versione.uts_id is 'Province or UTS of a comune; null for other levels';
comment on column versione.regione_id is 'Region of a comune or uts; null before 1948-01-01, when the regions were established';
comment on column versione.ripartizione_id is 'Geographical division of a comune, uts or regione; null where there is no region';
comment on column versione.sigla is 'Car plate letters of the province; the source also gives them for earlier dates';
comment on column versione.codice_catastale is 'Cadastral (Belfiore) code of a comune, null where no source has it';
comment on column versione.certezza is 'dichiarato: a source dates these attributes; dedotto: code and life span are dated, the name is carried along with the code from an undated list';
comment on column versione.fonte is 'The list that states these attributes, or from whose municipalities they follow (names in shared/wire/src/sourceNames.ts); null where it has no name';
comment on column versione.validita is 'First day in force to first day out of force';
comment on column versione.ricerca is 'denominazione without case and accents';

create table attributi (
  unita_id          integer not null,
  validita          daterange not null check (not isempty(validita)),
  codice_uts        text,
  tipo              smallint,
  codice_fiscale    text,
  capoluogo_uts     boolean,
  capoluogo_regione boolean,
  nuts1             text,
  nuts2             text,
  nuts3             text,
  certezza          text not null check (certezza in ('dichiarato', 'derivato', 'dedotto'))
);
comment on table attributi is 'Characteristics that only snapshots contain, for the dates at which they are known; without a row they are not known';
comment on column attributi.unita_id is 'The unit';
comment on column attributi.validita is 'Dates for which the values are known: from the last change before the snapshot, or (type and statistical code, "dedotto") from the last boundary common to all comuni of the uts; the statistical code also for as long as the uts was a plain provincia';
comment on column attributi.codice_uts is 'Statistical code of a uts (COD_UTS): that of the provincia, 200 + it for metropolitan cities, as listed for the units of 2026; null where no source says which';
comment on column attributi.tipo is 'TIPO_UTS of a uts (1 provincia, 2 provincia autonoma, 3 città metropolitana, 4 libero consorzio, 5 unità non amministrativa), TIPO_REG of a regione (1 ordinary, 2 special statute)';
comment on column attributi.codice_fiscale is 'Tax code of the body';
comment on column attributi.capoluogo_uts is 'The comune is the capital of its uts (CC_UTS)';
comment on column attributi.capoluogo_regione is 'The comune is the capital of its region (CC_REG)';
comment on column attributi.nuts1 is 'NUTS 2024, first level';
comment on column attributi.nuts2 is 'NUTS 2024, second level';
comment on column attributi.nuts3 is 'NUTS 2024, third level';
comment on column attributi.certezza is 'dichiarato: a snapshot states the values; dedotto: see validita';

create table provvedimento (
  id        integer primary key,
  testo     text not null,
  gazzetta  text,
  contenuto text,
  url       text,
  unique nulls not distinct (testo, gazzetta, contenuto)
);
comment on table provvedimento is 'The act (law, decree) that ordered an event; only from files that contain acts';
comment on column provvedimento.id is 'Number of the act in this edition';
comment on column provvedimento.testo is 'The act, as published';
comment on column provvedimento.gazzetta is 'The official journal that published it, null where the file names none';
comment on column provvedimento.contenuto is 'What the act says, as published';
comment on column provvedimento.url is 'Address of its document, null where none is known';

create table evento (
  id                integer primary key,
  unita_id          integer not null,
  livello           text not null,
  data              date not null,
  ordine            smallint not null,
  tipo              text check (tipo in ('CS', 'ES', 'CD', 'AP', 'RN', 'AQ', 'CE', 'AQES', 'CECS', 'PV', 'AS')),
  codice            text,
  denominazione     text not null,
  uts_id            integer,
  relativa          text not null check (relativa in ('unità', 'estero', 'nessuna', 'non nota', 'non caricata')),
  unita_relativa_id integer,
  provvedimento_id  integer,
  versione_prima_id integer,
  versione_dopo_id  integer,
  scorporo          boolean,
  certezza          text not null check (certezza in ('dichiarato', 'derivato', 'dedotto')),
  certezza_relativa text check (certezza_relativa in ('dichiarato', 'derivato', 'dedotto')),
  fonte             text,
  check ((relativa = 'unità') = (unita_relativa_id is not null)),
  check ((unita_relativa_id is null) = (certezza_relativa is null)),
  unique (unita_id, data, ordine)
);
comment on table evento is 'Something that happened to a unit on a day; many may happen on one day';
comment on column evento.id is 'Number of the event in this edition';
comment on column evento.unita_id is 'The unit to which it happened';
comment on column evento.livello is 'Level of the unit';
comment on column evento.data is 'First day of the new state (administrative start)';
comment on column evento.ordine is 'Order of the events of one unit on one day, from 1';
comment on column evento.tipo is 'CS, ES, CD, AP, RN, AQ, CE, AQES, CECS, PV, AS; null: variazione non specificata, the sources show that something changed but do not say what';
comment on column evento.codice is 'Code of the unit after the event (for ES its last code), also when that state ended on the same day; null where no source has it';
comment on column evento.denominazione is 'Name of the unit after the event (for ES its last name)';
comment on column evento.uts_id is 'The province of the unit when it had codice, if neither version around the event says it; otherwise null';
comment on column evento.relativa is 'The other side: unità (unita_relativa_id), estero (a foreign state took the unit or gave it), nessuna (this kind of event has none), non nota (the loaded lists do not say which), non caricata (no list that would say it is loaded)';
comment on column evento.unita_relativa_id is 'The other unit: the successor, the merged unit, or for AP the new province (a uts)';
comment on column evento.provvedimento_id is 'The act, null where no loaded file has it';
comment on column evento.versione_prima_id is 'Version that ended on this day, null when none';
comment on column evento.versione_dopo_id is 'Version that began on this day, null when none';
comment on column evento.scorporo is 'True for an extinction by division of the unit (FLAG_ES_SCORPORO); null where no file says it';
comment on column evento.certezza is 'dichiarato: an event file states the event; derivato: it follows from two versions; dedotto otherwise';
comment on column evento.fonte is 'The list that declares the event, or from whose rows it follows; null where it has no name';
comment on column evento.certezza_relativa is 'The same for unita_relativa_id; dedotto: the only unit of the province touched on that day';

create table passaggio (
  livello          text not null check (livello in ('comune', 'uts', 'regione')),
  origine_id       integer not null,
  destinazione_id  integer not null,
  data             date not null,
  tipo             text not null check (tipo in ('ES', 'CS', 'AQES', 'CECS', 'CE')),
  totale           boolean not null,
  certezza         text not null check (certezza in ('dichiarato', 'derivato', 'dedotto')),
  provvedimento_id integer,
  peso_popolazione float8,
  anno_popolazione smallint,
  peso_superficie  float8,
  anno_superficie  smallint,
  primary key (origine_id, destinazione_id, data)
);
comment on table passaggio is 'Territory of a unit that became that of another on a day: which unit became which, step by step. Of municipalities as the sources state it; of provinces and regions as it follows from their municipalities';
comment on column passaggio.livello is 'Level of both units';
comment on column passaggio.origine_id is 'The unit from which the territory came';
comment on column passaggio.destinazione_id is 'The unit to which it came';
comment on column passaggio.data is 'First day of the new state';
comment on column passaggio.tipo is 'Kind of the event that states it: ES, CECS, AQES or CS. CE, for provinces and regions alone: municipalities passed between two units that go on, so that neither became the other';
comment on column passaggio.totale is 'True when the first unit ended, false when it gave a part and went on';
comment on column passaggio.certezza is 'dichiarato: a source names both units; derivato: it follows from the municipalities; dedotto otherwise';
comment on column passaggio.provvedimento_id is 'The act, null where no loaded file has it; for a province or region that of most of the municipalities';
comment on column passaggio.peso_popolazione is 'Share of the first unit that passed, by population; null where a part has no figure of its own';
comment on column passaggio.anno_popolazione is 'Census of the share; null where the whole passed to one unit, which needs none';
comment on column passaggio.peso_superficie is 'The same share by area';
comment on column passaggio.anno_superficie is 'Year of the area';

create table destino (
  partenza integer not null,
  unita    integer,
  certezza text check (certezza in ('dichiarato', 'dedotto', 'non noto')),
  dopo     daterange not null check (not isempty(dopo)),
  quando   datemultirange not null check (not isempty(quando))
);
comment on table destino is 'The units that a municipality (partenza) is at a second date, within quando, when it existed at or after a first date, within dopo: itself, each successor (certezza: dichiarato or dedotto), or null (non noto) where no source names a successor';
comment on column destino.partenza is 'The municipality';
comment on column destino.unita is 'Itself, a municipality that it became, or null where no source names one';
comment on column destino.certezza is 'Of a successor the weakest certainty on the way, non noto without one; null for itself';
comment on column destino.dopo is 'The first dates';
comment on column destino.quando is 'The second dates';

create table alias (
  unita_id      integer not null,
  denominazione text not null,
  fonte         text not null,
  primary key (unita_id, denominazione)
);
comment on table alias is 'Names that find a unit and to which no file gives dates';
comment on column alias.unita_id is 'The unit';
comment on column alias.denominazione is 'The name';
comment on column alias.fonte is 'The file that has it';

create table denominazione_storica (
  unita_id      integer not null,
  denominazione text not null,
  codice        text not null,
  primary key (unita_id, denominazione)
);
comment on table denominazione_storica is 'The codes that the list of former names (report 130) gives to the names themselves';
comment on column denominazione_storica.unita_id is 'The comune that had the name';
comment on column denominazione_storica.denominazione is 'The former name, as in versione';
comment on column denominazione_storica.codice is 'Code of the name, six digits; a former name without a row has none, or no list of former names is loaded';

create table dimensione (
  unita_id              integer not null,
  validita              daterange not null,
  numero_comuni         integer,
  popolazione_legale    bigint,
  anno_censimento       smallint,
  area_kmq              numeric(12, 4),
  anno_area             smallint,
  popolazione_residente bigint,
  anno_popolazione      smallint
);
comment on table dimensione is 'Population and area by reference year (reports 63 and 74, and their sums for regione and ripartizione)';
comment on column dimensione.unita_id is 'The unit';
comment on column dimensione.validita is 'Dates at which the snapshot may be shown; at other dates these columns are null';
comment on column dimensione.numero_comuni is 'Number of comuni (report 63), null for a comune';
comment on column dimensione.popolazione_legale is 'Legal population at the census';
comment on column dimensione.anno_censimento is 'Year of the census';
comment on column dimensione.area_kmq is 'Area in square kilometres';
comment on column dimensione.anno_area is 'Year of the area';
comment on column dimensione.popolazione_residente is 'Residents';
comment on column dimensione.anno_popolazione is 'Year of the residents';

create table territorio (
  unita_id            integer not null,
  validita            daterange not null,
  isolano             smallint,
  litoraneo           smallint,
  zona_altimetrica    smallint,
  altitudine          integer,
  zona_costiera_2011  smallint,
  zona_costiera_2021  smallint,
  urbanizzazione_2011 smallint,
  urbanizzazione_2021 smallint
);
comment on table territorio is 'Features of the territory of a comune (report 73)';
comment on column territorio.unita_id is 'The comune';
comment on column territorio.validita is 'From the day of a list to the next change of the territory; at other dates the features are not known';
comment on column territorio.isolano is '1 on an island, else 0 (COM_ISO)';
comment on column territorio.litoraneo is '1 by the sea, else 0 (COM_LIT)';
comment on column territorio.zona_altimetrica is 'Altimetric zone: 1 inland mountain, 2 coastal mountain, 3 inland hill, 4 coastal hill, 5 plain (ZONA_ALT)';
comment on column territorio.altitudine is 'Altitude of the centre in metres (ALT)';
comment on column territorio.zona_costiera_2011 is '1 in a coastal area by the classification of 2011, else 0 (ZONE_COST_2011)';
comment on column territorio.zona_costiera_2021 is 'The same by that of 2021 (ZONE_COST_2021)';
comment on column territorio.urbanizzazione_2011 is 'Degree of urbanisation of 2011: 1 densely populated, 2 intermediate, 3 rural (DEGURBA_2011)';
comment on column territorio.urbanizzazione_2021 is 'The same of 2021 (DEGURBA_2021)';

create table area_urbana (
  unita_id           integer not null,
  anno               smallint not null,
  codice_fua         text,
  denominazione_fua  text,
  codice_city        text,
  denominazione_city text,
  primary key (unita_id, anno)
);
comment on table area_urbana is 'Functional urban areas and cities of a comune (report 447); a comune without a row in a year belongs to none';
comment on column area_urbana.unita_id is 'The comune';
comment on column area_urbana.anno is 'Composition: 2011 or 2021';
comment on column area_urbana.codice_fua is 'Code of the functional urban area (IT001F)';
comment on column area_urbana.denominazione_fua is 'Name of the functional urban area';
comment on column area_urbana.codice_city is 'Code of the city within it, null when the comune is in no city';
comment on column area_urbana.denominazione_city is 'Name of the city';

create table istantanea (
  id_funzione integer not null,
  data        date not null,
  file        text not null,
  colonne     jsonb not null check (jsonb_typeof(colonne) = 'array'),
  righe       jsonb not null check (jsonb_typeof(righe) = 'array'),
  primary key (id_funzione, data)
);
comment on table istantanea is 'Rows of a report as an operator loaded them, for reports that the model does not compute';
comment on column istantanea.id_funzione is 'Id of the report';
comment on column istantanea.data is 'The day that the rows describe';
comment on column istantanea.file is 'Name of the file';
comment on column istantanea.colonne is 'The columns in the order of the file: nome, tipo (VARCHAR, NUMBER or DATE, chosen from all values), decimali and, where no row has a value, vuota; the objects in righe do not keep this order';
comment on column istantanea.righe is 'The rows, keyed by column name, as loaded';
