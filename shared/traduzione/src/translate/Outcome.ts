import type { DayNumber } from '../storia/dayNumber.ts';
import type { Certainty } from '../storia/Storia.ts';

/** What became of a row's value, in the order in which one is preferred where two apply. */
export const OUTCOMES = [
  'vuota',
  'sconosciuta',
  'ambigua',
  'fuori_epoca',
  'invariata',
  'rinominata',
  'ricodificata',
  'confluita',
  'divisa',
  'ceduta',
  'senza_destino_noto',
] as const;
export type OutcomeKind = (typeof OUTCOMES)[number];

export type Relation = '1:1' | 'n:1' | '1:n' | 'n:m';

/**
 * - `nome_diverso`: the row's own name column does not agree
 * - `chiave_imparata`: the name is of several municipalities; what the other rows say of the key beside it tells which
 * - `deciso`: the visitor decided which unit the value means
 * - `dipende_dalla_data`: the value means other units at the other times of which the list may be
 * - `dipende_dal_livello`: the value is a municipality or a province, and nothing in the list says which
 * - `nome_corrente`: the name is not the official one, but how people call or shorten it
 * - `non_comparabile`: the row has figures, and several units hold its territory: they stay whole, in no unit of the day asked alone
 * - `provincia_diversa`: no unit with the row's name is in the province or region beside it
 * - `senza_valore`: the row has no code, but the name of a unit; the code of that name is its suggestion
 * - `riga_ripetuta`: an earlier row has the same unit
 * - `refuso_probabile`: the value is probably a typing error, with a suggestion
 * - `forse_piu_recente`: an unknown code that may be newer than the edition
 * - `ceduto_territorio`, `acquisito_territorio`: a boundary changed in between
 * - `parte_ceduta`, `parte_senza_destino_noto`: a part went abroad, or where no source says
 */
export type Notice =
  | 'chiave_imparata'
  | 'deciso'
  | 'dipende_dalla_data'
  | 'dipende_dal_livello'
  | 'nome_corrente'
  | 'non_comparabile'
  | 'nome_diverso'
  | 'provincia_diversa'
  | 'senza_valore'
  | 'riga_ripetuta'
  | 'refuso_probabile'
  | 'forse_piu_recente'
  | 'ceduto_territorio'
  | 'acquisito_territorio'
  | 'parte_ceduta'
  | 'parte_senza_destino_noto';

/** A unit that holds a part of the territory. */
export interface Target {
  readonly unit: number;
  readonly code: string;
  readonly name: string;
  /** Its share of the whole, where a source has the size of every part. */
  readonly weight: number | null;
}

/** A unit on the day of which a value is. */
export interface Origin {
  readonly unit: number;
  readonly code: string;
  readonly name: string;
  readonly day: DayNumber;
}

/** A decisive event. */
export interface Event {
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly kind: string;
  /** The act, '' where none is known. */
  readonly act: string;
}

/** What a value comes to if its list is of one of several times. */
export interface Reading {
  /** YYYY-MM-DD of the first day of that time. */
  readonly from: string;
  /** The code and name that the unit had then. */
  readonly code: string;
  readonly name: string;
  readonly outcome: OutcomeKind;
  /** The units at the day asked. */
  readonly targets: readonly Target[];
}

export interface Outcome {
  readonly outcome: OutcomeKind;
  /** The unit at the day asked, when it is one. */
  readonly target: Target | null;
  /** All units, when they are several. */
  readonly candidates: readonly Target[];
  /** The unit that the value means, on the day from which it was translated; null where it does not name a unit or is not decided. */
  readonly origin: Origin | null;
  /**
   * The units that hold its territory, where they are several or a part leads nowhere: also of a unit that goes on and gave a part, itself
   * among them.
   */
  readonly parts: readonly Target[];
  /** The year of the figures on which the weights of the parts rest. */
  readonly weightYear: number | null;
  readonly events: readonly Event[];
  readonly relation: Relation | null;
  readonly certainty: Certainty | null;
  readonly notices: readonly Notice[];
  /** YYYY-MM-DD from which the value was translated, when that is not the source day. */
  readonly translatedFrom: string | null;
  /** YYYY-MM-DD on which the candidates of an ambiguous value have their codes and names; null where those are of the day asked. */
  readonly namedOn: string | null;
  /** The nearest code or name of an unknown value, never applied. */
  readonly suggestion: string | null;
  /** One for each time from which the list may come, the newest first; none where the value becomes the same in all of them. */
  readonly readings: readonly Reading[];
}

export const NO_OUTCOME = {
  target: null,
  candidates: [],
  origin: null,
  parts: [],
  weightYear: null,
  events: [],
  relation: null,
  certainty: null,
  notices: [],
  translatedFrom: null,
  namedOn: null,
  suggestion: null,
  readings: [],
} as const;
