import type { Day } from '@territori/history/dates/day';
import { dayNumber, SuccessionBetween } from '@territori/traduzione/storia';
import type { Livello } from '@territori/wire/v1/values';
import { LRUCache } from 'lru-cache';
import { CorrespondenceTable, type Facts } from './CorrespondenceTable.ts';
import { municipalitiesAround, municipalitiesBetween } from './municipalitiesBetween.ts';
import { upperUnitsBetween } from './upperUnitsBetween.ts';

/** Tables that are kept, so that the pages of one are not computed again. */
const KEPT = 12;

const dayOf = (day: Day): number => {
  const number = dayNumber(day);
  if (number === undefined) throw new RangeError(`${day} is not a day`);
  return number;
};

/** The correspondences of an edition between any two days. */
export class Correspondences {
  readonly #facts: Facts;
  readonly #passages = new LRUCache<string, SuccessionBetween>({ max: KEPT });
  readonly #tables = new LRUCache<string, CorrespondenceTable>({ max: KEPT });

  constructor(facts: Facts) {
    this.#facts = facts;
  }

  /** Every unit of a level of both days. `to` may be before `from`. */
  between(livello: Livello, from: Day, to: Day): CorrespondenceTable {
    const key = `${livello} ${from} ${to}`;
    const known = this.#tables.get(key);
    if (known) return known;
    const passages = this.#passagesBetween(from, to);
    const { states, changes } = this.#facts;
    const between = livello === 'comune' ? municipalitiesBetween(passages, changes) : upperUnitsBetween(livello, states, passages, changes);
    const table = new CorrespondenceTable(livello, this.#facts, between, passages, from <= to);
    this.#tables.set(key, table);
    return table;
  }

  /** The table around one unit, which is there on the day `from`: whole for an upper level, for a municipality what concerns it. */
  around(unit: number, livello: Livello, from: Day, to: Day): CorrespondenceTable {
    if (livello !== 'comune') return this.between(livello, from, to);
    const passages = this.#passagesBetween(from, to);
    const { index, changes } = this.#facts;
    return new CorrespondenceTable(livello, this.#facts, municipalitiesAround(passages, changes, index, unit), passages, from <= to);
  }

  #passagesBetween(one: Day, other: Day): SuccessionBetween {
    const [first, last] = one <= other ? [one, other] : [other, one];
    const key = `${first} ${last}`;
    const { succession, comune } = this.#facts.index;
    const known = this.#passages.get(key) ?? new SuccessionBetween(succession.comune, comune, dayOf(first), dayOf(last));
    this.#passages.set(key, known);
    return known;
  }
}
