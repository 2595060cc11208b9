import type { Day } from '@territori/history/dates/day';
import type { Livello } from '@territori/wire/v1/values';
import type { Change } from '../model/readChanges.ts';

/** Why a unit of one day has none on the other. */
export type Reason = 'ceduta_a_stato_estero' | 'annessa_da_stato_estero' | 'prima_validita' | 'senza_destino_noto' | 'senza_origine_nota';

export type Relation = '1:1' | 'n:1' | '1:n' | 'n:m';

/** A unit of the day `from` beside one of the day `to`; null where it leads nowhere or comes from nowhere. */
export interface Correspondence {
  readonly livello: Livello;
  readonly from: number | null;
  readonly to: number | null;
  /** Null when one side is missing. */
  readonly relation: Relation | null;
  readonly reason: Reason | null;
}

/** How the units of two days correspond; the first day is the earlier one. */
export interface Between {
  /** The pairs of units of the two days. */
  readonly pairs: ReadonlyMap<number, ReadonlySet<number>>;
  /** The same pairs by the unit of the last day. */
  readonly origins: ReadonlyMap<number, ReadonlySet<number>>;
  /** Units of the first day of which the whole or a part leads nowhere. */
  readonly lost: ReadonlyMap<number, Reason>;
  /** Units of the last day that come from nowhere. */
  readonly appeared: ReadonlyMap<number, Reason>;
}

/** The pairs seen from the other side. */
export function inverted(pairs: ReadonlyMap<number, ReadonlySet<number>>): Map<number, Set<number>> {
  const inverse = new Map<number, Set<number>>();
  for (const [from, targets] of pairs) {
    for (const to of targets) {
      const known = inverse.get(to);
      if (known) known.add(from);
      else inverse.set(to, new Set([from]));
    }
  }
  return inverse;
}

const relationOf = (manyTo: boolean, manyFrom: boolean): Relation => (manyTo ? (manyFrom ? 'n:m' : '1:n') : manyFrom ? 'n:1' : '1:1');

/**
 * The rows of a correspondence, forward or, with the days exchanged, backward. A part that leads nowhere counts as one of several targets.
 */
export function rowsOf(livello: Livello, { pairs, origins, lost, appeared }: Between, forward: boolean): Correspondence[] {
  const [there, back] = forward ? [pairs, origins] : [origins, pairs];
  const [ending, beginning] = forward ? [lost, appeared] : [appeared, lost];
  const rows: Correspondence[] = [];
  for (const [from, targets] of there) {
    const manyTo = targets.size + (ending.has(from) ? 1 : 0) > 1;
    for (const to of targets) {
      const manyFrom = (back.get(to)?.size ?? 0) + (beginning.has(to) ? 1 : 0) > 1;
      rows.push({ livello, from, to, relation: relationOf(manyTo, manyFrom), reason: null });
    }
  }
  for (const [from, reason] of ending) rows.push({ livello, from, to: null, relation: null, reason });
  for (const [to, reason] of beginning) rows.push({ livello, from: null, to, relation: null, reason });
  return rows;
}

/** Why a unit that ended has no successor, by what happened to it on that day. */
export const reasonOfEnd = (changes: readonly Change[] | undefined, day: Day): Reason =>
  changes?.some(({ tipo, data, collegata }) => data === day && (tipo === 'AS' || (tipo === 'ES' && collegata === 'estero')))
    ? 'ceduta_a_stato_estero'
    : 'senza_destino_noto';

/** Why a unit that began after a day has no origin, by what happened on its first day. */
export function reasonOfBeginning(changes: readonly Change[] | undefined, after: Day, until: Day): Reason {
  const beginnings = changes?.filter(({ tipo, data }) => (tipo === 'CS' || tipo === 'PV') && data > after && data <= until) ?? [];
  if (beginnings.some(({ collegata }) => collegata === 'estero')) return 'annessa_da_stato_estero';
  return beginnings.some(({ tipo }) => tipo === 'PV') ? 'prima_validita' : 'senza_origine_nota';
}
