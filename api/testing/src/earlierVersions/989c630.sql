SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
CREATE SCHEMA edizione_1;
CREATE SCHEMA portale;
CREATE FUNCTION portale.piega(testo text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    AS $$ select lower(public.unaccent('public.unaccent'::regdictionary, testo)) $$;
CREATE TABLE edizione_1.versione (
    id integer NOT NULL,
    unita_id integer NOT NULL,
    livello text NOT NULL,
    codice text,
    denominazione text NOT NULL,
    denominazione_it text NOT NULL,
    denominazione_altra text,
    uts_id integer,
    regione_id integer,
    ripartizione_id integer,
    sigla text,
    codice_catastale text,
    certezza text NOT NULL,
    validita daterange NOT NULL,
    ricerca text GENERATED ALWAYS AS (portale.piega(denominazione)) STORED,
    CONSTRAINT versione_certezza_check CHECK ((certezza = ANY (ARRAY['dichiarato'::text, 'derivato'::text, 'dedotto'::text]))),
    CONSTRAINT versione_validita_check CHECK (((NOT isempty(validita)) AND (NOT lower_inf(validita))))
);
CREATE FUNCTION edizione_1.ripartizioni_al(data date) RETURNS TABLE(unita_id integer, versione_id integer, codice text, denominazione text, nuts1 text, validita daterange)
    LANGUAGE sql STABLE
    AS $_$
    select v.unita_id, v.id, v.codice, v.denominazione, a.nuts1, v.validita
    from versione v
    left join attributi a on a.unita_id = v.unita_id and a.validita @> $1
    where v.livello = 'ripartizione' and v.validita @> $1
  $_$;
CREATE TABLE edizione_1.alias (
    unita_id integer NOT NULL,
    denominazione text NOT NULL,
    fonte text NOT NULL,
    ricerca text GENERATED ALWAYS AS (portale.piega(denominazione)) STORED
);
CREATE TABLE edizione_1.unita (
    id integer NOT NULL,
    livello text NOT NULL,
    CONSTRAINT unita_livello_check CHECK ((livello = ANY (ARRAY['comune'::text, 'uts'::text, 'regione'::text, 'ripartizione'::text])))
);
CREATE MATERIALIZED VIEW edizione_1.forma_comune AS
 SELECT versione.unita_id,
    versione.codice,
    versione.denominazione,
    versione.ricerca,
    (array_agg(versione.sigla ORDER BY (lower(versione.validita)) DESC))[1] AS sigla_automobilistica,
    (min(lower(versione.validita)))::text AS validita_da,
    (max(COALESCE(upper(versione.validita), '9999-12-31'::date)))::text AS validita_a
   FROM edizione_1.versione
  WHERE (versione.livello = 'comune'::text)
  GROUP BY versione.unita_id, versione.codice, versione.denominazione, versione.ricerca
  WITH NO DATA;
CREATE TABLE portale.consultazione (
    id_funzione integer NOT NULL,
    giorno date NOT NULL,
    aperture bigint NOT NULL
);
CREATE TABLE portale.edizione (
    id integer NOT NULL,
    nome text NOT NULL,
    data date NOT NULL,
    approssimata boolean NOT NULL,
    fonti jsonb NOT NULL,
    origine text NOT NULL,
    impronta text NOT NULL,
    caricata_il timestamp with time zone DEFAULT now() NOT NULL,
    corrente boolean DEFAULT false NOT NULL,
    CONSTRAINT edizione_origine_check CHECK ((origine = ANY (ARRAY['operatore'::text, 'cartella'::text, 'ufficiale'::text, 'incorporata'::text])))
);
ALTER TABLE portale.edizione ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME portale.edizione_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE portale.file_caricato (
    impronta text NOT NULL,
    contenuto bytea NOT NULL
);
CREATE TABLE portale.migrazione (
    nome text NOT NULL,
    applicata_il timestamp with time zone DEFAULT now() NOT NULL
);
INSERT INTO edizione_1.unita VALUES (30000010, 'regione');
INSERT INTO edizione_1.unita VALUES (20000010, 'uts');
INSERT INTO edizione_1.unita VALUES (10010010, 'comune');
INSERT INTO edizione_1.unita VALUES (10010020, 'comune');
INSERT INTO edizione_1.unita VALUES (10010030, 'comune');
INSERT INTO edizione_1.versione VALUES (1, 30000010, 'regione', '01', '01', '01', NULL, NULL, NULL, NULL, NULL, NULL, 'dedotto', '[2000-01-01,)', DEFAULT);
INSERT INTO edizione_1.versione VALUES (2, 20000010, 'uts', '001', '001', '001', NULL, NULL, 30000010, NULL, 'TO', NULL, 'dedotto', '[2000-01-01,)', DEFAULT);
INSERT INTO edizione_1.versione VALUES (3, 10010010, 'comune', '001001', 'Alfa', 'Alfa', NULL, 20000010, 30000010, NULL, 'TO', NULL, 'dichiarato', '[2000-01-01,2005-01-01)', DEFAULT);
INSERT INTO edizione_1.versione VALUES (4, 10010010, 'comune', '001001', 'Alfanuova', 'Alfanuova', NULL, 20000010, 30000010, NULL, 'TO', NULL, 'dichiarato', '[2005-01-01,)', DEFAULT);
INSERT INTO edizione_1.versione VALUES (5, 10010020, 'comune', '001002', 'Beta', 'Beta', NULL, 20000010, 30000010, NULL, 'TO', NULL, 'dichiarato', '[2000-01-01,2010-01-01)', DEFAULT);
INSERT INTO edizione_1.versione VALUES (6, 10010030, 'comune', '001003', 'Gamma', 'Gamma', NULL, 20000010, 30000010, NULL, 'TO', NULL, 'dichiarato', '[2000-01-01,2010-01-01)', DEFAULT);
INSERT INTO edizione_1.versione VALUES (7, 10010030, 'comune', '001003', 'Gamma', 'Gamma', NULL, 20000010, 30000010, NULL, 'TO', NULL, 'dichiarato', '[2010-01-01,)', DEFAULT);
INSERT INTO portale.edizione OVERRIDING SYSTEM VALUE VALUES (1, 'Unità territoriali dal 1861', '2010-01-01', false, '[{"url": "https://schema.gov.it/", "file": "cities.csv", "righe": 6, "report": null, "licenza": "CC BY 4.0 AgID, Istat", "aggiunto": false, "impronta": "d8f730b65ab1a79ff072019bb042c31506c16848b5c298bc293799702cbacc6e", "descrizione": "Vocabolario controllato dei comuni, storia dal 1861"}]', 'operatore', '4745df8fa254ff17f4f7d2b03ef854094b4c9cbcd64862d46fd289eb9f17c8bc', '2026-11-25 07:51:42.514465+00', true);
INSERT INTO portale.file_caricato VALUES ('d8f730b65ab1a79ff072019bb042c31506c16848b5c298bc293799702cbacc6e', '\x1f8b08000000000000039d90c18ac3201086effb1873da058599841c72346ac380714a6b72e8c5f77f8b625a52e9366cd88bf87f8c1fff08561c5b9f2f7e64891e143cc1f9220b47cb06145c790c269b39c9240307be26b685b3cb56a6b97eb6e560061f9e31737a27aecc38934ce6c83796bc98c08e53d1aef8c4d1bfe0172081025ccf248f2b22e96f248da41b44fcd9282830e15454056d0375e88e28bb5fca38cbf2eeed40414b9a1addf77dbfe76d3e566d40c1e0d7adf7aa121e50d25f4a3aa66c3fb66c41c168a6e97f352b675573c7b9f6ac7ef30e36f9092ea0020000');
INSERT INTO portale.migrazione VALUES ('001_portale.sql', '2026-11-25 07:51:41.987099+00');
INSERT INTO portale.migrazione VALUES ('002_lettura_migrazioni.sql', '2026-11-25 07:51:41.987099+00');
SELECT pg_catalog.setval('portale.edizione_id_seq', 1, true);
ALTER TABLE ONLY edizione_1.alias
    ADD CONSTRAINT alias_pkey PRIMARY KEY (unita_id, denominazione);
ALTER TABLE ONLY edizione_1.unita
    ADD CONSTRAINT unita_id_livello_key UNIQUE (id, livello);
ALTER TABLE ONLY edizione_1.unita
    ADD CONSTRAINT unita_pkey PRIMARY KEY (id);
ALTER TABLE ONLY edizione_1.versione
    ADD CONSTRAINT versione_codice_sovrapposto EXCLUDE USING gist (livello WITH =, codice WITH =, validita WITH &&);
ALTER TABLE ONLY edizione_1.versione
    ADD CONSTRAINT versione_pkey PRIMARY KEY (id);
ALTER TABLE ONLY edizione_1.versione
    ADD CONSTRAINT versione_unita_sovrapposta EXCLUDE USING gist (unita_id WITH =, validita WITH &&);
ALTER TABLE ONLY portale.consultazione
    ADD CONSTRAINT consultazione_pkey PRIMARY KEY (id_funzione, giorno);
ALTER TABLE ONLY portale.edizione
    ADD CONSTRAINT edizione_pkey PRIMARY KEY (id);
ALTER TABLE ONLY portale.file_caricato
    ADD CONSTRAINT file_caricato_pkey PRIMARY KEY (impronta);
ALTER TABLE ONLY portale.migrazione
    ADD CONSTRAINT migrazione_pkey PRIMARY KEY (nome);
CREATE UNIQUE INDEX edizione_corrente ON portale.edizione USING btree (corrente) WHERE corrente;
ALTER TABLE ONLY edizione_1.alias
    ADD CONSTRAINT alias_unita_id_fkey FOREIGN KEY (unita_id) REFERENCES edizione_1.unita(id);
ALTER TABLE ONLY edizione_1.versione
    ADD CONSTRAINT versione_regione_id_fkey FOREIGN KEY (regione_id) REFERENCES edizione_1.unita(id);
ALTER TABLE ONLY edizione_1.versione
    ADD CONSTRAINT versione_ripartizione_id_fkey FOREIGN KEY (ripartizione_id) REFERENCES edizione_1.unita(id);
ALTER TABLE ONLY edizione_1.versione
    ADD CONSTRAINT versione_unita_id_livello_fkey FOREIGN KEY (unita_id, livello) REFERENCES edizione_1.unita(id, livello);
ALTER TABLE ONLY edizione_1.versione
    ADD CONSTRAINT versione_uts_id_fkey FOREIGN KEY (uts_id) REFERENCES edizione_1.unita(id);
GRANT USAGE ON SCHEMA edizione_1 TO portale_lettura;
GRANT USAGE ON SCHEMA portale TO portale_lettura;
GRANT USAGE ON SCHEMA portale TO portale_conteggio;
GRANT SELECT ON TABLE edizione_1.versione TO portale_lettura;
GRANT SELECT ON TABLE edizione_1.alias TO portale_lettura;
GRANT SELECT ON TABLE edizione_1.unita TO portale_lettura;
GRANT SELECT ON TABLE edizione_1.forma_comune TO portale_lettura;
GRANT SELECT ON TABLE portale.consultazione TO portale_lettura;
GRANT SELECT,INSERT,UPDATE ON TABLE portale.consultazione TO portale_conteggio;
GRANT SELECT ON TABLE portale.edizione TO portale_lettura;
GRANT SELECT ON TABLE portale.migrazione TO portale_lettura;
REFRESH MATERIALIZED VIEW edizione_1.forma_comune;
