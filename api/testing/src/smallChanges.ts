/** The columns of report 129 by their names, and by the labels of the live portal's buttons. */
const COLUMNS = {
  ANNO: 'Anno evento',
  DESC_COD_VARIAZIONE: 'Tipo variazione',
  PRO_COM_T: 'Codice Comune',
  COMUNE: 'Comune',
  PRO_COM_T_REL: 'Codice Comune associato',
  COMUNE_REL: 'Comune associato',
  PROVVEDIMENTO: 'Provvedimento e Documento',
  TESTO_PROVVEDIMENTO: 'Contenuto del provvedimento',
  DATA_INIZIO_AMMINISTRATIVA: 'Data evento',
} as const;

const RENAMED = '2005|CD-Cambio denominazione|001001|Alfa|001001|Alfanuova|L.R. 1;B.U.R. 1|NUOVO NOME|01/01/2005';
const MERGED = '2010|ES-Estinzione|001002|Beta|001003|Gamma|L.R. 2;B.U.R. 2|FUSIONE|01/01/2010';
/** The changes of the small history, as rows of report 129. */
export const SMALL_CHANGES: readonly string[] = [RENAMED, MERGED];

/** Rows of report 129 as a CSV by labels. */
export const changesByLabels = (rows: readonly string[] = SMALL_CHANGES): string =>
  [Object.values(COLUMNS).join(';'), ...rows.map((row) => row.replaceAll(';', ' ').replaceAll('|', ';'))].join('\r\n');

/** Rows of report 129 as the services give them: JSON by names, with `null` for nothing and the years as numbers. */
export const changesByNames = (rows: readonly string[] = SMALL_CHANGES): string =>
  JSON.stringify({
    resultset: rows.map((row) => {
      const cells = row.replaceAll(';', ' ').split('|');
      const values = Object.keys(COLUMNS).map((name, place) => [name, name === 'ANNO' ? Number(cells[place]) : cells[place] || null]);
      return { COD_VARIAZIONE_INTERNO: 7, ...Object.fromEntries(values.reverse()) };
    }),
  });
