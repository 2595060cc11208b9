import { FIRST_DAY } from '@territori/history/dates/day';
import { endOf } from '@territori/history/territory/period';
import type { TenureColumns } from '@territori/wire/v1/tenureColumns';
import type { Evidence } from './Evidence.ts';
import { Places } from './Places.ts';
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
