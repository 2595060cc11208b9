/**
 * Problems of a visitor's file. The page or command that shows one has its text, with the parameters named here.
 * - `vuoto`: no byte, or no cell with text
 * - `troppo_grande`: more bytes than `limite`
 * - `pdf`, `immagine`, `html` (also other XML): another kind of file
 * - `xlsx_protetto`: a workbook with a password; `xls_vecchio`: a workbook of Excel before 2007
 * - `archivio`: a ZIP that does not contain a workbook, or a file of another program
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
 */
export type ListProblem =
  | 'vuoto'
  | 'troppo_grande'
  | 'pdf'
  | 'immagine'
  | 'html'
  | 'xlsx_protetto'
  | 'xls_vecchio'
  | 'archivio'
  | 'illeggibile'
  | 'senza_righe'
  | 'foglio_mancante'
  | 'senza_fogli'
  | 'due_elenchi'
  | 'piu_codici_in_cella'
  | 'elenco_di_regioni'
  | 'elenco_estero'
  | 'non_riconosciuto'
  | 'colonna_mancante';

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
