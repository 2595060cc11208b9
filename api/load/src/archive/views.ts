/** A question that is asked often, as a view of the database and as a statement for DuckDB on the Parquet files. */
export interface View {
  readonly name: string;
  readonly title: string;
  /** The definition in SQLite. */
  readonly sql: string;
  /** How it is asked in SQLite. */
  readonly question: string;
  /** The same question to DuckDB, in the folder of the files. */
  readonly duckdb: string;
}

export const VIEWS: readonly View[] = [
  {
    name: 'in_vigore',
    title: 'Units in force on a day',
    sql: `WITH RECURSIVE giorni (giorno) AS (
        SELECT date('1861-03-17')
        UNION ALL SELECT date(giorno, '+1 day') FROM giorni WHERE giorno < (SELECT max(aggiornata_al) FROM edizione)
      )
      SELECT giorni.giorno, versioni.* FROM giorni
      JOIN versioni ON versioni.valido_dal <= giorni.giorno AND (versioni.valido_al > giorni.giorno OR versioni.valido_al IS NULL)`,
    question: "SELECT count(*) AS comuni FROM in_vigore WHERE giorno = '1951-11-04' AND livello = 'comune'",
    duckdb:
      "SELECT count(*) AS comuni FROM 'versioni.parquet' WHERE livello = 'comune' AND valido_dal <= DATE '1951-11-04' AND (valido_al > DATE '1951-11-04' OR valido_al IS NULL)",
  },
  {
    name: 'variazioni_con_luogo',
    title: 'Changes of a period, with the province and region of the unit after the change, or before its end',
    sql: `SELECT variazioni.*, coalesce(dopo.provincia_denominazione, prima.provincia_denominazione) AS provincia_denominazione,
        coalesce(dopo.regione_denominazione, prima.regione_denominazione) AS regione_denominazione
      FROM variazioni
      LEFT JOIN versioni AS dopo ON dopo.id = variazioni.id AND dopo.valido_dal <= variazioni.data
        AND (dopo.valido_al > variazioni.data OR dopo.valido_al IS NULL)
      LEFT JOIN versioni AS prima ON prima.id = variazioni.id AND prima.valido_al = variazioni.data`,
    question:
      "SELECT data, tipo, denominazione, descrizione FROM variazioni_con_luogo WHERE data BETWEEN '2014-01-01' AND '2014-12-31' AND regione_denominazione = 'Emilia-Romagna'",
    duckdb:
      "SELECT data, tipo, denominazione, descrizione FROM 'variazioni.parquet' WHERE data BETWEEN DATE '2014-01-01' AND DATE '2014-12-31' ORDER BY data, codice",
  },
  {
    name: 'corrispondenza_comuni',
    title: 'The code of each municipality of a census on the last day of the edition',
    sql: 'SELECT data_da, data_a, codice_da, denominazione_da, codice_a, denominazione_a, relazione, peso_popolazione, peso_superficie, motivo FROM corrispondenze',
    question: "SELECT codice_da, codice_a, relazione, peso_popolazione FROM corrispondenza_comuni WHERE data_da = '1991-10-20'",
    duckdb: "SELECT codice_da, codice_a, relazione, peso_popolazione FROM 'corrispondenze.parquet' WHERE data_da = DATE '1991-10-20'",
  },
];
