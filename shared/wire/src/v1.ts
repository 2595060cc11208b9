/**
 * The answers of the public API as the portal's sections read them: `@territori/contract/v1`. Dates are `YYYY-MM-DD`, an open end is null.
 */

export type { Archivio } from './v1/archivio.ts';
export type { Confini } from './v1/confini.ts';
export type { Confronto, RispostaConfronto } from './v1/confronto.ts';
export type { ConteggioVariazioni } from './v1/conteggioVariazioni.ts';
export type { Dimensione } from './v1/dimensione.ts';
export type { Genealogia, Passaggio, UnitaImparentata } from './v1/genealogia.ts';
export type { Provvedimento } from './v1/provvedimento.ts';
export type { TenureColumns } from './v1/tenureColumns.ts';
export type { Unita } from './v1/unita.ts';
export type { UnitColumns } from './v1/unitColumns.ts';
export type { Certezza, Livello } from './v1/values.ts';
export type { Variazione } from './v1/variazione.ts';

/** The JSON answer of a call that gives a list: one page of its rows. */
export interface Elenco<Riga> {
  readonly dati: readonly Riga[];
  /** Number of rows in all. */
  readonly totale: number;
  readonly pagina: number;
  /** Address of the next page; null on the last one. */
  readonly successiva: string | null;
  /** Name of the edition. */
  readonly edizione: string;
  /** Present when a day is after the last one of the edition. */
  readonly avviso?: string;
}
