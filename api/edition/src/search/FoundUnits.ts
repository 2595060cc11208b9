import type { Livello, MotivoRicerca } from '@territori/wire';
import type { UnitCard } from './UnitNames.ts';

/** A unit that a text finds. */
export interface FoundUnit {
  readonly id: number;
  /** How well the text fits, best first: see SEARCH_RANK. */
  readonly rank: number;
  readonly why: MotivoRicerca | null;
  readonly approximate: boolean;
}

/** How well a text fits a name, best first. A former name comes one later. */
export const SEARCH_RANK = {
  equal: 0,
  short: 0.5,
  words: 2,
  beginning: 2.5,
  letters: 3,
  word: 4,
  similar: 4.1,
  lessSimilar: 4.2,
  within: 4.5,
  similarBeginning: 5,
};

/** From this rank on the text is neither a name nor the beginning of one: it may be mistyped. */
export const DOUBTFUL_RANK = SEARCH_RANK.word;

/** What a text has found so far: each unit once, as it fits best. */
export class FoundUnits {
  readonly #cards: ReadonlyMap<number, UnitCard>;
  readonly #level: Livello | undefined;
  readonly all = new Map<number, FoundUnit>();
  best = Number.POSITIVE_INFINITY;

  constructor(cards: ReadonlyMap<number, UnitCard>, level: Livello | undefined) {
    this.#cards = cards;
    this.#level = level;
  }

  add(id: number, rank: number, why: MotivoRicerca | null, approximate = false): void {
    const known = this.all.get(id);
    if (known && known.rank <= rank) return;
    if (this.#level !== undefined && this.#cards.get(id)?.livello !== this.#level) return;
    this.all.set(id, { id, rank, why, approximate });
    if (rank < this.best) this.best = rank;
  }
}
