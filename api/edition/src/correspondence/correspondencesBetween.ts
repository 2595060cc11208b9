import type { Livello } from '@territori/wire/v1/values';
import type { Correspondence, Relation } from './Correspondence.ts';
import type { UnitsBetween } from './UnitsBetween.ts';

const relationOf = (manyTo: boolean, manyFrom: boolean): Relation => (manyTo ? (manyFrom ? 'n:m' : '1:n') : manyFrom ? 'n:1' : '1:1');

/**
 * The rows of a correspondence, forward or, with the days exchanged, backward. A part that leads nowhere counts as one of several targets.
 */
export function correspondencesBetween(
  livello: Livello,
  { pairs, origins, lost, appeared }: UnitsBetween,
  forward: boolean,
): Correspondence[] {
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
