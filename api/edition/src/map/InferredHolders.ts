import { FIRST_DAY } from '@territori/history/dates/day';
import { cutAt } from '@territori/history/territory/intervals';
import { covers, dayBefore, endOf } from '@territori/history/territory/period';
import { type Evidence, weakerEvidence } from './Evidence.ts';
import type { MunicipalSuccession } from './MunicipalSuccession.ts';
import { type HolderCandidates, type Tenure, tenureOf } from './Tenure.ts';

/** Fills the periods in which nobody holds a polygon. */
export class InferredHolders {
  readonly #polygons: readonly (number | undefined)[];
  readonly #leading: ReadonlyMap<number, HolderCandidates>;
  readonly #neighbours: readonly ReadonlyMap<number, number>[];
  readonly #tenures: Tenure[][];
  readonly #succession: MunicipalSuccession;
  readonly #date: string;
  readonly #ofUnit = new Map<number, number>();

  constructor(
    polygons: readonly (number | undefined)[],
    leading: ReadonlyMap<number, HolderCandidates>,
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
  #named(begin: readonly number[], end: readonly number[], gap: { from: string; to: string }): HolderCandidates {
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
  #over(gap: { from: string; to: string }, found: HolderCandidates, place: number): Tenure[] {
    const floor = [...found.values()].reduce(weakerEvidence, 'dichiarato');
    const own = [...found.keys()].map((unit) => this.#ofUnit.get(unit)).filter((other) => other !== undefined && other !== place);
    const turns = [
      ...[...found.keys()].flatMap((unit) => this.#succession.presences(unit).flatMap((presence) => [presence.from, endOf(presence)])),
      ...own.flatMap((other) => (this.#tenures[other as number] ?? []).flatMap((held) => [held.from, endOf(held)])),
    ];
    return cutAt(gap, turns).flatMap((period) => {
      const holders = new Map<number, Evidence>();
      for (const [unit, evidence] of found)
        for (const [holder, weakest] of this.#inPlaceOf(unit, period.from)) holders.set(holder, weakerEvidence(evidence, weakest));
      return holders.size === 0 ? [] : [tenureOf(period, holders, floor)];
    });
  }

  #inPlaceOf(unit: number, day: string): HolderCandidates {
    if (this.#succession.isThere(unit, day)) return new Map([[unit, 'dichiarato']]);
    const [first] = this.#succession.presences(unit);
    if (first && first.from <= day) return this.#succession.holdersAfter(unit, first.from, day);
    const own = this.#ofUnit.get(unit);
    const held = own === undefined ? undefined : this.#tenures[own]?.find((other) => covers(other, day));
    return new Map((held?.holders ?? []).map((holder) => [holder, held?.evidence ?? 'dedotto']));
  }
}
