import type { TenureColumns } from '@territori/wire/v1/tenureColumns';
import type { Evidence } from './Evidence.ts';
import { EVIDENCE } from './encodeTenureColumns.ts';

/** The units that hold a polygon, and how it is known. */
export interface Holders {
  readonly ids: readonly number[];
  readonly evidence: Evidence | null;
}

/** The units that held the polygon at a place on a day, and how it is known: none where it was outside Italy, or it is not known. */
export function holdersOn({ giorni, unita, poligoni }: TenureColumns, place: number, day: string): Holders {
  const entries = poligoni[place] ?? [];
  let held: Holders = { ids: [], evidence: null };
  for (let at = 0; at < entries.length; ) {
    const [from = 0, evidence = 0, count = 0] = entries.slice(at, at + 3);
    if ((giorni[from] ?? '') > day) break;
    const ids = entries.slice(at + 3, at + 3 + count).map((one) => unita[one] as number);
    held = { ids, evidence: count === 0 ? null : (EVIDENCE[evidence] ?? null) };
    at += 3 + count;
  }
  return held;
}
