import { endOf } from '../territory/period.ts';
import { FIRST_DAY, type Tenure } from './holders.ts';
import type { Evidence } from './MunicipalSuccession.ts';
import { Places } from './unitColumns.ts';

/** How a tenure is known, by the number that stands for it. */
export const EVIDENCE: readonly Evidence[] = ['dichiarato', 'dedotto', 'ipotizzato'];

/**
 * The tenures of the polygons of a set, in the order of its areas. Each polygon has one list of numbers without a gap in
 * time: the place of the first day in `giorni`, how it is known, how many units hold it, and their places in `unita`.
 * The first day of the next entry ends one. No holder means outside Italy, or not known.
 */
export interface TenureColumns {
  readonly giorni: readonly string[];
  readonly unita: readonly number[];
  readonly poligoni: readonly (readonly number[])[];
}

export function tenureColumns(tenures: readonly (readonly Tenure[])[]): TenureColumns {
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
