import type { TenureColumns } from '@territori/contract/v1';

/** How it is known who held a polygon. */
export type Evidence = 'dichiarato' | 'dedotto' | 'ipotizzato';
/** From the best to the weakest; a file and `Holdings` name each by its place here. */
export const EVIDENCE: readonly Evidence[] = ['dichiarato', 'dedotto', 'ipotizzato'];

/** Who holds each area of a set on a day. Lists of numbers, because a change of day makes them for thousands of areas. */
export interface Holdings {
  /** Where the units of each area begin in `units`; the last number is the end of the last area. */
  readonly starts: Int32Array;
  /** The units that hold the areas, one area after the other: several share it, none means outside Italy or not known. */
  readonly units: readonly number[];
  /** The place in `EVIDENCE` for each area. */
  readonly evidence: Uint8Array;
}

/** The holders of each polygon on a day, by their numbers in the history, in the order of the set. */
export function holdingsOn({ giorni, unita, poligoni }: TenureColumns, day: string): Holdings {
  const last = giorni.findLastIndex((turn) => turn <= day);
  const starts = new Int32Array(poligoni.length + 1);
  const units: number[] = [];
  const evidence = new Uint8Array(poligoni.length);
  poligoni.forEach((entries, area) => {
    let found = -1;
    for (let index = 0; index < entries.length && (entries[index] as number) <= last; index += 3 + (entries[index + 2] as number))
      found = index;
    if (found !== -1) {
      evidence[area] = entries[found + 1] as number;
      const end = found + 3 + (entries[found + 2] as number);
      for (let index = found + 3; index < end; index += 1) units.push(unita[entries[index] as number] as number);
    }
    starts[area + 1] = units.length;
  });
  return { starts, units, evidence };
}
