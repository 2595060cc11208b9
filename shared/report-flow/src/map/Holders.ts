import type { TenureColumns } from '@territori/contract/v1';

/** How it is known who held a polygon. */
export type Evidence = 'dichiarato' | 'dedotto' | 'ipotizzato';
const EVIDENCE: readonly Evidence[] = ['dichiarato', 'dedotto', 'ipotizzato'];

export interface Holding {
  /** The units that hold a polygon; several share it, none means outside Italy or not known. */
  readonly units: readonly number[];
  readonly evidence: Evidence;
}

const NOBODY: Holding = { units: [], evidence: 'dichiarato' };

/** The holders of each polygon on a day, in the order of the set. */
export function holdingsOn({ giorni, unita, poligoni }: TenureColumns, day: string): Holding[] {
  const last = giorni.findLastIndex((turn) => turn <= day);
  return poligoni.map((entries) => {
    let found = -1;
    for (let index = 0; index < entries.length && (entries[index] as number) <= last; index += 3 + (entries[index + 2] as number))
      found = index;
    if (found === -1) return NOBODY;
    const count = entries[found + 2] as number;
    return {
      units: entries.slice(found + 3, found + 3 + count).map((place) => unita[place] as number),
      evidence: EVIDENCE[entries[found + 1] as number] ?? 'dichiarato',
    };
  });
}
