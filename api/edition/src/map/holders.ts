import { type Boundaries, neighboursOf } from '@territori/history/boundaries/Boundaries';
import { cutAt } from '@territori/history/territory/intervals';
import { covers, dayBefore, endOf, type Period } from '@territori/history/territory/period';
import { type Evidence, type MunicipalSuccession, weaker } from './MunicipalSuccession.ts';

/** The units that hold a polygon over a period. Two or more share it: the set does not have the border between them. */
export interface Tenure extends Period {
  readonly holders: readonly number[];
  readonly evidence: Evidence;
}

/** The first day of the history. */
export const FIRST_DAY = '1861-03-17';

type Candidates = ReadonlyMap<number, Evidence>;

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
    unit === undefined ? [] : [...before(leading.get(unit) ?? new Map(), date, succession), ...after(unit, date, succession)],
  );
  const inference = new Inference(polygons, leading, neighboursOf(boundaries), tenures, succession, date);
  for (let pass = 0; pass < PASSES; pass += 1) if (!inference.fill(pass >= PASSES / 2)) break;
  return tenures.map(merged);
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
function before(leading: Candidates, date: string, succession: MunicipalSuccession): Tenure[] {
  const turns = [...leading.keys()].flatMap((unit) => succession.presences(unit).flatMap((presence) => [presence.from, endOf(presence)]));
  return cutAt({ from: FIRST_DAY, to: date }, turns).flatMap((period) => {
    const there = [...leading].filter(([unit]) => succession.isThere(unit, period.from));
    return there.length === 0 ? [] : [tenure(period, new Map(there))];
  });
}

/** The tenures from the day of a set on. */
function after(unit: number, date: string, succession: MunicipalSuccession): Tenure[] {
  const tenures: Tenure[] = [];
  const starts = succession.presences(unit).map(({ from }) => from);
  for (let day: string | null = date; day !== null; ) {
    const here: string = day;
    const holders = succession.holdersAfter(unit, date, here);
    const ends = [...holders.keys()].flatMap((holder) => succession.presences(holder).map(endOf));
    const next: string | undefined = [...ends, ...starts].filter((turn) => turn > here && turn < '9999').sort()[0];
    if (holders.size > 0) tenures.push(tenure({ from: here, to: next ?? null }, holders));
    day = next ?? null;
  }
  return tenures;
}

const tenure = ({ from, to }: Period, holders: Candidates, floor: Evidence = 'dichiarato'): Tenure => ({
  from,
  to,
  holders: [...holders.keys()].sort((a, b) => a - b),
  evidence: [...holders.values()].reduce(weaker, floor),
});

const sameHolders = (a: Tenure, b: Tenure) =>
  a.evidence === b.evidence && a.holders.length === b.holders.length && a.holders.every((unit, index) => unit === b.holders[index]);

/** Tenures that meet and say the same become one. */
function merged(tenures: readonly Tenure[]): Tenure[] {
  const result: Tenure[] = [];
  for (const next of [...tenures].sort((a, b) => (a.from < b.from ? -1 : 1))) {
    const last = result.at(-1);
    if (last && last.to === next.from && sameHolders(last, next)) result[result.length - 1] = { ...last, to: next.to };
    else result.push(next);
  }
  return result;
}

/** Fills the periods in which nobody holds a polygon. */
class Inference {
  readonly #polygons: readonly (number | undefined)[];
  readonly #leading: ReadonlyMap<number, Candidates>;
  readonly #neighbours: readonly ReadonlyMap<number, number>[];
  readonly #tenures: Tenure[][];
  readonly #succession: MunicipalSuccession;
  readonly #date: string;
  readonly #ofUnit = new Map<number, number>();

  constructor(
    polygons: readonly (number | undefined)[],
    leading: ReadonlyMap<number, Candidates>,
    neighbours: readonly ReadonlyMap<number, number>[],
    tenures: Tenure[][],
    succession: MunicipalSuccession,
    date: string,
  ) {
    this.#polygons = polygons;
    this.#leading = leading;
    this.#neighbours = neighbours;
    this.#tenures = tenures;
    this.#succession = succession;
    this.#date = date;
    polygons.forEach((unit, place) => {
      if (unit !== undefined) this.#ofUnit.set(unit, place);
    });
  }

  /** One pass over all polygons; false when nothing was filled. With `guess`, also by the longest border alone. */
  fill(guess: boolean): boolean {
    const found = this.#polygons.map((unit, place) => (unit === undefined ? [] : this.#filling(place, unit, guess)));
    found.forEach((tenures, place) => {
      if (tenures.length > 0)
        this.#tenures[place] = [...(this.#tenures[place] ?? []), ...tenures].sort((a, b) => (a.from < b.from ? -1 : 1));
    });
    return guess ? found.some((tenures) => tenures.length > 0) : true;
  }

  /** The periods before the day of the set in which nobody holds a polygon. */
  #gaps(place: number): { from: string; to: string }[] {
    const gaps: { from: string; to: string }[] = [];
    let since = FIRST_DAY;
    for (const held of this.#tenures[place] ?? []) {
      if (held.from > since) gaps.push({ from: since, to: held.from });
      since = endOf(held);
    }
    return gaps.filter(({ from }) => from < this.#date);
  }

  #filling(place: number, unit: number, guess: boolean): Tenure[] {
    return this.#gaps(place).flatMap((gap) => {
      const units = [...(this.#leading.get(unit)?.keys() ?? [])];
      const begin = units.filter((other) => this.#succession.presences(other).some(({ from }) => from === gap.to));
      const end = units.filter((other) => this.#succession.presences(other).some((presence) => endOf(presence) === gap.from));
      if (end.length === 0 && begin.length > 0 && begin.every((other) => this.#succession.isAnnexed(other, gap.to))) return [];
      const named = this.#named(begin, end, gap);
      if (named.size > 0) return this.#over(gap, named, place);
      const touched = this.#neighbour(place, gap, ({ holder }) =>
        [gap.from, gap.to].some((day) => this.#succession.isTouched(holder, day)),
      );
      if (touched !== undefined) return this.#over(gap, new Map([[touched, 'dedotto']]), place);
      if (!guess) return [];
      const province = this.#provinceOf(begin[0] ?? unit, gap.to);
      const nearest = this.#neighbour(place, gap, ({ neighbour }) => this.#provinceOf(this.#polygons[neighbour], gap.to) === province);
      return nearest === undefined ? [] : this.#over(gap, new Map([[nearest, 'ipotizzato']]), place);
    });
  }

  /** The units that the foundation after a gap or the end before it names. */
  #named(begin: readonly number[], end: readonly number[], gap: { from: string; to: string }): Candidates {
    const steps = [
      ...begin.flatMap((unit) => this.#succession.origins(unit, gap.to).map((origin) => [origin.unit, origin.evidence] as const)),
      ...end.flatMap((unit) => this.#succession.leading(unit, gap.from).map((holder) => [holder.unit, holder.evidence] as const)),
    ];
    return new Map(steps.filter(([unit]) => !begin.includes(unit) && !end.includes(unit)));
  }

  #provinceOf = (unit: number | undefined, day: string): number | null | undefined =>
    unit === undefined ? undefined : (this.#succession.versionAt(unit, day) ?? this.#succession.versionAt(unit, this.#date))?.utsId;

  /** Among the holders of the neighbours at either end of a gap, the one with the longest border that `fits`. */
  #neighbour(
    place: number,
    gap: { from: string; to: string },
    fits: (candidate: { holder: number; neighbour: number }) => boolean,
  ): number | undefined {
    const borders = new Map<number, number>();
    for (const [neighbour, length] of this.#neighbours[place] ?? []) {
      const holders = new Set([gap.from, dayBefore(gap.to)].flatMap((day) => this.#heldOn(neighbour, day)));
      for (const holder of holders) if (fits({ holder, neighbour })) borders.set(holder, (borders.get(holder) ?? 0) + length);
    }
    return [...borders].sort(([unitA, a], [unitB, b]) => b - a || unitA - unitB)[0]?.[0];
  }

  #heldOn = (place: number, day: string): readonly number[] => this.#tenures[place]?.find((held) => covers(held, day))?.holders ?? [];

  /**
   * The tenures of the found units over a gap. Where one of them is not there, the units that hold its territory stand
   * in its place: those to which it led, or before its beginning those that hold its own polygon.
   */
  #over(gap: { from: string; to: string }, found: Candidates, place: number): Tenure[] {
    const floor = [...found.values()].reduce(weaker, 'dichiarato');
    const own = [...found.keys()].map((unit) => this.#ofUnit.get(unit)).filter((other) => other !== undefined && other !== place);
    const turns = [
      ...[...found.keys()].flatMap((unit) => this.#succession.presences(unit).flatMap((presence) => [presence.from, endOf(presence)])),
      ...own.flatMap((other) => (this.#tenures[other as number] ?? []).flatMap((held) => [held.from, endOf(held)])),
    ];
    return cutAt(gap, turns).flatMap((period) => {
      const holders = new Map<number, Evidence>();
      for (const [unit, evidence] of found)
        for (const [holder, weakest] of this.#inPlaceOf(unit, period.from)) holders.set(holder, weaker(evidence, weakest));
      return holders.size === 0 ? [] : [tenure(period, holders, floor)];
    });
  }

  #inPlaceOf(unit: number, day: string): Candidates {
    if (this.#succession.isThere(unit, day)) return new Map([[unit, 'dichiarato']]);
    const [first] = this.#succession.presences(unit);
    if (first && first.from <= day) return this.#succession.holdersAfter(unit, first.from, day);
    const own = this.#ofUnit.get(unit);
    const held = own === undefined ? undefined : this.#tenures[own]?.find((other) => covers(other, day));
    return new Map((held?.holders ?? []).map((holder) => [holder, held?.evidence ?? 'dedotto']));
  }
}
