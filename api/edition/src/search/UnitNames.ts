import type { Unita } from '@territori/wire';

/** A unit as a list of results shows it, with the facts that decide its place in the list. */
export type UnitCard = Omit<Unita, 'motivo' | 'approssimata'>;

/** A name that a unit has or had; `until` is the first day after it, null for a last name and for one that no source dates. */
export interface NameOfUnit {
  readonly unit: number;
  readonly name: string;
  readonly kind: 'nome' | 'nome_precedente' | 'altro_nome';
  readonly until: string | null;
}

export interface CodeOfUnit {
  readonly unit: number;
  readonly code: string;
  readonly kind: 'codice' | 'codice_catastale' | 'sigla' | 'nuts';
  /** First day after it, null while it is in use. */
  readonly until: string | null;
}

export interface UnitNames {
  readonly cards: readonly UnitCard[];
  readonly names: readonly NameOfUnit[];
  readonly codes: readonly CodeOfUnit[];
  /** Residents at the last census, by unit. */
  readonly population: ReadonlyMap<number, number>;
}
