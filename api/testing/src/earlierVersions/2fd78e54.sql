SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
CREATE SCHEMA edizione_1;
CREATE SCHEMA portale;
CREATE FUNCTION edizione_1.comuni_al(data date) RETURNS TABLE(unita_id integer, versione_id integer, codice text, denominazione text, denominazione_it text, denominazione_altra text, sigla text, codice_catastale text, codice_fiscale text, capoluogo_regione boolean, capoluogo_uts boolean, nuts1 text, nuts2 text, nuts3 text, uts_id integer, codice_provincia text, codice_uts text, denominazione_uts text, tipo_uts smallint, regione_id integer, codice_regione text, denominazione_regione text, ripartizione_id integer, codice_ripartizione text, denominazione_ripartizione text, validita daterange)
    LANGUAGE sql STABLE
    AS $_$
    select unita_id, versione_id, codice, denominazione, denominazione_it, denominazione_altra,
           sigla, codice_catastale, codice_fiscale, capoluogo_regione, capoluogo_uts, nuts1, nuts2, nuts3,
           uts_id, codice_provincia, codice_uts, denominazione_uts, tipo_uts, regione_id, codice_regione, denominazione_regione,
           ripartizione_id, codice_ripartizione, denominazione_ripartizione, validita
    from comune_esteso where tratto @> $1
  $_$;
CREATE FUNCTION edizione_1.regioni_al(data date) RETURNS TABLE(unita_id integer, versione_id integer, codice text, denominazione text, tipo smallint, codice_fiscale text, nuts2 text, ripartizione_id integer, codice_ripartizione text, denominazione_ripartizione text, nuts1 text, validita daterange)
    LANGUAGE sql STABLE
    AS $_$
    select v.unita_id, v.id, v.codice, v.denominazione, a.tipo, a.codice_fiscale, a.nuts2,
           v.ripartizione_id, r.codice, r.denominazione, r.nuts1, v.validita
    from versione v
    left join attributi a on a.unita_id = v.unita_id and a.validita @> $1
    left join ripartizioni_al($1) r on r.unita_id = v.ripartizione_id
    where v.livello = 'regione' and v.validita @> $1
  $_$;
CREATE FUNCTION edizione_1.ripartizioni_al(data date) RETURNS TABLE(unita_id integer, versione_id integer, codice text, denominazione text, nuts1 text, validita daterange)
    LANGUAGE sql STABLE
    AS $_$
    select v.unita_id, v.id, v.codice, v.denominazione, a.nuts1, v.validita
    from versione v
    left join attributi a on a.unita_id = v.unita_id and a.validita @> $1
    where v.livello = 'ripartizione' and v.validita @> $1
  $_$;
CREATE FUNCTION edizione_1.uts_al(data date) RETURNS TABLE(unita_id integer, versione_id integer, codice text, codice_uts text, denominazione text, tipo smallint, sigla text, codice_fiscale text, nuts3 text, regione_id integer, codice_regione text, denominazione_regione text, ripartizione_id integer, codice_ripartizione text, denominazione_ripartizione text, validita daterange)
    LANGUAGE sql STABLE
    AS $_$
    select unita_id, versione_id, codice, codice_uts, denominazione, tipo, sigla, codice_fiscale, nuts3,
           regione_id, codice_regione, denominazione_regione, ripartizione_id, codice_ripartizione, denominazione_ripartizione, validita
    from uts_estesa where tratto @> $1
  $_$;
CREATE FUNCTION portale.piega(testo text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    AS $$ select lower(public.unaccent('public.unaccent'::regdictionary, testo)) $$;
CREATE TABLE edizione_1.alias (
    unita_id integer NOT NULL,
    denominazione text NOT NULL,
    fonte text NOT NULL,
    ricerca text GENERATED ALWAYS AS (portale.piega(denominazione)) STORED
);
CREATE TABLE edizione_1.area_urbana (
    unita_id integer NOT NULL,
    anno smallint NOT NULL,
    codice_fua text,
    denominazione_fua text,
    codice_city text,
    denominazione_city text
);
CREATE TABLE edizione_1.attributi (
    unita_id integer NOT NULL,
    validita daterange NOT NULL,
    codice_uts text,
    tipo smallint,
    codice_fiscale text,
    capoluogo_uts boolean,
    capoluogo_regione boolean,
    nuts1 text,
    nuts2 text,
    nuts3 text,
    certezza text NOT NULL,
    CONSTRAINT attributi_certezza_check CHECK ((certezza = ANY (ARRAY['dichiarato'::text, 'derivato'::text, 'dedotto'::text]))),
    CONSTRAINT attributi_validita_check CHECK ((NOT isempty(validita)))
);
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
    fonte text,
    validita daterange NOT NULL,
    ricerca text GENERATED ALWAYS AS (portale.piega(denominazione)) STORED,
    CONSTRAINT versione_certezza_check CHECK ((certezza = ANY (ARRAY['dichiarato'::text, 'derivato'::text, 'dedotto'::text]))),
    CONSTRAINT versione_validita_check CHECK (((NOT isempty(validita)) AND (NOT lower_inf(validita))))
);
CREATE MATERIALIZED VIEW edizione_1.codice_avuto AS
 SELECT codici.livello,
    codici.codice,
    codici.denominazione,
    codici.unita_id,
    row_number() OVER (PARTITION BY codici.livello ORDER BY (codici.denominazione COLLATE "und-x-icu"), codici.codice, codici.unita_id) AS posizione
   FROM ( SELECT versione.livello,
            versione.unita_id,
            versione.codice,
            versione.denominazione
           FROM edizione_1.versione
        UNION
         SELECT v.livello,
            v.unita_id,
            a.codice_uts,
            v.denominazione
           FROM (edizione_1.versione v
             JOIN edizione_1.attributi a ON (((a.unita_id = v.unita_id) AND (a.validita && v.validita))))
          WHERE (a.codice_uts IS NOT NULL)) codici
  WITH NO DATA;
CREATE VIEW edizione_1.confine AS
 SELECT versione.unita_id,
    lower(versione.validita) AS giorno
   FROM edizione_1.versione
UNION
 SELECT versione.unita_id,
    upper(versione.validita) AS giorno
   FROM edizione_1.versione
  WHERE (NOT upper_inf(versione.validita))
UNION
 SELECT attributi.unita_id,
    lower(attributi.validita) AS giorno
   FROM edizione_1.attributi
UNION
 SELECT attributi.unita_id,
    upper(attributi.validita) AS giorno
   FROM edizione_1.attributi
  WHERE (NOT upper_inf(attributi.validita));
CREATE MATERIALIZED VIEW edizione_1.uts_estesa AS
 WITH inizio AS (
         SELECT DISTINCT v.id,
            c.giorno
           FROM ((edizione_1.versione v
             CROSS JOIN LATERAL unnest(ARRAY[v.unita_id, v.regione_id, v.ripartizione_id]) interessata(id))
             JOIN edizione_1.confine c ON ((c.unita_id = interessata.id)))
          WHERE ((v.livello = 'uts'::text) AND (v.validita @> c.giorno))
        ), tratto AS (
         SELECT v.id,
            v.unita_id,
            v.livello,
            v.codice,
            v.denominazione,
            v.denominazione_it,
            v.denominazione_altra,
            v.uts_id,
            v.regione_id,
            v.ripartizione_id,
            v.sigla,
            v.codice_catastale,
            v.certezza,
            v.fonte,
            v.validita,
            v.ricerca,
            i.giorno,
            lead(i.giorno, 1, upper(v.validita)) OVER (PARTITION BY v.id ORDER BY i.giorno) AS fine
           FROM (inizio i
             JOIN edizione_1.versione v ON ((v.id = i.id)))
        )
 SELECT t.unita_id,
    t.id AS versione_id,
    t.codice,
    a.codice_uts,
    t.denominazione,
    a.tipo,
    t.sigla,
    a.codice_fiscale,
    a.nuts3,
    t.regione_id,
    g.codice AS codice_regione,
    g.denominazione AS denominazione_regione,
    g.ripartizione_id,
    r.codice AS codice_ripartizione,
    r.denominazione AS denominazione_ripartizione,
    t.validita,
    daterange(t.giorno, t.fine) AS tratto
   FROM (((tratto t
     LEFT JOIN edizione_1.attributi a ON (((a.unita_id = t.unita_id) AND (a.validita @> t.giorno))))
     LEFT JOIN edizione_1.versione g ON (((g.unita_id = t.regione_id) AND (g.validita @> t.giorno))))
     LEFT JOIN edizione_1.versione r ON (((r.unita_id = g.ripartizione_id) AND (r.validita @> t.giorno))))
  WITH NO DATA;
CREATE MATERIALIZED VIEW edizione_1.comune_esteso AS
 WITH confine_proprio AS (
         SELECT uts_estesa.unita_id,
            lower(uts_estesa.tratto) AS giorno
           FROM edizione_1.uts_estesa
        UNION
         SELECT uts_estesa.unita_id,
            upper(uts_estesa.tratto) AS upper
           FROM edizione_1.uts_estesa
          WHERE (NOT upper_inf(uts_estesa.tratto))
        UNION
         SELECT attributi.unita_id,
            lower(attributi.validita) AS lower
           FROM edizione_1.attributi
        UNION
         SELECT attributi.unita_id,
            upper(attributi.validita) AS upper
           FROM edizione_1.attributi
          WHERE (NOT upper_inf(attributi.validita))
        ), inizio AS (
         SELECT versione.id,
            lower(versione.validita) AS giorno
           FROM edizione_1.versione
          WHERE (versione.livello = 'comune'::text)
        UNION
         SELECT v.id,
            c.giorno
           FROM ((edizione_1.versione v
             CROSS JOIN LATERAL unnest(ARRAY[v.unita_id, v.uts_id]) interessata(id))
             JOIN confine_proprio c ON ((c.unita_id = interessata.id)))
          WHERE ((v.livello = 'comune'::text) AND (v.validita @> c.giorno))
        ), tratto AS (
         SELECT v.id,
            v.unita_id,
            v.livello,
            v.codice,
            v.denominazione,
            v.denominazione_it,
            v.denominazione_altra,
            v.uts_id,
            v.regione_id,
            v.ripartizione_id,
            v.sigla,
            v.codice_catastale,
            v.certezza,
            v.fonte,
            v.validita,
            v.ricerca,
            i.giorno,
            lead(i.giorno, 1, upper(v.validita)) OVER (PARTITION BY v.id ORDER BY i.giorno) AS fine
           FROM (inizio i
             JOIN edizione_1.versione v ON ((v.id = i.id)))
        )
 SELECT t.unita_id,
    t.id AS versione_id,
    t.codice,
    t.denominazione,
    t.denominazione_it,
    t.denominazione_altra,
    t.sigla,
    t.codice_catastale,
    a.codice_fiscale,
    a.capoluogo_regione,
    a.capoluogo_uts,
    a.nuts1,
    a.nuts2,
    a.nuts3,
    t.uts_id,
    u.codice AS codice_provincia,
    u.codice_uts,
    u.denominazione AS denominazione_uts,
    u.tipo AS tipo_uts,
    t.regione_id,
    u.codice_regione,
    u.denominazione_regione,
    u.ripartizione_id,
    u.codice_ripartizione,
    u.denominazione_ripartizione,
    t.validita,
    daterange(t.giorno, t.fine) AS tratto
   FROM ((tratto t
     LEFT JOIN edizione_1.attributi a ON (((a.unita_id = t.unita_id) AND (a.validita @> t.giorno))))
     LEFT JOIN edizione_1.uts_estesa u ON (((u.unita_id = t.uts_id) AND (u.tratto @> t.giorno))))
  ORDER BY t.fine, (t.codice COLLATE "C")
  WITH NO DATA;
CREATE TABLE edizione_1.evento (
    id integer NOT NULL,
    unita_id integer NOT NULL,
    livello text NOT NULL,
    data date NOT NULL,
    ordine smallint NOT NULL,
    tipo text,
    codice text,
    denominazione text NOT NULL,
    uts_id integer,
    relativa text NOT NULL,
    unita_relativa_id integer,
    provvedimento_id integer,
    versione_prima_id integer,
    versione_dopo_id integer,
    scorporo boolean,
    certezza text NOT NULL,
    certezza_relativa text,
    fonte text,
    CONSTRAINT evento_certezza_check CHECK ((certezza = ANY (ARRAY['dichiarato'::text, 'derivato'::text, 'dedotto'::text]))),
    CONSTRAINT evento_certezza_relativa_check CHECK ((certezza_relativa = ANY (ARRAY['dichiarato'::text, 'derivato'::text, 'dedotto'::text]))),
    CONSTRAINT evento_check CHECK (((relativa = 'unità'::text) = (unita_relativa_id IS NOT NULL))),
    CONSTRAINT evento_check1 CHECK (((unita_relativa_id IS NULL) = (certezza_relativa IS NULL))),
    CONSTRAINT evento_relativa_check CHECK ((relativa = ANY (ARRAY['unità'::text, 'estero'::text, 'nessuna'::text, 'non nota'::text, 'non caricata'::text]))),
    CONSTRAINT evento_tipo_check CHECK ((tipo = ANY (ARRAY['CS'::text, 'ES'::text, 'CD'::text, 'AP'::text, 'RN'::text, 'AQ'::text, 'CE'::text, 'AQES'::text, 'CECS'::text, 'PV'::text, 'AS'::text])))
);
CREATE MATERIALIZED VIEW edizione_1.passaggio AS
 SELECT DISTINCT ON (passi.origine_id, passi.destinazione_id, passi.data) passi.origine_id,
    passi.destinazione_id,
    passi.data,
    passi.evento_id,
    passi.tipo,
    passi.certezza,
    passi.totale
   FROM ( SELECT evento.unita_id AS origine_id,
            evento.unita_relativa_id AS destinazione_id,
            evento.data,
            evento.id AS evento_id,
            evento.tipo,
            evento.certezza_relativa AS certezza,
            true AS totale
           FROM edizione_1.evento
          WHERE ((evento.tipo = 'ES'::text) AND (evento.unita_relativa_id IS NOT NULL))
        UNION ALL
         SELECT evento.unita_relativa_id,
            evento.unita_id,
            evento.data,
            evento.id,
            evento.tipo,
            evento.certezza_relativa,
            true
           FROM edizione_1.evento
          WHERE ((evento.tipo = 'AQES'::text) AND (evento.unita_relativa_id IS NOT NULL))
        UNION ALL
         SELECT e.unita_relativa_id,
            e.unita_id,
            e.data,
            e.id,
            e.tipo,
            e.certezza_relativa,
            (EXISTS ( SELECT
                   FROM edizione_1.evento fine
                  WHERE ((fine.unita_id = e.unita_relativa_id) AND (fine.data = e.data) AND (fine.tipo = 'ES'::text)))) AS "exists"
           FROM edizione_1.evento e
          WHERE ((e.tipo = 'CS'::text) AND (e.unita_relativa_id IS NOT NULL))
        UNION ALL
         SELECT e.unita_id,
            e.unita_relativa_id,
            e.data,
            e.id,
            e.tipo,
            e.certezza_relativa,
            (EXISTS ( SELECT
                   FROM edizione_1.evento fine
                  WHERE ((fine.unita_id = e.unita_id) AND (fine.data = e.data) AND (fine.tipo = 'ES'::text)))) AS "exists"
           FROM edizione_1.evento e
          WHERE ((e.tipo = 'CECS'::text) AND (e.unita_relativa_id IS NOT NULL))) passi
  ORDER BY passi.origine_id, passi.destinazione_id, passi.data, passi.totale DESC, (array_position(ARRAY['dichiarato'::text, 'derivato'::text, 'dedotto'::text], passi.certezza)), (array_position(ARRAY['ES'::text, 'CECS'::text, 'AQES'::text, 'CS'::text], passi.tipo)), passi.evento_id
  WITH NO DATA;
CREATE MATERIALIZED VIEW edizione_1.vita_comune AS
 SELECT versione.unita_id,
    range_agg(versione.validita) AS vita
   FROM edizione_1.versione
  WHERE (versione.livello = 'comune'::text)
  GROUP BY versione.unita_id
  WITH NO DATA;
CREATE MATERIALIZED VIEW edizione_1.destino AS
 WITH RECURSIVE cammino(partenza, inizio, unita, data, certezza, quando) AS (
         SELECT p.origine_id,
            p.data,
            p.destinazione_id,
            p.data,
            p.certezza,
            (datemultirange(daterange(p.data, NULL::date)) - v.vita) AS "?column?"
           FROM (edizione_1.passaggio p
             JOIN edizione_1.vita_comune v ON ((v.unita_id = p.origine_id)))
        UNION
         SELECT c.partenza,
            c.inizio,
            p.destinazione_id,
            p.data,
                CASE
                    WHEN (('dedotto'::text = c.certezza) OR ('dedotto'::text = p.certezza)) THEN 'dedotto'::text
                    ELSE 'dichiarato'::text
                END AS "case",
            ((c.quando - v.vita) * datemultirange(daterange(p.data, NULL::date)))
           FROM ((cammino c
             JOIN edizione_1.vita_comune v ON ((v.unita_id = c.unita)))
             JOIN edizione_1.passaggio p ON (((p.origine_id = c.unita) AND (p.data >= c.data))))
          WHERE (NOT isempty((c.quando - v.vita)))
        ), arrivo AS (
         SELECT c.partenza,
            c.inizio,
            c.unita,
            c.certezza,
            range_agg((c.quando * v.vita)) AS quando
           FROM (cammino c
             JOIN edizione_1.vita_comune v ON ((v.unita_id = c.unita)))
          WHERE (NOT isempty((c.quando * v.vita)))
          GROUP BY c.partenza, c.inizio, c.unita, c.certezza
        ), successore AS (
         SELECT arrivo.partenza,
            arrivo.inizio,
            arrivo.unita,
            arrivo.certezza,
            (arrivo.quando - COALESCE(range_agg(arrivo.quando) OVER prima, '{}'::datemultirange)) AS quando
           FROM arrivo
          WINDOW prima AS (PARTITION BY arrivo.partenza, arrivo.unita ORDER BY arrivo.inizio DESC, arrivo.certezza DESC ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING)
        ), seguito AS (
         SELECT successore.partenza,
            successore.inizio,
            range_agg(successore.quando) AS quando
           FROM successore
          GROUP BY successore.partenza, successore.inizio
        ), ultimo_seguito AS (
         SELECT seguito.partenza,
            seguito.inizio,
            (seguito.quando - COALESCE(range_agg(seguito.quando) OVER prima, '{}'::datemultirange)) AS quando
           FROM seguito
          WINDOW prima AS (PARTITION BY seguito.partenza ORDER BY seguito.inizio DESC ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING)
        )
 SELECT vita_comune.unita_id AS partenza,
    vita_comune.unita_id AS unita,
    NULL::text AS certezza,
    daterange(NULL::date, NULL::date) AS dopo,
    vita_comune.vita AS quando
   FROM edizione_1.vita_comune
UNION ALL
 SELECT successore.partenza,
    successore.unita,
    successore.certezza,
    daterange(NULL::date, successore.inizio) AS dopo,
    successore.quando
   FROM successore
  WHERE (NOT isempty(successore.quando))
UNION ALL
 SELECT ultimo_seguito.partenza,
    NULL::integer AS unita,
    'non noto'::text AS certezza,
    daterange(ultimo_seguito.inizio, NULL::date) AS dopo,
    ultimo_seguito.quando
   FROM ultimo_seguito
  WHERE (NOT isempty(ultimo_seguito.quando))
UNION ALL
 SELECT v.unita_id AS partenza,
    NULL::integer AS unita,
    'non noto'::text AS certezza,
    daterange(NULL::date, NULL::date) AS dopo,
    resto.quando
   FROM ((edizione_1.vita_comune v
     LEFT JOIN ( SELECT seguito.partenza,
            range_agg(seguito.quando) AS quando
           FROM seguito
          GROUP BY seguito.partenza) s ON ((s.partenza = v.unita_id)))
     CROSS JOIN LATERAL ( SELECT ((datemultirange(daterange(lower(v.vita), NULL::date)) - v.vita) - COALESCE(s.quando, '{}'::datemultirange)) AS quando) resto)
  WHERE (NOT isempty(resto.quando))
  WITH NO DATA;
CREATE MATERIALIZED VIEW edizione_1.comune_a_due_date AS
 WITH inizio AS (
         SELECT comune_esteso.unita_id,
            comune_esteso.versione_id,
            comune_esteso.codice,
            comune_esteso.denominazione,
            comune_esteso.denominazione_it,
            comune_esteso.denominazione_altra,
            comune_esteso.sigla,
            comune_esteso.codice_catastale,
            comune_esteso.codice_fiscale,
            comune_esteso.capoluogo_regione,
            comune_esteso.capoluogo_uts,
            comune_esteso.nuts1,
            comune_esteso.nuts2,
            comune_esteso.nuts3,
            comune_esteso.uts_id,
            comune_esteso.codice_provincia,
            comune_esteso.codice_uts,
            comune_esteso.denominazione_uts,
            comune_esteso.tipo_uts,
            comune_esteso.regione_id,
            comune_esteso.codice_regione,
            comune_esteso.denominazione_regione,
            comune_esteso.ripartizione_id,
            comune_esteso.codice_ripartizione,
            comune_esteso.denominazione_ripartizione,
            comune_esteso.validita,
            comune_esteso.tratto
           FROM edizione_1.comune_esteso
          WHERE (comune_esteso.tratto && daterange('1991-01-01'::date, NULL::date))
        ), coppia AS (
         SELECT i_1.versione_id AS inizio,
            i_1.tratto AS tratto_inizio,
            f_1.versione_id AS fine,
            f_1.tratto AS tratto_fine,
            d.certezza,
            true AS tradotto,
            (d.certezza IS NULL) AS confrontato,
            (i_1.tratto * d.dopo) AS dopo,
            tratto.quando
           FROM (((inizio i_1
             JOIN edizione_1.destino d ON (((d.partenza = i_1.unita_id) AND (d.dopo && i_1.tratto))))
             LEFT JOIN edizione_1.comune_esteso f_1 ON ((f_1.unita_id = d.unita)))
             CROSS JOIN LATERAL unnest((d.quando * datemultirange((daterange(lower(i_1.tratto), NULL::date) * COALESCE(f_1.tratto, daterange(NULL::date, NULL::date)))))) tratto(quando))
        UNION ALL
         SELECT i_1.versione_id,
            i_1.tratto,
            NULL::integer,
            NULL::daterange,
            NULL::text,
            false,
            true,
            i_1.tratto,
            tratto.quando
           FROM ((inizio i_1
             JOIN edizione_1.vita_comune v ON ((v.unita_id = i_1.unita_id)))
             CROSS JOIN LATERAL unnest((datemultirange(daterange(lower(i_1.tratto), NULL::date)) - v.vita)) tratto(quando))
        UNION ALL
         SELECT NULL::integer,
            NULL::daterange,
            f_1.versione_id,
            f_1.tratto,
            NULL::text,
            false,
            true,
            tratto.dopo,
            f_1.tratto
           FROM ((inizio f_1
             JOIN edizione_1.vita_comune v ON ((v.unita_id = f_1.unita_id)))
             CROSS JOIN LATERAL unnest((datemultirange(daterange(NULL::date, upper(f_1.tratto))) - v.vita)) tratto(dopo))
        )
 SELECT
        CASE
            WHEN ((i.codice = f.codice) AND (i.denominazione = f.denominazione)) THEN 'SI'::text
            ELSE 'NO'::text
        END AS valido,
    i.unita_id AS unita_inizio,
    i.codice AS codice_inizio,
    i.denominazione AS denominazione_inizio,
    i.codice_uts AS codice_uts_inizio,
    i.denominazione_uts AS denominazione_uts_inizio,
    i.codice_regione AS codice_regione_inizio,
    i.denominazione_regione AS denominazione_regione_inizio,
    f.unita_id AS unita_fine,
    f.codice AS codice_fine,
    f.denominazione AS denominazione_fine,
    f.codice_uts AS codice_uts_fine,
    f.denominazione_uts AS denominazione_uts_fine,
    f.codice_regione AS codice_regione_fine,
    f.denominazione_regione AS denominazione_regione_fine,
    c.certezza,
    c.tradotto,
    c.confrontato,
    c.dopo,
    c.quando
   FROM ((coppia c
     LEFT JOIN edizione_1.comune_esteso i ON (((i.versione_id = c.inizio) AND (i.tratto = c.tratto_inizio))))
     LEFT JOIN edizione_1.comune_esteso f ON (((f.versione_id = c.fine) AND (f.tratto = c.tratto_fine))))
  WITH NO DATA;
CREATE TABLE edizione_1.denominazione_storica (
    unita_id integer NOT NULL,
    denominazione text NOT NULL,
    codice text NOT NULL
);
CREATE MATERIALIZED VIEW edizione_1.denominazione_precedente AS
 WITH finita AS (
         SELECT versione.unita_id,
            versione.codice,
            versione.denominazione,
            versione.sigla,
            versione.uts_id,
            versione.validita,
            daterange(upper(versione.validita), lead(upper(versione.validita)) OVER (PARTITION BY versione.unita_id, versione.denominazione, versione.codice ORDER BY versione.validita)) AS dopo
           FROM edizione_1.versione
          WHERE ((versione.livello = 'comune'::text) AND (NOT upper_inf(versione.validita)))
        ), fine AS (
         SELECT DISTINCT e.unita_id,
            e.data,
            e.codice,
            e.uts_id,
            e.versione_prima_id,
            datemultirange(daterange(e.data, ( SELECT min(x.data) AS min
                   FROM edizione_1.evento x
                  WHERE ((x.unita_id = e.unita_id) AND (x.tipo = ANY (ARRAY['ES'::text, 'AS'::text])) AND (x.data > e.data))))) AS dopo
           FROM edizione_1.evento e
          WHERE ((e.livello = 'comune'::text) AND (e.tipo = ANY (ARRAY['ES'::text, 'AS'::text])))
        ), ultima AS (
         SELECT comune_esteso.unita_id,
            comune_esteso.codice,
            comune_esteso.denominazione,
            comune_esteso.codice_uts,
            comune_esteso.sigla,
            comune_esteso.tratto
           FROM edizione_1.comune_esteso
        UNION ALL
         SELECT f.unita_id,
            f.codice,
            c.denominazione,
            COALESCE(u.codice_uts, c.codice_uts) AS "coalesce",
            c.sigla,
            assente.assente
           FROM ((((fine f
             JOIN edizione_1.comune_esteso c ON (((c.versione_id = f.versione_prima_id) AND (upper(c.tratto) = f.data))))
             JOIN edizione_1.vita_comune v ON ((v.unita_id = f.unita_id)))
             LEFT JOIN edizione_1.uts_estesa u ON (((u.unita_id = f.uts_id) AND (u.tratto @> f.data))))
             CROSS JOIN LATERAL unnest((f.dopo - v.vita)) assente(assente))
        ), accostata AS (
         SELECT p.denominazione,
            p.codice,
            s.codice AS codice_denominazione,
            u.codice_uts,
            p.sigla,
            c.codice AS codice_corrente,
            c.denominazione AS denominazione_corrente,
            c.codice_uts AS codice_uts_corrente,
            c.sigla AS sigla_corrente,
            range_agg((p.dopo * c.tratto)) AS tratti
           FROM (((finita p
             JOIN ultima c ON (((c.unita_id = p.unita_id) AND (c.tratto && p.dopo) AND (c.denominazione <> p.denominazione))))
             LEFT JOIN edizione_1.uts_estesa u ON (((u.unita_id = p.uts_id) AND (u.tratto && p.validita))))
             LEFT JOIN edizione_1.denominazione_storica s ON (((s.unita_id = p.unita_id) AND (s.denominazione = p.denominazione))))
          GROUP BY p.unita_id, p.denominazione, p.codice, s.codice, u.codice_uts, p.sigla, c.codice, c.denominazione, c.codice_uts, c.sigla
        )
 SELECT accostata.denominazione,
    accostata.codice,
    accostata.codice_denominazione,
    accostata.codice_uts,
    accostata.sigla,
    accostata.codice_corrente,
    accostata.denominazione_corrente,
    accostata.codice_uts_corrente,
    accostata.sigla_corrente,
    tratto.tratto
   FROM (accostata
     CROSS JOIN LATERAL unnest(accostata.tratti) tratto(tratto))
  WITH NO DATA;
CREATE TABLE edizione_1.dimensione (
    unita_id integer NOT NULL,
    validita daterange NOT NULL,
    numero_comuni integer,
    popolazione_legale bigint,
    anno_censimento smallint,
    area_kmq numeric(12,4),
    anno_area smallint,
    popolazione_residente bigint,
    anno_popolazione smallint
);
CREATE TABLE edizione_1.unita (
    id integer NOT NULL,
    livello text NOT NULL,
    CONSTRAINT unita_livello_check CHECK ((livello = ANY (ARRAY['comune'::text, 'uts'::text, 'regione'::text, 'ripartizione'::text])))
);
CREATE MATERIALIZED VIEW edizione_1.evento_con_stati AS
 SELECT e.id,
    e.livello,
    e.data,
    e.ordine,
    e.tipo,
    e.certezza,
    e.fonte,
    e.scorporo,
    e.unita_id,
    e.codice,
    e.denominazione,
    p.codice AS codice_prima,
    p.denominazione AS denominazione_prima,
    p.uts_id AS uts_prima_id,
    p.regione_id AS regione_prima_id,
    p.sigla AS sigla_prima,
    p.codice_catastale AS codice_catastale_prima,
    d.codice AS codice_dopo,
    d.denominazione AS denominazione_dopo,
    d.uts_id AS uts_dopo_id,
    d.regione_id AS regione_dopo_id,
    d.sigla AS sigla_dopo,
    d.codice_catastale AS codice_catastale_dopo,
    e.uts_id,
    e.relativa,
    e.unita_relativa_id,
    e.certezza_relativa,
    ru.livello AS livello_relativo,
    r.codice AS codice_relativo,
        CASE e.relativa
            WHEN 'estero'::text THEN 'Stato estero'::text
            ELSE r.denominazione
        END AS denominazione_relativa,
    r.uts_id AS uts_relativa_id,
    r.sigla AS sigla_relativa,
    r.codice_catastale AS codice_catastale_relativo,
    e.provvedimento_id
   FROM ((((edizione_1.evento e
     LEFT JOIN edizione_1.versione p ON ((p.id = e.versione_prima_id)))
     LEFT JOIN edizione_1.versione d ON ((d.id = e.versione_dopo_id)))
     LEFT JOIN edizione_1.unita ru ON ((ru.id = e.unita_relativa_id)))
     LEFT JOIN LATERAL ( SELECT v.codice,
            v.denominazione,
            v.uts_id,
            v.sigla,
            v.codice_catastale
           FROM edizione_1.versione v
          WHERE (v.unita_id = e.unita_relativa_id)
          ORDER BY (v.validita @> e.data) DESC, (v.validita @> (e.data - 1)) DESC, (lower(v.validita)) DESC
         LIMIT 1) r ON (true))
  WITH NO DATA;
CREATE TABLE edizione_1.provvedimento (
    id integer NOT NULL,
    testo text NOT NULL,
    gazzetta text,
    contenuto text,
    url text
);
CREATE VIEW edizione_1.evento_esteso AS
 SELECT e.id,
    e.livello,
    e.data,
    e.ordine,
    e.tipo,
    e.certezza,
    e.fonte,
    e.scorporo,
    e.unita_id,
    e.codice,
    e.denominazione,
    e.codice_prima,
    e.denominazione_prima,
    e.uts_prima_id,
    e.regione_prima_id,
    e.sigla_prima,
    e.codice_catastale_prima,
    e.codice_dopo,
    e.denominazione_dopo,
    e.uts_dopo_id,
    e.regione_dopo_id,
    e.sigla_dopo,
    e.codice_catastale_dopo,
    e.uts_id,
    e.relativa,
    e.unita_relativa_id,
    e.certezza_relativa,
    e.livello_relativo,
    e.codice_relativo,
    e.denominazione_relativa,
    e.uts_relativa_id,
    e.sigla_relativa,
    e.codice_catastale_relativo,
    e.provvedimento_id,
    concat_ws('; '::text, NULLIF(a.testo, ''::text), a.gazzetta) AS provvedimento,
    a.gazzetta,
    a.contenuto AS contenuto_provvedimento,
    a.url AS url_provvedimento
   FROM (edizione_1.evento_con_stati e
     LEFT JOIN edizione_1.provvedimento a ON ((a.id = e.provvedimento_id)));
CREATE MATERIALIZED VIEW edizione_1.forma_comune AS
 SELECT versione.unita_id,
    versione.codice,
    versione.denominazione,
    versione.ricerca,
    (array_agg(
        CASE
            WHEN (upper_inf(versione.validita) OR (upper(versione.validita) > '1927-01-01'::date)) THEN versione.sigla
            ELSE NULL::text
        END ORDER BY (lower(versione.validita)) DESC))[1] AS sigla_automobilistica,
    (min(lower(versione.validita)))::text AS validita_da,
    (max(COALESCE(upper(versione.validita), '9999-12-31'::date)))::text AS validita_a
   FROM edizione_1.versione
  WHERE (versione.livello = 'comune'::text)
  GROUP BY versione.unita_id, versione.codice, versione.denominazione, versione.ricerca
  WITH NO DATA;
CREATE TABLE edizione_1.istantanea (
    id_funzione integer NOT NULL,
    data date NOT NULL,
    file text NOT NULL,
    colonne jsonb NOT NULL,
    righe jsonb NOT NULL,
    CONSTRAINT istantanea_colonne_check CHECK ((jsonb_typeof(colonne) = 'array'::text)),
    CONSTRAINT istantanea_righe_check CHECK ((jsonb_typeof(righe) = 'array'::text))
);
CREATE TABLE edizione_1.mappa (
    catalogo jsonb NOT NULL
);
CREATE TABLE edizione_1.mappa_file (
    nome text NOT NULL,
    contenuto bytea NOT NULL
);
CREATE MATERIALIZED VIEW edizione_1.nome_traslato AS
 WITH nominato AS (
         SELECT versione.unita_id,
            versione.codice,
            versione.denominazione,
            range_agg(versione.validita) AS validita
           FROM edizione_1.versione
          WHERE (versione.livello = 'comune'::text)
          GROUP BY versione.unita_id, versione.codice, versione.denominazione
        ), cessato AS (
         SELECT n.unita_id,
            n.codice,
            n.denominazione,
            n.validita,
            cessato.da
           FROM (nominato n
             CROSS JOIN LATERAL unnest((datemultirange(daterange(lower(n.validita), NULL::date)) - n.validita)) cessato(da))
          WHERE (lower(cessato.da) > '1991-01-01'::date)
        )
 SELECT 'SI'::text AS valido,
    n.codice,
    n.denominazione,
    f.codice AS codice_fine,
    f.denominazione AS denominazione_fine,
    f.codice_uts AS codice_uts_fine,
    f.denominazione_uts AS denominazione_uts_fine,
    f.codice_regione AS codice_regione_fine,
    f.denominazione_regione AS denominazione_regione_fine,
    NULL::text AS certezza,
    daterange(NULL::date, NULL::date) AS dopo,
    tratto.quando
   FROM ((nominato n
     JOIN edizione_1.comune_esteso f ON ((f.unita_id = n.unita_id)))
     CROSS JOIN LATERAL unnest((n.validita * datemultirange((f.tratto * daterange('1991-01-01'::date, NULL::date))))) tratto(quando))
UNION ALL
 SELECT 'NO'::text AS valido,
    n.codice,
    n.denominazione,
    f.codice AS codice_fine,
    f.denominazione AS denominazione_fine,
    f.codice_uts AS codice_uts_fine,
    f.denominazione_uts AS denominazione_uts_fine,
    f.codice_regione AS codice_regione_fine,
    f.denominazione_regione AS denominazione_regione_fine,
    d.certezza,
    (d.dopo * daterange(NULL::date, lower(n.da))) AS dopo,
    tratto.quando
   FROM (((cessato n
     JOIN edizione_1.destino d ON (((d.partenza = n.unita_id) AND (d.dopo && daterange(NULL::date, lower(n.da))))))
     LEFT JOIN edizione_1.comune_esteso f ON ((f.unita_id = d.unita)))
     CROSS JOIN LATERAL unnest((d.quando * datemultirange((n.da * COALESCE(f.tratto, daterange(NULL::date, NULL::date)))))) tratto(quando))
  WITH NO DATA;
CREATE MATERIALIZED VIEW edizione_1.nome_unita AS
 SELECT nome.unita_id,
    nome.ricerca,
    bool_or(nome.attuale) AS attuale
   FROM ( SELECT v.unita_id,
            forma.ricerca,
            (lower(v.validita) = s.ultima) AS attuale
           FROM ((edizione_1.versione v
             JOIN ( SELECT versione.unita_id,
                    max(lower(versione.validita)) AS ultima
                   FROM edizione_1.versione
                  GROUP BY versione.unita_id) s USING (unita_id))
             CROSS JOIN LATERAL ( VALUES (v.ricerca), (
                        CASE
                            WHEN (v.denominazione_it <> v.denominazione) THEN portale.piega(v.denominazione_it)
                            ELSE NULL::text
                        END), (portale.piega(v.denominazione_altra))) forma(ricerca))
          WHERE (forma.ricerca IS NOT NULL)
        UNION ALL
         SELECT alias.unita_id,
            alias.ricerca,
            false
           FROM edizione_1.alias) nome
  GROUP BY nome.unita_id, nome.ricerca
  WITH NO DATA;
CREATE MATERIALIZED VIEW edizione_1.scheda_unita AS
 WITH vita AS (
         SELECT versione.unita_id,
            min(lower(versione.validita)) AS da,
            max(COALESCE(upper(versione.validita), '9999-12-31'::date)) AS a
           FROM edizione_1.versione
          GROUP BY versione.unita_id
        ), ultima AS (
         SELECT DISTINCT ON (versione.unita_id) versione.id,
            versione.unita_id,
            versione.livello,
            versione.codice,
            versione.denominazione,
            versione.denominazione_it,
            versione.denominazione_altra,
            versione.uts_id,
            versione.regione_id,
            versione.ripartizione_id,
            versione.sigla,
            versione.codice_catastale,
            versione.certezza,
            versione.fonte,
            versione.validita,
            versione.ricerca
           FROM edizione_1.versione
          ORDER BY versione.unita_id, (lower(versione.validita)) DESC
        )
 SELECT u.unita_id AS id,
    u.livello,
    COALESCE(u.codice, ''::text) AS codice,
    u.denominazione,
    u.ricerca,
    COALESCE(( SELECT json_agg(n.nome ORDER BY n.nome) AS json_agg
           FROM ( SELECT DISTINCT versione.denominazione AS nome
                   FROM edizione_1.versione
                  WHERE ((versione.unita_id = u.unita_id) AND (versione.denominazione !~~ '% (nome tra il %)'::text))) n
          WHERE (n.nome <> u.denominazione)), '[]'::json) AS denominazioni_precedenti,
    COALESCE(( SELECT json_agg(DISTINCT alias.denominazione ORDER BY alias.denominazione) AS json_agg
           FROM edizione_1.alias
          WHERE ((alias.unita_id = u.unita_id) AND (alias.denominazione <> u.denominazione))), '[]'::json) AS altre_denominazioni,
    ( SELECT p.denominazione
           FROM edizione_1.versione p
          WHERE (p.unita_id = u.uts_id)
          ORDER BY (p.validita && u.validita) DESC, (lower(p.validita)) DESC
         LIMIT 1) AS provincia,
    v.da,
    v.a
   FROM (ultima u
     JOIN vita v ON ((v.unita_id = u.unita_id)))
  WITH NO DATA;
CREATE TABLE edizione_1.territorio (
    unita_id integer NOT NULL,
    validita daterange NOT NULL,
    isolano smallint,
    litoraneo smallint,
    zona_altimetrica smallint,
    altitudine integer,
    zona_costiera_2011 smallint,
    zona_costiera_2021 smallint,
    urbanizzazione_2011 smallint,
    urbanizzazione_2021 smallint
);
CREATE MATERIALIZED VIEW edizione_1.variazione_comune AS
 SELECT e.id,
    e.data,
    (EXTRACT(year FROM e.data))::integer AS anno,
    e.tipo,
        CASE
            WHEN e.scorporo THEN 1
            ELSE NULL::integer
        END AS scorporo,
        CASE
            WHEN (e.tipo = ANY (ARRAY['ES'::text, 'AS'::text])) THEN e.codice
            ELSE COALESCE(e.codice_prima, e.codice)
        END AS codice,
    COALESCE(e.denominazione_prima, e.denominazione) AS denominazione,
    v.denominazione_altra,
    COALESCE(e.codice_catastale_prima, e.codice_catastale_dopo) AS codice_catastale,
    COALESCE(propria.sigla, e.sigla_prima, e.sigla_dopo) AS sigla,
    COALESCE(propria.codice_uts, prima.codice_uts, dopo.codice_uts) AS codice_uts,
    e.codice_relativo,
    e.denominazione_relativa,
    e.codice_catastale_relativo,
    e.sigla_relativa,
    COALESCE(relativa.codice_uts, relativa_prima.codice_uts) AS codice_uts_relativo,
    e.certezza_relativa,
    COALESCE(e.codice_dopo, e.codice) AS codice_dopo,
    COALESCE(e.denominazione_dopo, e.denominazione) AS denominazione_dopo,
    COALESCE(e.sigla_dopo,
        CASE e.livello_relativo
            WHEN 'uts'::text THEN e.sigla_relativa
            ELSE NULL::text
        END) AS sigla_dopo,
    (e.codice_prima <> COALESCE(e.codice_dopo, e.codice)) AS codice_cambiato,
        CASE
            WHEN p.proprio THEN e.codice_dopo
            ELSE e.codice_relativo
        END AS codice_associato,
        CASE
            WHEN p.proprio THEN e.codice_catastale_dopo
            ELSE e.codice_catastale_relativo
        END AS codice_catastale_associato,
        CASE
            WHEN p.proprio THEN e.denominazione_dopo
            ELSE e.denominazione_relativa
        END AS denominazione_associata,
        CASE
            WHEN p.proprio THEN e.sigla_dopo
            ELSE e.sigla_relativa
        END AS sigla_associata,
        CASE
            WHEN p.proprio THEN dopo.codice_uts
            ELSE COALESCE(relativa.codice_uts, relativa_prima.codice_uts)
        END AS codice_uts_associato,
        CASE
            WHEN (e.tipo = ANY (ARRAY['ES'::text, 'AS'::text])) THEN (datemultirange(daterange(e.data, ( SELECT min(x_1.data) AS min
               FROM edizione_1.evento x_1
              WHERE ((x_1.unita_id = e.unita_id) AND (x_1.tipo = ANY (ARRAY['ES'::text, 'AS'::text])) AND (x_1.data > e.data))))) - COALESCE(c.vita, '{}'::datemultirange))
            ELSE NULL::datemultirange
        END AS assenza,
    e.provvedimento_id
   FROM (((((((((edizione_1.evento_con_stati e
     CROSS JOIN LATERAL ( SELECT (e.tipo = ANY (ARRAY['CD'::text, 'RN'::text, 'AP'::text])) AS proprio) p)
     JOIN edizione_1.evento x ON ((x.id = e.id)))
     LEFT JOIN edizione_1.versione v ON ((v.id = COALESCE(x.versione_prima_id, x.versione_dopo_id))))
     LEFT JOIN edizione_1.vita_comune c ON ((c.unita_id = e.unita_id)))
     LEFT JOIN edizione_1.uts_estesa propria ON (((propria.unita_id = e.uts_id) AND (propria.tratto @> e.data))))
     LEFT JOIN edizione_1.uts_estesa prima ON (((prima.unita_id = e.uts_prima_id) AND (prima.tratto @> (e.data - 1)))))
     LEFT JOIN edizione_1.uts_estesa dopo ON (((dopo.unita_id = e.uts_dopo_id) AND (dopo.tratto @> e.data))))
     LEFT JOIN edizione_1.uts_estesa relativa ON (((relativa.unita_id = e.uts_relativa_id) AND (relativa.tratto @> e.data))))
     LEFT JOIN edizione_1.uts_estesa relativa_prima ON (((relativa_prima.unita_id = e.uts_relativa_id) AND (relativa_prima.tratto @> (e.data - 1)))))
  WHERE ((e.livello = 'comune'::text) AND ((e.tipo <> 'PV'::text) OR (e.relativa = 'estero'::text)))
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
    approssimata boolean DEFAULT false NOT NULL,
    fonti jsonb NOT NULL,
    origine text NOT NULL,
    impronta text NOT NULL,
    caricata_il timestamp with time zone DEFAULT now() NOT NULL,
    corrente boolean DEFAULT false NOT NULL,
    escluse jsonb DEFAULT '[]'::jsonb NOT NULL,
    mancanze jsonb DEFAULT '[]'::jsonb NOT NULL,
    date_fatti jsonb DEFAULT '[]'::jsonb NOT NULL,
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
CREATE TABLE portale.edizione_superata (
    impronta text NOT NULL
);
CREATE TABLE portale.file_caricato (
    impronta text NOT NULL,
    contenuto bytea NOT NULL
);
CREATE TABLE portale.migrazione (
    nome text NOT NULL,
    applicata_il timestamp with time zone DEFAULT now() NOT NULL
);
INSERT INTO edizione_1.attributi VALUES (20000010, '[2000-01-01,)', '001', 1, NULL, NULL, NULL, NULL, NULL, NULL, 'dedotto');
INSERT INTO edizione_1.evento VALUES (1, 10010010, 'comune', '2000-01-01', 1, 'PV', '001001', 'Alfa', NULL, 'nessuna', NULL, NULL, NULL, 3, NULL, 'derivato', NULL, 'vocabolario_comuni');
INSERT INTO edizione_1.evento VALUES (2, 10010020, 'comune', '2000-01-01', 1, 'PV', '001002', 'Beta', NULL, 'nessuna', NULL, NULL, NULL, 5, NULL, 'derivato', NULL, 'vocabolario_comuni');
INSERT INTO edizione_1.evento VALUES (3, 10010030, 'comune', '2000-01-01', 1, 'PV', '001003', 'Gamma', NULL, 'nessuna', NULL, NULL, NULL, 6, NULL, 'derivato', NULL, 'vocabolario_comuni');
INSERT INTO edizione_1.evento VALUES (4, 20000010, 'uts', '2000-01-01', 1, 'PV', '001', '001', NULL, 'nessuna', NULL, NULL, NULL, 2, NULL, 'derivato', NULL, 'vocabolario_comuni');
INSERT INTO edizione_1.evento VALUES (5, 30000010, 'regione', '2000-01-01', 1, 'PV', '01', '01', NULL, 'nessuna', NULL, NULL, NULL, 1, NULL, 'derivato', NULL, 'vocabolario_comuni');
INSERT INTO edizione_1.evento VALUES (6, 10010010, 'comune', '2005-01-01', 1, 'CD', '001001', 'Alfanuova', NULL, 'nessuna', NULL, NULL, 3, 4, NULL, 'derivato', NULL, 'vocabolario_comuni');
INSERT INTO edizione_1.evento VALUES (7, 10010020, 'comune', '2010-01-01', 1, 'ES', '001002', 'Beta', NULL, 'unità', 10010030, NULL, 5, NULL, NULL, 'derivato', 'dedotto', 'vocabolario_comuni');
INSERT INTO edizione_1.evento VALUES (8, 10010030, 'comune', '2010-01-01', 1, NULL, '001003', 'Gamma', NULL, 'non nota', NULL, NULL, 6, 7, NULL, 'derivato', NULL, 'vocabolario_comuni');
INSERT INTO edizione_1.unita VALUES (30000010, 'regione');
INSERT INTO edizione_1.unita VALUES (20000010, 'uts');
INSERT INTO edizione_1.unita VALUES (10010010, 'comune');
INSERT INTO edizione_1.unita VALUES (10010020, 'comune');
INSERT INTO edizione_1.unita VALUES (10010030, 'comune');
INSERT INTO edizione_1.versione VALUES (1, 30000010, 'regione', '01', '01', '01', NULL, NULL, NULL, NULL, NULL, NULL, 'dedotto', 'vocabolario_comuni', '[2000-01-01,)', DEFAULT);
INSERT INTO edizione_1.versione VALUES (2, 20000010, 'uts', '001', '001', '001', NULL, NULL, 30000010, NULL, 'TO', NULL, 'dedotto', 'vocabolario_comuni', '[2000-01-01,)', DEFAULT);
INSERT INTO edizione_1.versione VALUES (3, 10010010, 'comune', '001001', 'Alfa', 'Alfa', NULL, 20000010, 30000010, NULL, 'TO', NULL, 'dichiarato', 'vocabolario_comuni', '[2000-01-01,2005-01-01)', DEFAULT);
INSERT INTO edizione_1.versione VALUES (4, 10010010, 'comune', '001001', 'Alfanuova', 'Alfanuova', NULL, 20000010, 30000010, NULL, 'TO', NULL, 'dichiarato', 'vocabolario_comuni', '[2005-01-01,)', DEFAULT);
INSERT INTO edizione_1.versione VALUES (5, 10010020, 'comune', '001002', 'Beta', 'Beta', NULL, 20000010, 30000010, NULL, 'TO', NULL, 'dichiarato', 'vocabolario_comuni', '[2000-01-01,2010-01-01)', DEFAULT);
INSERT INTO edizione_1.versione VALUES (6, 10010030, 'comune', '001003', 'Gamma', 'Gamma', NULL, 20000010, 30000010, NULL, 'TO', NULL, 'dichiarato', 'vocabolario_comuni', '[2000-01-01,2010-01-01)', DEFAULT);
INSERT INTO edizione_1.versione VALUES (7, 10010030, 'comune', '001003', 'Gamma', 'Gamma', NULL, 20000010, 30000010, NULL, 'TO', NULL, 'dichiarato', 'vocabolario_comuni', '[2010-01-01,)', DEFAULT);
INSERT INTO portale.edizione OVERRIDING SYSTEM VALUE VALUES (1, 'Unità territoriali dal 1861', '2010-01-01', false, '[{"url": "https://schema.gov.it/", "file": "cities.csv", "righe": 6, "report": null, "licenza": {"en": "CC BY 4.0 AgID, Istat", "it": "CC BY 4.0 AgID, Istat"}, "aggiunto": false, "impronta": "d8f730b65ab1a79ff072019bb042c31506c16848b5c298bc293799702cbacc6e", "descrizione": {"en": "Controlled vocabulary of the municipalities, their history since 1861", "it": "Vocabolario controllato dei comuni, storia dal 1861"}}]', 'operatore', 'df7ced718c0bdee910774159e1b6208f75fd88f91c1dfdcaba1cc348b7deee2c', '2026-11-25 07:52:07.523353+00', true, '[]', '[{"file": null, "fatto": "catasto"}, {"file": null, "fatto": "comuni"}, {"file": null, "fatto": "uts"}, {"file": null, "fatto": "regioni"}, {"file": null, "fatto": "ripartizioni"}, {"file": null, "fatto": "variazioni"}, {"file": null, "fatto": "dimensioni_comuni"}, {"file": null, "fatto": "dimensioni_uts"}, {"file": null, "fatto": "zone_urbane"}]', '[]');
INSERT INTO portale.file_caricato VALUES ('d8f730b65ab1a79ff072019bb042c31506c16848b5c298bc293799702cbacc6e', '\x1f8b08000000000000039d90c18ac3201086effb1873da058599841c72346ac380714a6b72e8c5f77f8b625a52e9366cd88bf87f8c1fff08561c5b9f2f7e64891e143cc1f9220b47cb06145c790c269b39c9240307be26b685b3cb56a6b97eb6e560061f9e31737a27aecc38934ce6c83796bc98c08e53d1aef8c4d1bfe0172081025ccf248f2b22e96f248da41b44fcd9282830e15454056d0375e88e28bb5fca38cbf2eeed40414b9a1addf77dbfe76d3e566d40c1e0d7adf7aa121e50d25f4a3aa66c3fb66c41c168a6e97f352b675573c7b9f6ac7ef30e36f9092ea0020000');
INSERT INTO portale.migrazione VALUES ('001_portale.sql', '2026-11-25 07:52:06.070043+00');
INSERT INTO portale.migrazione VALUES ('002_lettura_migrazioni.sql', '2026-11-25 07:52:06.070043+00');
INSERT INTO portale.migrazione VALUES ('003_mancanze.sql', '2026-11-25 07:52:06.070043+00');
INSERT INTO portale.migrazione VALUES ('004_date_fatti.sql', '2026-11-25 07:52:06.070043+00');
INSERT INTO portale.migrazione VALUES ('005_edizioni_superate.sql', '2026-11-25 07:52:06.070043+00');
INSERT INTO portale.migrazione VALUES ('006_edizioni_intere.sql', '2026-11-25 07:52:06.070043+00');
SELECT pg_catalog.setval('portale.edizione_id_seq', 1, true);
ALTER TABLE ONLY edizione_1.alias
    ADD CONSTRAINT alias_pkey PRIMARY KEY (unita_id, denominazione);
ALTER TABLE ONLY edizione_1.area_urbana
    ADD CONSTRAINT area_urbana_pkey PRIMARY KEY (unita_id, anno);
ALTER TABLE ONLY edizione_1.denominazione_storica
    ADD CONSTRAINT denominazione_storica_pkey PRIMARY KEY (unita_id, denominazione);
ALTER TABLE ONLY edizione_1.evento
    ADD CONSTRAINT evento_pkey PRIMARY KEY (id);
ALTER TABLE ONLY edizione_1.evento
    ADD CONSTRAINT evento_unita_id_data_ordine_key UNIQUE (unita_id, data, ordine);
ALTER TABLE ONLY edizione_1.istantanea
    ADD CONSTRAINT istantanea_pkey PRIMARY KEY (id_funzione, data);
ALTER TABLE ONLY edizione_1.mappa_file
    ADD CONSTRAINT mappa_file_pkey PRIMARY KEY (nome);
ALTER TABLE ONLY edizione_1.provvedimento
    ADD CONSTRAINT provvedimento_pkey PRIMARY KEY (id);
ALTER TABLE ONLY edizione_1.provvedimento
    ADD CONSTRAINT provvedimento_testo_gazzetta_contenuto_key UNIQUE NULLS NOT DISTINCT (testo, gazzetta, contenuto);
ALTER TABLE ONLY edizione_1.unita
    ADD CONSTRAINT unita_id_livello_key UNIQUE (id, livello);
ALTER TABLE ONLY edizione_1.unita
    ADD CONSTRAINT unita_pkey PRIMARY KEY (id);
ALTER TABLE ONLY edizione_1.versione
    ADD CONSTRAINT versione_pkey PRIMARY KEY (id);
ALTER TABLE ONLY portale.consultazione
    ADD CONSTRAINT consultazione_pkey PRIMARY KEY (id_funzione, giorno);
ALTER TABLE ONLY portale.edizione
    ADD CONSTRAINT edizione_pkey PRIMARY KEY (id);
ALTER TABLE ONLY portale.edizione_superata
    ADD CONSTRAINT edizione_superata_pkey PRIMARY KEY (impronta);
ALTER TABLE ONLY portale.file_caricato
    ADD CONSTRAINT file_caricato_pkey PRIMARY KEY (impronta);
ALTER TABLE ONLY portale.migrazione
    ADD CONSTRAINT migrazione_pkey PRIMARY KEY (nome);
CREATE UNIQUE INDEX scheda_unita_id ON edizione_1.scheda_unita USING btree (id);
CREATE UNIQUE INDEX vita_comune_unita ON edizione_1.vita_comune USING btree (unita_id);
CREATE UNIQUE INDEX edizione_corrente ON portale.edizione USING btree (corrente) WHERE corrente;
ALTER TABLE ONLY edizione_1.alias
    ADD CONSTRAINT alias_unita_id_fkey FOREIGN KEY (unita_id) REFERENCES edizione_1.unita(id);
ALTER TABLE ONLY edizione_1.area_urbana
    ADD CONSTRAINT area_urbana_unita_id_fkey FOREIGN KEY (unita_id) REFERENCES edizione_1.unita(id);
ALTER TABLE ONLY edizione_1.attributi
    ADD CONSTRAINT attributi_unita_id_fkey FOREIGN KEY (unita_id) REFERENCES edizione_1.unita(id);
ALTER TABLE ONLY edizione_1.denominazione_storica
    ADD CONSTRAINT denominazione_storica_unita_id_fkey FOREIGN KEY (unita_id) REFERENCES edizione_1.unita(id);
ALTER TABLE ONLY edizione_1.dimensione
    ADD CONSTRAINT dimensione_unita_id_fkey FOREIGN KEY (unita_id) REFERENCES edizione_1.unita(id);
ALTER TABLE ONLY edizione_1.evento
    ADD CONSTRAINT evento_provvedimento_id_fkey FOREIGN KEY (provvedimento_id) REFERENCES edizione_1.provvedimento(id);
ALTER TABLE ONLY edizione_1.evento
    ADD CONSTRAINT evento_unita_id_livello_fkey FOREIGN KEY (unita_id, livello) REFERENCES edizione_1.unita(id, livello);
ALTER TABLE ONLY edizione_1.evento
    ADD CONSTRAINT evento_unita_relativa_id_fkey FOREIGN KEY (unita_relativa_id) REFERENCES edizione_1.unita(id);
ALTER TABLE ONLY edizione_1.evento
    ADD CONSTRAINT evento_uts_id_fkey FOREIGN KEY (uts_id) REFERENCES edizione_1.unita(id);
ALTER TABLE ONLY edizione_1.evento
    ADD CONSTRAINT evento_versione_dopo_id_fkey FOREIGN KEY (versione_dopo_id) REFERENCES edizione_1.versione(id);
ALTER TABLE ONLY edizione_1.evento
    ADD CONSTRAINT evento_versione_prima_id_fkey FOREIGN KEY (versione_prima_id) REFERENCES edizione_1.versione(id);
ALTER TABLE ONLY edizione_1.territorio
    ADD CONSTRAINT territorio_unita_id_fkey FOREIGN KEY (unita_id) REFERENCES edizione_1.unita(id);
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
GRANT SELECT ON TABLE edizione_1.alias TO portale_lettura;
GRANT SELECT ON TABLE edizione_1.area_urbana TO portale_lettura;
GRANT SELECT ON TABLE edizione_1.attributi TO portale_lettura;
GRANT SELECT ON TABLE edizione_1.versione TO portale_lettura;
GRANT SELECT ON TABLE edizione_1.codice_avuto TO portale_lettura;
GRANT SELECT ON TABLE edizione_1.confine TO portale_lettura;
GRANT SELECT ON TABLE edizione_1.uts_estesa TO portale_lettura;
GRANT SELECT ON TABLE edizione_1.comune_esteso TO portale_lettura;
GRANT SELECT ON TABLE edizione_1.evento TO portale_lettura;
GRANT SELECT ON TABLE edizione_1.passaggio TO portale_lettura;
GRANT SELECT ON TABLE edizione_1.vita_comune TO portale_lettura;
GRANT SELECT ON TABLE edizione_1.destino TO portale_lettura;
GRANT SELECT ON TABLE edizione_1.comune_a_due_date TO portale_lettura;
GRANT SELECT ON TABLE edizione_1.denominazione_storica TO portale_lettura;
GRANT SELECT ON TABLE edizione_1.denominazione_precedente TO portale_lettura;
GRANT SELECT ON TABLE edizione_1.dimensione TO portale_lettura;
GRANT SELECT ON TABLE edizione_1.unita TO portale_lettura;
GRANT SELECT ON TABLE edizione_1.evento_con_stati TO portale_lettura;
GRANT SELECT ON TABLE edizione_1.provvedimento TO portale_lettura;
GRANT SELECT ON TABLE edizione_1.evento_esteso TO portale_lettura;
GRANT SELECT ON TABLE edizione_1.forma_comune TO portale_lettura;
GRANT SELECT ON TABLE edizione_1.istantanea TO portale_lettura;
GRANT SELECT ON TABLE edizione_1.mappa TO portale_lettura;
GRANT SELECT ON TABLE edizione_1.mappa_file TO portale_lettura;
GRANT SELECT ON TABLE edizione_1.nome_traslato TO portale_lettura;
GRANT SELECT ON TABLE edizione_1.nome_unita TO portale_lettura;
GRANT SELECT ON TABLE edizione_1.scheda_unita TO portale_lettura;
GRANT SELECT ON TABLE edizione_1.territorio TO portale_lettura;
GRANT SELECT ON TABLE edizione_1.variazione_comune TO portale_lettura;
GRANT SELECT ON TABLE portale.consultazione TO portale_lettura;
GRANT SELECT,INSERT,UPDATE ON TABLE portale.consultazione TO portale_conteggio;
GRANT SELECT ON TABLE portale.edizione TO portale_lettura;
GRANT SELECT ON TABLE portale.edizione_superata TO portale_lettura;
GRANT SELECT ON TABLE portale.migrazione TO portale_lettura;
REFRESH MATERIALIZED VIEW edizione_1.codice_avuto;
REFRESH MATERIALIZED VIEW edizione_1.uts_estesa;
REFRESH MATERIALIZED VIEW edizione_1.comune_esteso;
REFRESH MATERIALIZED VIEW edizione_1.passaggio;
REFRESH MATERIALIZED VIEW edizione_1.vita_comune;
REFRESH MATERIALIZED VIEW edizione_1.destino;
REFRESH MATERIALIZED VIEW edizione_1.comune_a_due_date;
REFRESH MATERIALIZED VIEW edizione_1.denominazione_precedente;
REFRESH MATERIALIZED VIEW edizione_1.evento_con_stati;
REFRESH MATERIALIZED VIEW edizione_1.forma_comune;
REFRESH MATERIALIZED VIEW edizione_1.nome_traslato;
REFRESH MATERIALIZED VIEW edizione_1.nome_unita;
REFRESH MATERIALIZED VIEW edizione_1.scheda_unita;
REFRESH MATERIALIZED VIEW edizione_1.variazione_comune;
