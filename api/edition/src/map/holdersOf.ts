import type { Boundaries } from '@territori/history/boundaries/Boundaries';
import { neighboursOf } from '@territori/history/boundaries/neighboursOf';
import { FIRST_DAY } from '@territori/history/dates/day';
import { cutAt } from '@territori/history/territory/intervals';
import { endOf } from '@territori/history/territory/period';
import type { Evidence } from './Evidence.ts';
import { InferredHolders } from './InferredHolders.ts';
import type { MunicipalSuccession } from './MunicipalSuccession.ts';
import { type HolderCandidates, mergedTenures, type Tenure, tenureOf } from './Tenure.ts';

/** Periods in which nobody holds a polygon are filled from those of its neighbours, which are filled themselves: so many times. */
const PASSES = 6;

/**
 * Who held each polygon of a municipal set since 1861, by the place of the polygon in the set. `date` is the day of the
 * set. A polygon of a unit that is not known has no tenure.
 *
 * 1. Before the day of the set, a polygon belongs to every unit whose territory leads to its unit; after it, to the
 *    units to which its unit leads. This is declared, or inferred where a step is.
 * 2. While a unit was absent, or before its foundation, nobody is found so. Then, in this order: the units that the end
 *    before or the foundation after names; a neighbour that was touched on one of the two days, the one with the longest
 *    border first; the neighbour of the province with the longest border, which is a guess.
 * 3. What still belongs to nobody was outside Italy.
 */
export function holdersOf(boundaries: Boundaries, date: string, succession: MunicipalSuccession): Tenure[][] {
  const polygons = boundaries.areas.map(({ code }) => succession.unitWithCode(code, date));
  const leading = unitsThatLeadTo(polygons, date, succession);
  const tenures = polygons.map((unit) =>
    unit === undefined ? [] : [...tenuresBefore(leading.get(unit) ?? new Map(), date, succession), ...tenuresAfter(unit, date, succession)],
  );
  const inference = new InferredHolders(polygons, leading, neighboursOf(boundaries), tenures, succession, date);
  for (let pass = 0; pass < PASSES; pass += 1) if (!inference.fill(pass >= PASSES / 2)) break;
  return tenures.map(mergedTenures);
}

/** For each unit of the set, the units whose territory it holds on the day of the set. */
function unitsThatLeadTo(
  polygons: readonly (number | undefined)[],
  date: string,
  succession: MunicipalSuccession,
): Map<number, Map<number, Evidence>> {
  const leading = new Map<number, Map<number, Evidence>>();
  for (const unit of polygons) if (unit !== undefined) leading.set(unit, new Map());
  for (const unit of succession.units) {
    const [first] = succession.presences(unit);
    if (!first || first.from > date) continue;
    for (const [holder, evidence] of succession.holdersAfter(unit, first.from, date)) leading.get(holder)?.set(unit, evidence);
  }
  return leading;
}

/** The tenures up to the day of a set: cut wherever one of the units begins or ends. */
function tenuresBefore(leading: HolderCandidates, date: string, succession: MunicipalSuccession): Tenure[] {
  const turns = [...leading.keys()].flatMap((unit) => succession.presences(unit).flatMap((presence) => [presence.from, endOf(presence)]));
  return cutAt({ from: FIRST_DAY, to: date }, turns).flatMap((period) => {
    const there = [...leading].filter(([unit]) => succession.isThere(unit, period.from));
    return there.length === 0 ? [] : [tenureOf(period, new Map(there))];
  });
}

/** The tenures from the day of a set on. */
function tenuresAfter(unit: number, date: string, succession: MunicipalSuccession): Tenure[] {
  const tenures: Tenure[] = [];
  const starts = succession.presences(unit).map(({ from }) => from);
  for (let day: string | null = date; day !== null; ) {
    const here: string = day;
    const holders = succession.holdersAfter(unit, date, here);
    const ends = [...holders.keys()].flatMap((holder) => succession.presences(holder).map(endOf));
    const next: string | undefined = [...ends, ...starts].filter((turn) => turn > here && turn < '9999').sort()[0];
    if (holders.size > 0) tenures.push(tenureOf({ from: here, to: next ?? null }, holders));
    day = next ?? null;
  }
  return tenures;
}
