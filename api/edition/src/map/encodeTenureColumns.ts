import { FIRST_DAY } from '@territori/history/dates/day';
import { endOf } from '@territori/history/territory/period';
import type { TenureColumns } from '@territori/wire/v1/tenureColumns';
import { Places } from './encodeUnitColumns.ts';
import type { Evidence } from './MunicipalSuccession.ts';
import type { Tenure } from './Tenure.ts';

/** How a tenure is known, by the number that stands for it. */
export const EVIDENCE: readonly Evidence[] = ['dichiarato', 'dedotto', 'ipotizzato'];

export function encodeTenureColumns(tenures: readonly (readonly Tenure[])[]): TenureColumns {
  const giorni = [...new Set([FIRST_DAY, ...tenures.flat().flatMap(({ from, to }) => (to === null ? [from] : [from, to]))])].sort();
  const days = new Map(giorni.map((day, place) => [day, place]));
  const units = new Places<number>();
  const poligoni = tenures.map((held) => {
    const entries: number[] = [];
    let until = FIRST_DAY;
    for (const tenure of held) {
      if (tenure.from > until) entries.push(days.get(until) as number, 0, 0);
      entries.push(days.get(tenure.from) as number, EVIDENCE.indexOf(tenure.evidence), tenure.holders.length);
      for (const unit of tenure.holders) entries.push(units.of(unit));
      until = endOf(tenure);
    }
    const end = days.get(until);
    if (end !== undefined) entries.push(end, 0, 0);
    return entries;
  });
  return { giorni, unita: units.values, poligoni };
}

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
