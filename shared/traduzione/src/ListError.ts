/**
 * Problems of a visitor's file. The page or command that shows one has its text, with the parameters named here.
 * - `vuoto`: no byte, or no cell with text
 * - `troppo_grande`: more bytes than `limite`
 * - `pdf`, `immagine`, `html` (also other XML): another kind of file
 * - `xlsx_protetto`: a workbook with a password
 * - `archivio`: an archive without a table, or a file of another program
 * - `piu_tabelle`: an archive with several tables, the `file` of it
 * - `illeggibile`: damaged, with the reader's `motivo`
 * - `senza_righe`: JSON without an array of objects
 * - `foglio_mancante`: no sheet `foglio`; there are `fogli`
 * - `senza_fogli`: sheet `foglio` is wanted of a file that has no sheets
 * - `due_elenchi`: a second list begins at `riga` (or, side by side, at `colonna`)
 * - `piu_codici_in_cella`: column `colonna` has several codes in one cell, first in `riga`, with the cell's `valore`
 * - `elenco_di_regioni`: a list of regions, by column `colonna`
 * - `elenco_estero`: codes of another country, by column `colonna`
 * - `non_riconosciuto`: no column holds Italian codes or names
 * - `colonna_mancante`: no column `colonna`; there are `colonne`
 * - `decisioni_non_valide`: a file that does not hold decisions
 */
export type ListProblem =
  | 'vuoto'
  | 'troppo_grande'
  | 'pdf'
  | 'immagine'
  | 'html'
  | 'xlsx_protetto'
  | 'archivio'
  | 'piu_tabelle'
  | 'illeggibile'
  | 'senza_righe'
  | 'foglio_mancante'
  | 'senza_fogli'
  | 'due_elenchi'
  | 'piu_codici_in_cella'
  | 'elenco_di_regioni'
  | 'elenco_estero'
  | 'non_riconosciuto'
  | 'colonna_mancante'
  | 'decisioni_non_valide';

/** A file that cannot be translated, and why. */
export class ListError extends Error {
  override readonly name = 'ListError';
  readonly problem: ListProblem;
  readonly parameters: Readonly<Record<string, string | number>>;

  constructor(problem: ListProblem, parameters: Readonly<Record<string, string | number>> = {}) {
    super(`${problem} ${JSON.stringify(parameters)}`);
    this.problem = problem;
    this.parameters = parameters;
  }
}
