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
CREATE FUNCTION portale.piega(testo text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    AS $$ select lower(public.unaccent('public.unaccent'::regdictionary, testo)) $$;
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
    validita daterange NOT NULL,
    ricerca text GENERATED ALWAYS AS (portale.piega(denominazione)) STORED,
    CONSTRAINT versione_certezza_check CHECK ((certezza = ANY (ARRAY['dichiarato'::text, 'derivato'::text, 'dedotto'::text]))),
    CONSTRAINT versione_validita_check CHECK (((NOT isempty(validita)) AND (NOT lower_inf(validita))))
);
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
CREATE MATERIALIZED VIEW edizione_1.comune_contato AS
 WITH passo AS (
         SELECT comune_esteso.uts_id,
            comune_esteso.regione_id,
            comune_esteso.ripartizione_id,
            comune_esteso.codice_provincia,
            comune_esteso.codice_uts,
            comune_esteso.denominazione_uts,
            comune_esteso.tipo_uts,
            comune_esteso.codice_regione,
            comune_esteso.denominazione_regione,
            comune_esteso.codice_ripartizione,
            comune_esteso.denominazione_ripartizione,
            comune_esteso.sigla,
            comune_esteso.nuts1,
            comune_esteso.nuts2,
            comune_esteso.nuts3,
            comune_esteso.capoluogo_regione,
            comune_esteso.capoluogo_uts,
            c.giorno,
            sum(c.segno) AS saldo
           FROM (edizione_1.comune_esteso
             CROSS JOIN LATERAL ( VALUES (lower(comune_esteso.tratto),1), (upper(comune_esteso.tratto),'-1'::integer)) c(giorno, segno))
          WHERE (c.giorno IS NOT NULL)
          GROUP BY comune_esteso.uts_id, comune_esteso.regione_id, comune_esteso.ripartizione_id, comune_esteso.codice_provincia, comune_esteso.codice_uts, comune_esteso.denominazione_uts, comune_esteso.tipo_uts, comune_esteso.codice_regione, comune_esteso.denominazione_regione, comune_esteso.codice_ripartizione, comune_esteso.denominazione_ripartizione, comune_esteso.sigla, comune_esteso.nuts1, comune_esteso.nuts2, comune_esteso.nuts3, comune_esteso.capoluogo_regione, comune_esteso.capoluogo_uts, c.giorno
         HAVING (sum(c.segno) <> 0)
        ), periodo AS (
         SELECT passo.uts_id,
            passo.regione_id,
            passo.ripartizione_id,
            passo.codice_provincia,
            passo.codice_uts,
            passo.denominazione_uts,
            passo.tipo_uts,
            passo.codice_regione,
            passo.denominazione_regione,
            passo.codice_ripartizione,
            passo.denominazione_ripartizione,
            passo.sigla,
            passo.nuts1,
            passo.nuts2,
            passo.nuts3,
            passo.capoluogo_regione,
            passo.capoluogo_uts,
            passo.giorno,
            passo.saldo,
            sum(passo.saldo) OVER gruppo AS numero,
            lead(passo.giorno) OVER gruppo AS fine
           FROM passo
          WINDOW gruppo AS (PARTITION BY passo.uts_id, passo.regione_id, passo.ripartizione_id, passo.codice_provincia, passo.codice_uts, passo.denominazione_uts, passo.tipo_uts, passo.codice_regione, passo.denominazione_regione, passo.codice_ripartizione, passo.denominazione_ripartizione, passo.sigla, passo.nuts1, passo.nuts2, passo.nuts3, passo.capoluogo_regione, passo.capoluogo_uts ORDER BY passo.giorno)
        )
 SELECT periodo.uts_id,
    periodo.regione_id,
    periodo.ripartizione_id,
    periodo.codice_provincia,
    periodo.codice_uts,
    periodo.denominazione_uts,
    periodo.tipo_uts,
    periodo.codice_regione,
    periodo.denominazione_regione,
    periodo.codice_ripartizione,
    periodo.denominazione_ripartizione,
    periodo.sigla,
    periodo.nuts1,
    periodo.nuts2,
    periodo.nuts3,
    periodo.capoluogo_regione,
    periodo.capoluogo_uts,
    (periodo.numero)::integer AS numero,
    daterange(periodo.giorno, periodo.fine) AS tratto
   FROM periodo
  WHERE (periodo.numero > (0)::numeric)
  WITH NO DATA;
CREATE FUNCTION edizione_1.comuni_contati_al(data date) RETURNS SETOF edizione_1.comune_contato
    LANGUAGE sql STABLE
    AS $_$ select * from comune_contato where tratto @> $1 $_$;
CREATE FUNCTION edizione_1.confrontata(tabella regclass, colonna text) RETURNS text
    LANGUAGE sql STABLE
    AS $_$
    select case
      when not exists (select from pg_attribute where attrelid = $1 and attname = $2 and atttypid = 'text'::regtype) then format('(%s)', $2)
      when $2 ~ '^(codice|nuts|sigla|tipo)' then format('%I collate "C"', $2)
      else format('%I collate "und-x-icu"', $2)
    end
  $_$;
CREATE PROCEDURE edizione_1.conta_per_tratti(IN contata text, IN tabella regclass, IN colonne text[])
    LANGUAGE plpgsql
    AS $_$
  begin
    execute format($contata$
      create materialized view %1$I as
        with passo as (
          select %2$s, c.giorno, sum(c.segno) as saldo
          from %3$s cross join lateral (values (lower(tratto), 1), (upper(tratto), -1)) as c (giorno, segno)
          where c.giorno is not null
          group by %2$s, c.giorno
          having sum(c.segno) <> 0
        ), periodo as (
          select passo.*, sum(saldo) over gruppo as numero, lead(giorno) over gruppo as fine
          from passo
          window gruppo as (partition by %2$s order by giorno)
        )
        select %2$s, numero::integer, daterange(giorno, fine) as tratto from periodo where numero > 0
      $contata$, contata, array_to_string(colonne, ', '), tabella);
    execute format('create index on %I using gist (tratto)', contata);
    execute format('analyze %I', contata);
  end $_$;
CREATE PROCEDURE edizione_1.indicizza(IN tabella regclass, IN ordine text, IN colonne text[], IN condivise text[] DEFAULT '{}'::text[], IN gruppi text[] DEFAULT '{}'::text[], IN nome text DEFAULT NULL::text, IN condizione text DEFAULT NULL::text)
    LANGUAGE plpgsql
    AS $$
  declare
    colonna text;
    verso text;
    ambito text := coalesce('where ' || condizione, '');
  begin
    execute format('create index on %s (%s) %s', tabella, ordine, ambito);
    foreach colonna in array condivise loop
      execute format('create index on %s (%s, %s) %s', tabella, confrontata(tabella, colonna), ordine, ambito);
    end loop;
    -- cells without a value come last in both directions, so each direction has an index of its own
    foreach verso in array array['', ' desc nulls last'] loop
      foreach colonna in array colonne loop
        -- the own order is that of its first column
        continue when verso = '' and starts_with(ordine, confrontata(tabella, colonna));
        execute format('create index on %s (%s%s, %s) %s', tabella, confrontata(tabella, colonna), verso, ordine, ambito);
      end loop;
      foreach colonna in array gruppi loop
        execute format('create index on %s (%s, %s%s, %s) %s', tabella, confrontata(tabella, colonna), confrontata(tabella, nome), verso, ordine, ambito);
      end loop;
    end loop;
  end $$;
CREATE FUNCTION edizione_1.nomi_contati_tra(inizio date, fine date) RETURNS TABLE(valido text, codice_uts_fine text, denominazione_uts_fine text, codice_regione_fine text, denominazione_regione_fine text, certezza text, numero integer)
    LANGUAGE sql STABLE
    AS $_$
    select 'SI', codice_uts, denominazione_uts, codice_regione, denominazione_regione, null, numero
    from comune_contato where tratto @> $2
    union all
    select 'NO', codice_uts_fine, denominazione_uts_fine, codice_regione_fine, denominazione_regione_fine, certezza, numero
    from nome_cessato_contato where dopo @> $1 and quando @> $2
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
CREATE TABLE edizione_1.evento (
    id integer NOT NULL,
    unita_id integer NOT NULL,
    livello text NOT NULL,
    data date NOT NULL,
    ordine smallint NOT NULL,
    tipo text,
    codice text,
    denominazione text NOT NULL,
    unita_relativa_id integer,
    provvedimento_id integer,
    versione_prima_id integer,
    versione_dopo_id integer,
    scorporo boolean,
    certezza text NOT NULL,
    certezza_relativa text,
    CONSTRAINT evento_certezza_check CHECK ((certezza = ANY (ARRAY['dichiarato'::text, 'derivato'::text, 'dedotto'::text]))),
    CONSTRAINT evento_certezza_relativa_check CHECK ((certezza_relativa = ANY (ARRAY['dichiarato'::text, 'derivato'::text, 'dedotto'::text]))),
    CONSTRAINT evento_check CHECK (((unita_relativa_id IS NULL) = (certezza_relativa IS NULL))),
    CONSTRAINT evento_tipo_check CHECK ((tipo = ANY (ARRAY['CS'::text, 'ES'::text, 'CD'::text, 'AP'::text, 'RN'::text, 'AQ'::text, 'CE'::text, 'AQES'::text, 'CECS'::text, 'PV'::text])))
);
CREATE VIEW edizione_1.passaggio_derivato AS
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
  ORDER BY passi.origine_id, passi.destinazione_id, passi.data, passi.totale DESC, (array_position(ARRAY['dichiarato'::text, 'derivato'::text, 'dedotto'::text], passi.certezza)), passi.evento_id;
CREATE MATERIALIZED VIEW edizione_1.passaggio AS
 SELECT passaggio_derivato.origine_id,
    passaggio_derivato.destinazione_id,
    passaggio_derivato.data,
    passaggio_derivato.evento_id,
    passaggio_derivato.tipo,
    passaggio_derivato.certezza,
    passaggio_derivato.totale
   FROM edizione_1.passaggio_derivato
  WITH NO DATA;
CREATE MATERIALIZED VIEW edizione_1.destino AS
 WITH RECURSIVE vita AS MATERIALIZED (
         SELECT versione.unita_id,
            range_agg(versione.validita) AS vita
           FROM edizione_1.versione
          WHERE (versione.livello = 'comune'::text)
          GROUP BY versione.unita_id
        ), cammino(partenza, inizio, unita, data, certezza, quando) AS (
         SELECT p.origine_id,
            p.data,
            p.destinazione_id,
            p.data,
            p.certezza,
            (datemultirange(daterange(p.data, NULL::date)) - v.vita) AS "?column?"
           FROM (edizione_1.passaggio p
             JOIN vita v ON ((v.unita_id = p.origine_id)))
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
             JOIN vita v ON ((v.unita_id = c.unita)))
             JOIN edizione_1.passaggio p ON (((p.origine_id = c.unita) AND (p.data >= c.data))))
          WHERE (NOT isempty((c.quando - v.vita)))
        ), arrivo AS (
         SELECT c.partenza,
            c.inizio,
            c.unita,
            c.certezza,
            range_agg((c.quando * v.vita)) AS quando
           FROM (cammino c
             JOIN vita v ON ((v.unita_id = c.unita)))
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
 SELECT vita.unita_id AS partenza,
    vita.unita_id AS unita,
    NULL::text AS certezza,
    daterange(NULL::date, NULL::date) AS dopo,
    vita.vita AS quando
   FROM vita
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
   FROM ((vita v
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
        ), vita AS (
         SELECT versione.unita_id,
            range_agg(versione.validita) AS vita
           FROM edizione_1.versione
          WHERE (versione.livello = 'comune'::text)
          GROUP BY versione.unita_id
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
             JOIN vita v ON ((v.unita_id = i_1.unita_id)))
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
             JOIN vita v ON ((v.unita_id = f_1.unita_id)))
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
CREATE MATERIALIZED VIEW edizione_1.area_a_due_date AS
 WITH composizione(anno, valida) AS (
         VALUES (2011,daterange('2018-01-01'::date, '2021-12-31'::date)), (2021,daterange('2021-12-31'::date, NULL::date))
        )
 SELECT t.valido,
    t.unita_inizio,
    t.codice_inizio,
    t.denominazione_inizio,
    t.codice_uts_inizio,
    t.denominazione_uts_inizio,
    t.codice_regione_inizio,
    t.denominazione_regione_inizio,
    t.unita_fine,
    t.codice_fine,
    t.denominazione_fine,
    t.codice_uts_fine,
    t.denominazione_uts_fine,
    t.codice_regione_fine,
    t.denominazione_regione_fine,
    t.certezza,
    t.tradotto,
    t.confrontato,
    t.dopo,
    t.quando,
    t.anno_inizio,
    t.anno_fine,
    a.codice_fua AS codice_fua_inizio,
    a.denominazione_fua AS denominazione_fua_inizio,
    a.codice_city AS codice_city_inizio,
    a.denominazione_city AS denominazione_city_inizio,
    b.codice_fua AS codice_fua_fine,
    b.denominazione_fua AS denominazione_fua_fine,
    b.codice_city AS codice_city_fine,
    b.denominazione_city AS denominazione_city_fine
   FROM ((( SELECT comune_a_due_date.valido,
            comune_a_due_date.unita_inizio,
            comune_a_due_date.codice_inizio,
            comune_a_due_date.denominazione_inizio,
            comune_a_due_date.codice_uts_inizio,
            comune_a_due_date.denominazione_uts_inizio,
            comune_a_due_date.codice_regione_inizio,
            comune_a_due_date.denominazione_regione_inizio,
            comune_a_due_date.unita_fine,
            comune_a_due_date.codice_fine,
            comune_a_due_date.denominazione_fine,
            comune_a_due_date.codice_uts_fine,
            comune_a_due_date.denominazione_uts_fine,
            comune_a_due_date.codice_regione_fine,
            comune_a_due_date.denominazione_regione_fine,
            comune_a_due_date.certezza,
            comune_a_due_date.tradotto,
            comune_a_due_date.confrontato,
            (comune_a_due_date.dopo * i.valida) AS dopo,
            (comune_a_due_date.quando * f.valida) AS quando,
            i.anno AS anno_inizio,
            f.anno AS anno_fine
           FROM ((edizione_1.comune_a_due_date
             JOIN composizione i ON ((i.valida && comune_a_due_date.dopo)))
             JOIN composizione f ON (((f.valida && comune_a_due_date.quando) AND (f.anno >= i.anno))))) t
     LEFT JOIN edizione_1.area_urbana a ON (((a.unita_id = t.unita_inizio) AND (a.anno = t.anno_inizio))))
     LEFT JOIN edizione_1.area_urbana b ON (((b.unita_id = t.unita_fine) AND (b.anno = t.anno_fine))))
  WHERE ((a.codice_fua IS NOT NULL) OR (b.codice_fua IS NOT NULL))
  WITH NO DATA;
CREATE MATERIALIZED VIEW edizione_1.area_a_due_date_contata AS
 SELECT area_a_due_date.codice_fua_inizio,
    area_a_due_date.denominazione_fua_inizio,
    area_a_due_date.codice_city_inizio,
    area_a_due_date.denominazione_city_inizio,
    area_a_due_date.codice_uts_inizio,
    area_a_due_date.denominazione_uts_inizio,
    area_a_due_date.codice_regione_inizio,
    area_a_due_date.denominazione_regione_inizio,
    area_a_due_date.codice_fua_fine,
    area_a_due_date.denominazione_fua_fine,
    area_a_due_date.codice_city_fine,
    area_a_due_date.denominazione_city_fine,
    area_a_due_date.codice_uts_fine,
    area_a_due_date.denominazione_uts_fine,
    area_a_due_date.codice_regione_fine,
    area_a_due_date.denominazione_regione_fine,
    area_a_due_date.certezza,
    area_a_due_date.tradotto,
    area_a_due_date.confrontato,
    area_a_due_date.dopo,
    area_a_due_date.quando,
    (count(*))::integer AS numero
   FROM edizione_1.area_a_due_date
  GROUP BY area_a_due_date.codice_fua_inizio, area_a_due_date.denominazione_fua_inizio, area_a_due_date.codice_city_inizio, area_a_due_date.denominazione_city_inizio, area_a_due_date.codice_uts_inizio, area_a_due_date.denominazione_uts_inizio, area_a_due_date.codice_regione_inizio, area_a_due_date.denominazione_regione_inizio, area_a_due_date.codice_fua_fine, area_a_due_date.denominazione_fua_fine, area_a_due_date.codice_city_fine, area_a_due_date.denominazione_city_fine, area_a_due_date.codice_uts_fine, area_a_due_date.denominazione_uts_fine, area_a_due_date.codice_regione_fine, area_a_due_date.denominazione_regione_fine, area_a_due_date.certezza, area_a_due_date.tradotto, area_a_due_date.confrontato, area_a_due_date.dopo, area_a_due_date.quando
  WITH NO DATA;
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
CREATE MATERIALIZED VIEW edizione_1.comune_a_due_date_contato AS
 SELECT comune_a_due_date.valido,
    comune_a_due_date.codice_uts_inizio,
    comune_a_due_date.denominazione_uts_inizio,
    comune_a_due_date.codice_regione_inizio,
    comune_a_due_date.denominazione_regione_inizio,
    comune_a_due_date.codice_uts_fine,
    comune_a_due_date.denominazione_uts_fine,
    comune_a_due_date.codice_regione_fine,
    comune_a_due_date.denominazione_regione_fine,
    comune_a_due_date.certezza,
    comune_a_due_date.tradotto,
    comune_a_due_date.confrontato,
    comune_a_due_date.dopo,
    comune_a_due_date.quando,
    (count(*))::integer AS numero
   FROM edizione_1.comune_a_due_date
  GROUP BY comune_a_due_date.valido, comune_a_due_date.codice_uts_inizio, comune_a_due_date.denominazione_uts_inizio, comune_a_due_date.codice_regione_inizio, comune_a_due_date.denominazione_regione_inizio, comune_a_due_date.codice_uts_fine, comune_a_due_date.denominazione_uts_fine, comune_a_due_date.codice_regione_fine, comune_a_due_date.denominazione_regione_fine, comune_a_due_date.certezza, comune_a_due_date.tradotto, comune_a_due_date.confrontato, comune_a_due_date.dopo, comune_a_due_date.quando
  WITH NO DATA;
CREATE MATERIALIZED VIEW edizione_1.comune_in_area AS
 WITH area AS (
         SELECT area_urbana.unita_id,
            max(area_urbana.codice_fua) FILTER (WHERE (area_urbana.anno = 2011)) AS codice_fua_2011,
            max(area_urbana.denominazione_fua) FILTER (WHERE (area_urbana.anno = 2011)) AS denominazione_fua_2011,
            max(area_urbana.codice_city) FILTER (WHERE (area_urbana.anno = 2011)) AS codice_city_2011,
            max(area_urbana.denominazione_city) FILTER (WHERE (area_urbana.anno = 2011)) AS denominazione_city_2011,
            max(area_urbana.codice_fua) FILTER (WHERE (area_urbana.anno = 2021)) AS codice_fua_2021,
            max(area_urbana.denominazione_fua) FILTER (WHERE (area_urbana.anno = 2021)) AS denominazione_fua_2021,
            max(area_urbana.codice_city) FILTER (WHERE (area_urbana.anno = 2021)) AS codice_city_2021,
            max(area_urbana.denominazione_city) FILTER (WHERE (area_urbana.anno = 2021)) AS denominazione_city_2021
           FROM edizione_1.area_urbana
          GROUP BY area_urbana.unita_id
        )
 SELECT area.unita_id,
    area.codice_fua_2011,
    area.denominazione_fua_2011,
    area.codice_city_2011,
    area.denominazione_city_2011,
    area.codice_fua_2021,
    area.denominazione_fua_2021,
    area.codice_city_2021,
    area.denominazione_city_2021,
    c.codice_regione,
    c.denominazione_regione,
    c.codice,
    c.denominazione,
    c.tratto
   FROM (area
     JOIN edizione_1.comune_esteso c USING (unita_id))
  WHERE (c.tratto && daterange('2018-01-01'::date, NULL::date))
  WITH NO DATA;
CREATE MATERIALIZED VIEW edizione_1.comune_in_area_contato AS
 WITH passo AS (
         SELECT comune_in_area.codice_regione,
            comune_in_area.denominazione_regione,
            comune_in_area.codice_fua_2011,
            comune_in_area.denominazione_fua_2011,
            comune_in_area.codice_city_2011,
            comune_in_area.denominazione_city_2011,
            comune_in_area.codice_fua_2021,
            comune_in_area.denominazione_fua_2021,
            comune_in_area.codice_city_2021,
            comune_in_area.denominazione_city_2021,
            c.giorno,
            sum(c.segno) AS saldo
           FROM (edizione_1.comune_in_area
             CROSS JOIN LATERAL ( VALUES (lower(comune_in_area.tratto),1), (upper(comune_in_area.tratto),'-1'::integer)) c(giorno, segno))
          WHERE (c.giorno IS NOT NULL)
          GROUP BY comune_in_area.codice_regione, comune_in_area.denominazione_regione, comune_in_area.codice_fua_2011, comune_in_area.denominazione_fua_2011, comune_in_area.codice_city_2011, comune_in_area.denominazione_city_2011, comune_in_area.codice_fua_2021, comune_in_area.denominazione_fua_2021, comune_in_area.codice_city_2021, comune_in_area.denominazione_city_2021, c.giorno
         HAVING (sum(c.segno) <> 0)
        ), periodo AS (
         SELECT passo.codice_regione,
            passo.denominazione_regione,
            passo.codice_fua_2011,
            passo.denominazione_fua_2011,
            passo.codice_city_2011,
            passo.denominazione_city_2011,
            passo.codice_fua_2021,
            passo.denominazione_fua_2021,
            passo.codice_city_2021,
            passo.denominazione_city_2021,
            passo.giorno,
            passo.saldo,
            sum(passo.saldo) OVER gruppo AS numero,
            lead(passo.giorno) OVER gruppo AS fine
           FROM passo
          WINDOW gruppo AS (PARTITION BY passo.codice_regione, passo.denominazione_regione, passo.codice_fua_2011, passo.denominazione_fua_2011, passo.codice_city_2011, passo.denominazione_city_2011, passo.codice_fua_2021, passo.denominazione_fua_2021, passo.codice_city_2021, passo.denominazione_city_2021 ORDER BY passo.giorno)
        )
 SELECT periodo.codice_regione,
    periodo.denominazione_regione,
    periodo.codice_fua_2011,
    periodo.denominazione_fua_2011,
    periodo.codice_city_2011,
    periodo.denominazione_city_2011,
    periodo.codice_fua_2021,
    periodo.denominazione_fua_2021,
    periodo.codice_city_2021,
    periodo.denominazione_city_2021,
    (periodo.numero)::integer AS numero,
    daterange(periodo.giorno, periodo.fine) AS tratto
   FROM periodo
  WHERE (periodo.numero > (0)::numeric)
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
CREATE MATERIALIZED VIEW edizione_1.comune_misurato AS
 WITH noto AS (
         SELECT min(lower(dimensione.validita)) AS dal
           FROM edizione_1.dimensione
         HAVING (count(*) > 0)
        ), misura AS (
         SELECT c_1.unita_id,
            c_1.tratto,
            (c_1.tratto * d.validita) AS tratto_noto,
            d.popolazione_legale,
            d.anno_censimento,
            d.area_kmq,
            d.anno_area,
            d.popolazione_residente,
            d.anno_popolazione
           FROM (edizione_1.comune_esteso c_1
             JOIN edizione_1.dimensione d ON (((d.unita_id = c_1.unita_id) AND (d.validita && c_1.tratto))))
        UNION ALL
         SELECT c_1.unita_id,
            c_1.tratto,
            ignoto.ignoto,
            NULL::bigint,
            NULL::smallint,
            NULL::numeric,
            NULL::smallint,
            NULL::bigint,
            NULL::smallint
           FROM ((noto
             JOIN edizione_1.comune_esteso c_1 ON ((c_1.tratto && daterange(noto.dal, NULL::date))))
             CROSS JOIN LATERAL unnest((datemultirange((c_1.tratto * daterange(noto.dal, NULL::date))) - COALESCE(( SELECT range_agg(d.validita) AS range_agg
                   FROM edizione_1.dimensione d
                  WHERE (d.unita_id = c_1.unita_id)), '{}'::datemultirange))) ignoto(ignoto))
        )
 SELECT c.unita_id,
    c.codice_ripartizione,
    c.codice_regione,
    c.codice_provincia,
    c.codice_uts,
    c.codice,
    c.denominazione,
    c.denominazione_altra,
    c.sigla,
    m.popolazione_legale,
    m.anno_censimento,
    m.area_kmq,
    m.anno_area,
    m.popolazione_residente,
    m.anno_popolazione,
    m.tratto_noto AS tratto
   FROM (misura m
     JOIN edizione_1.comune_esteso c ON (((c.unita_id = m.unita_id) AND (c.tratto = m.tratto))))
  WITH NO DATA;
CREATE MATERIALIZED VIEW edizione_1.denominazione_precedente AS
 WITH finita AS (
         SELECT versione.unita_id,
            versione.codice,
            versione.denominazione,
            versione.denominazione_it,
            versione.sigla,
            versione.uts_id,
            lower(versione.validita) AS inizio,
            daterange(upper(versione.validita), lead(upper(versione.validita)) OVER (PARTITION BY versione.unita_id, versione.denominazione_it ORDER BY versione.validita)) AS dopo
           FROM edizione_1.versione
          WHERE ((versione.livello = 'comune'::text) AND (NOT upper_inf(versione.validita)))
        ), accostata AS (
         SELECT p.denominazione,
            p.codice,
            u.codice_uts,
            p.sigla,
            c.codice AS codice_corrente,
            c.denominazione AS denominazione_corrente,
            c.codice_uts AS codice_uts_corrente,
            c.sigla AS sigla_corrente,
            range_agg((p.dopo * c.tratto)) AS tratti
           FROM ((finita p
             JOIN edizione_1.comune_esteso c ON (((c.unita_id = p.unita_id) AND (c.tratto && p.dopo) AND (c.denominazione_it <> p.denominazione_it))))
             LEFT JOIN edizione_1.uts_estesa u ON (((u.unita_id = p.uts_id) AND (u.tratto @> p.inizio))))
          GROUP BY p.unita_id, p.denominazione_it, p.denominazione, p.codice, u.codice_uts, p.sigla, c.codice, c.denominazione, c.codice_uts, c.sigla
        )
 SELECT accostata.denominazione,
    accostata.codice,
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
CREATE MATERIALIZED VIEW edizione_1.denominazione_precedente_contata AS
 WITH passo AS (
         SELECT denominazione_precedente.codice_uts,
            denominazione_precedente.sigla,
            denominazione_precedente.codice_uts_corrente,
            denominazione_precedente.sigla_corrente,
            c.giorno,
            sum(c.segno) AS saldo
           FROM (edizione_1.denominazione_precedente
             CROSS JOIN LATERAL ( VALUES (lower(denominazione_precedente.tratto),1), (upper(denominazione_precedente.tratto),'-1'::integer)) c(giorno, segno))
          WHERE (c.giorno IS NOT NULL)
          GROUP BY denominazione_precedente.codice_uts, denominazione_precedente.sigla, denominazione_precedente.codice_uts_corrente, denominazione_precedente.sigla_corrente, c.giorno
         HAVING (sum(c.segno) <> 0)
        ), periodo AS (
         SELECT passo.codice_uts,
            passo.sigla,
            passo.codice_uts_corrente,
            passo.sigla_corrente,
            passo.giorno,
            passo.saldo,
            sum(passo.saldo) OVER gruppo AS numero,
            lead(passo.giorno) OVER gruppo AS fine
           FROM passo
          WINDOW gruppo AS (PARTITION BY passo.codice_uts, passo.sigla, passo.codice_uts_corrente, passo.sigla_corrente ORDER BY passo.giorno)
        )
 SELECT periodo.codice_uts,
    periodo.sigla,
    periodo.codice_uts_corrente,
    periodo.sigla_corrente,
    (periodo.numero)::integer AS numero,
    daterange(periodo.giorno, periodo.fine) AS tratto
   FROM periodo
  WHERE (periodo.numero > (0)::numeric)
  WITH NO DATA;
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
    e.unita_relativa_id,
    e.certezza_relativa,
    ru.livello AS livello_relativo,
    r.codice AS codice_relativo,
    r.denominazione AS denominazione_relativa,
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
    e.unita_relativa_id,
    e.certezza_relativa,
    e.livello_relativo,
    e.codice_relativo,
    e.denominazione_relativa,
    e.uts_relativa_id,
    e.sigla_relativa,
    e.codice_catastale_relativo,
    e.provvedimento_id,
    a.testo AS provvedimento,
    a.contenuto AS contenuto_provvedimento,
    a.url AS url_provvedimento
   FROM (edizione_1.evento_con_stati e
     LEFT JOIN edizione_1.provvedimento a ON ((a.id = e.provvedimento_id)));
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
CREATE TABLE edizione_1.istantanea (
    id_funzione integer NOT NULL,
    data date NOT NULL,
    file text NOT NULL,
    colonne jsonb NOT NULL,
    righe jsonb NOT NULL,
    CONSTRAINT istantanea_colonne_check CHECK ((jsonb_typeof(colonne) = 'array'::text)),
    CONSTRAINT istantanea_righe_check CHECK ((jsonb_typeof(righe) = 'array'::text))
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
CREATE MATERIALIZED VIEW edizione_1.nome_cessato_contato AS
 SELECT nome_traslato.codice_uts_fine,
    nome_traslato.denominazione_uts_fine,
    nome_traslato.codice_regione_fine,
    nome_traslato.denominazione_regione_fine,
    nome_traslato.certezza,
    nome_traslato.dopo,
    nome_traslato.quando,
    (count(*))::integer AS numero
   FROM edizione_1.nome_traslato
  WHERE (nome_traslato.valido = 'NO'::text)
  GROUP BY nome_traslato.codice_uts_fine, nome_traslato.denominazione_uts_fine, nome_traslato.codice_regione_fine, nome_traslato.denominazione_regione_fine, nome_traslato.certezza, nome_traslato.dopo, nome_traslato.quando
  WITH NO DATA;
CREATE MATERIALIZED VIEW edizione_1.nome_unita AS
 SELECT versione.unita_id,
    versione.livello,
    versione.ricerca
   FROM edizione_1.versione
UNION
 SELECT a.unita_id,
    u.livello,
    a.ricerca
   FROM (edizione_1.alias a
     JOIN edizione_1.unita u ON ((u.id = a.unita_id)))
  WITH NO DATA;
CREATE MATERIALIZED VIEW edizione_1.nuts3_misurato AS
 WITH giorno AS (
         SELECT DISTINCT g.giorno
           FROM (edizione_1.comune_esteso
             CROSS JOIN LATERAL ( VALUES (lower(comune_esteso.tratto)), (upper(comune_esteso.tratto))) g(giorno))
          WHERE ((comune_esteso.nuts3 IS NOT NULL) AND (g.giorno IS NOT NULL))
        UNION
         SELECT g.giorno
           FROM (edizione_1.dimensione
             CROSS JOIN LATERAL ( VALUES (lower(dimensione.validita)), (upper(dimensione.validita))) g(giorno))
          WHERE (g.giorno IS NOT NULL)
        ), periodo AS (
         SELECT giorno.giorno,
            daterange(giorno.giorno, lead(giorno.giorno) OVER (ORDER BY giorno.giorno)) AS tratto
           FROM giorno
        )
 SELECT c.nuts1,
    c.nuts2,
    c.nuts3,
    (count(*))::integer AS comuni,
        CASE
            WHEN (count(d.popolazione_legale) = count(*)) THEN sum(d.popolazione_legale)
            ELSE NULL::numeric
        END AS popolazione_legale,
        CASE
            WHEN (count(d.area_kmq) = count(*)) THEN trim_scale(sum(d.area_kmq))
            ELSE NULL::numeric
        END AS area,
        CASE
            WHEN (count(d.popolazione_residente) = count(*)) THEN sum(d.popolazione_residente)
            ELSE NULL::numeric
        END AS popolazione_residente,
    p.tratto
   FROM ((periodo p
     JOIN edizione_1.comune_esteso c ON (((c.nuts3 IS NOT NULL) AND (c.tratto @> p.giorno))))
     LEFT JOIN edizione_1.dimensione d ON (((d.unita_id = c.unita_id) AND (d.validita @> p.giorno))))
  GROUP BY p.tratto, c.nuts1, c.nuts2, c.nuts3
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
           FROM ( SELECT versione.denominazione AS nome
                   FROM edizione_1.versione
                  WHERE (versione.unita_id = u.unita_id)
                UNION
                 SELECT alias.denominazione
                   FROM edizione_1.alias
                  WHERE (alias.unita_id = u.unita_id)) n
          WHERE (n.nome <> u.denominazione)), '[]'::json) AS denominazioni_precedenti,
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
CREATE MATERIALIZED VIEW edizione_1.variazione_comune AS
 WITH vita AS (
         SELECT versione.unita_id,
            range_agg(versione.validita) AS vita
           FROM edizione_1.versione
          WHERE (versione.livello = 'comune'::text)
          GROUP BY versione.unita_id
        )
 SELECT e.id,
    e.data,
    (EXTRACT(year FROM e.data))::integer AS anno,
    e.tipo,
        CASE e.scorporo
            WHEN true THEN 'SI'::text
            WHEN false THEN 'NO'::text
            ELSE NULL::text
        END AS scorporo,
    COALESCE(e.codice_prima, e.codice) AS codice,
    COALESCE(e.denominazione_prima, e.denominazione) AS denominazione,
    v.denominazione_altra,
    COALESCE(e.codice_catastale_prima, e.codice_catastale_dopo) AS codice_catastale,
    COALESCE(e.sigla_prima, e.sigla_dopo) AS sigla,
    COALESCE(prima.codice_uts, dopo.codice_uts) AS codice_uts,
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
            WHEN (e.tipo = 'ES'::text) THEN (datemultirange(daterange(e.data, ( SELECT min(x_1.data) AS min
               FROM edizione_1.evento x_1
              WHERE ((x_1.unita_id = e.unita_id) AND (x_1.tipo = 'ES'::text) AND (x_1.data > e.data))))) - COALESCE(vita.vita, '{}'::datemultirange))
            ELSE NULL::datemultirange
        END AS assenza,
    e.provvedimento_id
   FROM ((((((((edizione_1.evento_con_stati e
     CROSS JOIN LATERAL ( SELECT (e.tipo = ANY (ARRAY['CD'::text, 'RN'::text, 'AP'::text])) AS proprio) p)
     JOIN edizione_1.evento x ON ((x.id = e.id)))
     LEFT JOIN edizione_1.versione v ON ((v.id = COALESCE(x.versione_prima_id, x.versione_dopo_id))))
     LEFT JOIN vita ON ((vita.unita_id = e.unita_id)))
     LEFT JOIN edizione_1.uts_estesa prima ON (((prima.unita_id = e.uts_prima_id) AND (prima.tratto @> (e.data - 1)))))
     LEFT JOIN edizione_1.uts_estesa dopo ON (((dopo.unita_id = e.uts_dopo_id) AND (dopo.tratto @> e.data))))
     LEFT JOIN edizione_1.uts_estesa relativa ON (((relativa.unita_id = e.uts_relativa_id) AND (relativa.tratto @> e.data))))
     LEFT JOIN edizione_1.uts_estesa relativa_prima ON (((relativa_prima.unita_id = e.uts_relativa_id) AND (relativa_prima.tratto @> (e.data - 1)))))
  WHERE ((e.livello = 'comune'::text) AND (e.tipo <> 'PV'::text))
  WITH NO DATA;
CREATE MATERIALIZED VIEW edizione_1.variazione_contata AS
 SELECT variazione_comune.data,
    variazione_comune.anno,
    variazione_comune.tipo,
    variazione_comune.scorporo,
    variazione_comune.sigla,
    variazione_comune.codice_uts,
    variazione_comune.codice_cambiato,
    variazione_comune.assenza,
    count(*) AS numero
   FROM edizione_1.variazione_comune
  GROUP BY variazione_comune.data, variazione_comune.anno, variazione_comune.tipo, variazione_comune.scorporo, variazione_comune.sigla, variazione_comune.codice_uts, variazione_comune.codice_cambiato, variazione_comune.assenza
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
INSERT INTO edizione_1.attributi VALUES (20000010, '[2000-01-01,)', '001', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'dedotto');
INSERT INTO edizione_1.evento VALUES (1, 10010010, 'comune', '2000-01-01', 1, 'PV', '001001', 'Alfa', NULL, NULL, NULL, 3, NULL, 'derivato', NULL);
INSERT INTO edizione_1.evento VALUES (2, 10010020, 'comune', '2000-01-01', 1, 'PV', '001002', 'Beta', NULL, NULL, NULL, 5, NULL, 'derivato', NULL);
INSERT INTO edizione_1.evento VALUES (3, 10010030, 'comune', '2000-01-01', 1, 'PV', '001003', 'Gamma', NULL, NULL, NULL, 6, NULL, 'derivato', NULL);
INSERT INTO edizione_1.evento VALUES (4, 20000010, 'uts', '2000-01-01', 1, 'PV', '001', '001', NULL, NULL, NULL, 2, NULL, 'derivato', NULL);
INSERT INTO edizione_1.evento VALUES (5, 30000010, 'regione', '2000-01-01', 1, 'PV', '01', '01', NULL, NULL, NULL, 1, NULL, 'derivato', NULL);
INSERT INTO edizione_1.evento VALUES (6, 10010010, 'comune', '2005-01-01', 1, 'CD', '001001', 'Alfanuova', NULL, NULL, 3, 4, NULL, 'derivato', NULL);
INSERT INTO edizione_1.evento VALUES (7, 10010020, 'comune', '2010-01-01', 1, 'ES', '001002', 'Beta', 10010030, NULL, 5, NULL, NULL, 'derivato', 'dedotto');
INSERT INTO edizione_1.evento VALUES (8, 10010030, 'comune', '2010-01-01', 1, NULL, '001003', 'Gamma', NULL, NULL, 6, 7, NULL, 'derivato', NULL);
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
ALTER TABLE ONLY edizione_1.area_urbana
    ADD CONSTRAINT area_urbana_pkey PRIMARY KEY (unita_id, anno);
ALTER TABLE ONLY edizione_1.attributi
    ADD CONSTRAINT attributi_sovrapposti EXCLUDE USING gist (unita_id WITH =, validita WITH &&);
ALTER TABLE ONLY edizione_1.dimensione
    ADD CONSTRAINT dimensione_sovrapposta EXCLUDE USING gist (unita_id WITH =, validita WITH &&);
ALTER TABLE ONLY edizione_1.evento
    ADD CONSTRAINT evento_pkey PRIMARY KEY (id);
ALTER TABLE ONLY edizione_1.evento
    ADD CONSTRAINT evento_unita_id_data_ordine_key UNIQUE (unita_id, data, ordine);
ALTER TABLE ONLY edizione_1.istantanea
    ADD CONSTRAINT istantanea_pkey PRIMARY KEY (id_funzione, data);
ALTER TABLE ONLY edizione_1.provvedimento
    ADD CONSTRAINT provvedimento_pkey PRIMARY KEY (id);
ALTER TABLE ONLY edizione_1.provvedimento
    ADD CONSTRAINT provvedimento_testo_contenuto_key UNIQUE NULLS NOT DISTINCT (testo, contenuto);
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
CREATE UNIQUE INDEX scheda_unita_id ON edizione_1.scheda_unita USING btree (id);
CREATE UNIQUE INDEX edizione_corrente ON portale.edizione USING btree (corrente) WHERE corrente;
ALTER TABLE ONLY edizione_1.alias
    ADD CONSTRAINT alias_unita_id_fkey FOREIGN KEY (unita_id) REFERENCES edizione_1.unita(id);
ALTER TABLE ONLY edizione_1.area_urbana
    ADD CONSTRAINT area_urbana_unita_id_fkey FOREIGN KEY (unita_id) REFERENCES edizione_1.unita(id);
ALTER TABLE ONLY edizione_1.attributi
    ADD CONSTRAINT attributi_unita_id_fkey FOREIGN KEY (unita_id) REFERENCES edizione_1.unita(id);
ALTER TABLE ONLY edizione_1.dimensione
    ADD CONSTRAINT dimensione_unita_id_fkey FOREIGN KEY (unita_id) REFERENCES edizione_1.unita(id);
ALTER TABLE ONLY edizione_1.evento
    ADD CONSTRAINT evento_provvedimento_id_fkey FOREIGN KEY (provvedimento_id) REFERENCES edizione_1.provvedimento(id);
ALTER TABLE ONLY edizione_1.evento
    ADD CONSTRAINT evento_unita_id_livello_fkey FOREIGN KEY (unita_id, livello) REFERENCES edizione_1.unita(id, livello);
ALTER TABLE ONLY edizione_1.evento
    ADD CONSTRAINT evento_unita_relativa_id_fkey FOREIGN KEY (unita_relativa_id) REFERENCES edizione_1.unita(id);
ALTER TABLE ONLY edizione_1.evento
    ADD CONSTRAINT evento_versione_dopo_id_fkey FOREIGN KEY (versione_dopo_id) REFERENCES edizione_1.versione(id);
ALTER TABLE ONLY edizione_1.evento
    ADD CONSTRAINT evento_versione_prima_id_fkey FOREIGN KEY (versione_prima_id) REFERENCES edizione_1.versione(id);
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
GRANT SELECT ON TABLE edizione_1.attributi TO portale_lettura;
GRANT SELECT ON TABLE edizione_1.versione TO portale_lettura;
GRANT SELECT ON TABLE edizione_1.confine TO portale_lettura;
GRANT SELECT ON TABLE edizione_1.uts_estesa TO portale_lettura;
GRANT SELECT ON TABLE edizione_1.comune_esteso TO portale_lettura;
GRANT SELECT ON TABLE edizione_1.comune_contato TO portale_lettura;
GRANT SELECT ON TABLE edizione_1.alias TO portale_lettura;
GRANT SELECT ON TABLE edizione_1.area_urbana TO portale_lettura;
GRANT SELECT ON TABLE edizione_1.evento TO portale_lettura;
GRANT SELECT ON TABLE edizione_1.passaggio_derivato TO portale_lettura;
GRANT SELECT ON TABLE edizione_1.passaggio TO portale_lettura;
GRANT SELECT ON TABLE edizione_1.destino TO portale_lettura;
GRANT SELECT ON TABLE edizione_1.comune_a_due_date TO portale_lettura;
GRANT SELECT ON TABLE edizione_1.area_a_due_date TO portale_lettura;
GRANT SELECT ON TABLE edizione_1.area_a_due_date_contata TO portale_lettura;
GRANT SELECT ON TABLE edizione_1.codice_avuto TO portale_lettura;
GRANT SELECT ON TABLE edizione_1.comune_a_due_date_contato TO portale_lettura;
GRANT SELECT ON TABLE edizione_1.comune_in_area TO portale_lettura;
GRANT SELECT ON TABLE edizione_1.comune_in_area_contato TO portale_lettura;
GRANT SELECT ON TABLE edizione_1.dimensione TO portale_lettura;
GRANT SELECT ON TABLE edizione_1.comune_misurato TO portale_lettura;
GRANT SELECT ON TABLE edizione_1.denominazione_precedente TO portale_lettura;
GRANT SELECT ON TABLE edizione_1.denominazione_precedente_contata TO portale_lettura;
GRANT SELECT ON TABLE edizione_1.unita TO portale_lettura;
GRANT SELECT ON TABLE edizione_1.evento_con_stati TO portale_lettura;
GRANT SELECT ON TABLE edizione_1.provvedimento TO portale_lettura;
GRANT SELECT ON TABLE edizione_1.evento_esteso TO portale_lettura;
GRANT SELECT ON TABLE edizione_1.forma_comune TO portale_lettura;
GRANT SELECT ON TABLE edizione_1.istantanea TO portale_lettura;
GRANT SELECT ON TABLE edizione_1.nome_traslato TO portale_lettura;
GRANT SELECT ON TABLE edizione_1.nome_cessato_contato TO portale_lettura;
GRANT SELECT ON TABLE edizione_1.nome_unita TO portale_lettura;
GRANT SELECT ON TABLE edizione_1.nuts3_misurato TO portale_lettura;
GRANT SELECT ON TABLE edizione_1.scheda_unita TO portale_lettura;
GRANT SELECT ON TABLE edizione_1.variazione_comune TO portale_lettura;
GRANT SELECT ON TABLE edizione_1.variazione_contata TO portale_lettura;
GRANT SELECT ON TABLE portale.consultazione TO portale_lettura;
GRANT SELECT,INSERT,UPDATE ON TABLE portale.consultazione TO portale_conteggio;
GRANT SELECT ON TABLE portale.edizione TO portale_lettura;
GRANT SELECT ON TABLE portale.migrazione TO portale_lettura;
REFRESH MATERIALIZED VIEW edizione_1.uts_estesa;
REFRESH MATERIALIZED VIEW edizione_1.comune_esteso;
REFRESH MATERIALIZED VIEW edizione_1.passaggio;
REFRESH MATERIALIZED VIEW edizione_1.destino;
REFRESH MATERIALIZED VIEW edizione_1.comune_a_due_date;
REFRESH MATERIALIZED VIEW edizione_1.area_a_due_date;
REFRESH MATERIALIZED VIEW edizione_1.area_a_due_date_contata;
REFRESH MATERIALIZED VIEW edizione_1.codice_avuto;
REFRESH MATERIALIZED VIEW edizione_1.comune_a_due_date_contato;
REFRESH MATERIALIZED VIEW edizione_1.comune_contato;
REFRESH MATERIALIZED VIEW edizione_1.comune_in_area;
REFRESH MATERIALIZED VIEW edizione_1.comune_in_area_contato;
REFRESH MATERIALIZED VIEW edizione_1.comune_misurato;
REFRESH MATERIALIZED VIEW edizione_1.denominazione_precedente;
REFRESH MATERIALIZED VIEW edizione_1.denominazione_precedente_contata;
REFRESH MATERIALIZED VIEW edizione_1.evento_con_stati;
REFRESH MATERIALIZED VIEW edizione_1.forma_comune;
REFRESH MATERIALIZED VIEW edizione_1.nome_traslato;
REFRESH MATERIALIZED VIEW edizione_1.nome_cessato_contato;
REFRESH MATERIALIZED VIEW edizione_1.nome_unita;
REFRESH MATERIALIZED VIEW edizione_1.nuts3_misurato;
REFRESH MATERIALIZED VIEW edizione_1.scheda_unita;
REFRESH MATERIALIZED VIEW edizione_1.variazione_comune;
REFRESH MATERIALIZED VIEW edizione_1.variazione_contata;
