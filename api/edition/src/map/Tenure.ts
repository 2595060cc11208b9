import { covers, type Period } from '@territori/history/territory/period';
import { type Evidence, weakerEvidence } from './Evidence.ts';

/** The units that hold a polygon over a period. Two or more share it: the set does not have the border between them. */
export interface Tenure extends Period {
  readonly holders: readonly number[];
  readonly evidence: Evidence;
}

/** The units that may hold a polygon, with the evidence for each. */
export type HolderCandidates = ReadonlyMap<number, Evidence>;

export const tenureOf = ({ from, to }: Period, holders: HolderCandidates, floor: Evidence = 'dichiarato'): Tenure => ({
  from,
  to,
  holders: [...holders.keys()].sort((a, b) => a - b),
  evidence: [...holders.values()].reduce(weakerEvidence, floor),
});

const sameHolders = (a: Tenure, b: Tenure) =>
  a.evidence === b.evidence && a.holders.length === b.holders.length && a.holders.every((unit, index) => unit === b.holders[index]);

/** Tenures that meet and say the same become one. */
export function mergedTenures(tenures: readonly Tenure[]): Tenure[] {
  const result: Tenure[] = [];
  for (const next of [...tenures].sort((a, b) => (a.from < b.from ? -1 : 1))) {
    const last = result.at(-1);
    if (last && last.to === next.from && sameHolders(last, next)) result[result.length - 1] = { ...last, to: next.to };
    else result.push(next);
  }
  return result;
}

/** The tenure of a polygon on a day. */
export const tenureOn = (held: readonly Tenure[] | undefined, day: string) => held?.find((tenure) => covers(tenure, day));
