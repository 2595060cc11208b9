/**
 * The answers of the public API as the portal's sections read them: `@territori/contract/v1`. Dates are `YYYY-MM-DD`, an open end is null.
 */

export type { Archivio } from './schemas/archivio.ts';
export type { Confini } from './schemas/confini.ts';
export type { Confronto, RispostaConfronto } from './schemas/confronto.ts';
export type { ConteggioVariazioni } from './schemas/conteggioVariazioni.ts';
export type { Dimensione } from './schemas/dimensione.ts';
export type { Genealogia, Passaggio, UnitaImparentata } from './schemas/genealogia.ts';
export type { Provvedimento } from './schemas/provvedimento.ts';
export type { TenureColumns } from './schemas/tenureColumns.ts';
export type { Unita } from './schemas/unita.ts';
export type { UnitColumns } from './schemas/unitColumns.ts';
export type { Certezza, Livello } from './schemas/values.ts';
export type { Variazione } from './schemas/variazione.ts';

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
