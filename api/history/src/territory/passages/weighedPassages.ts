import { groupBy } from '@territori/traduzione/groupBy';
import {
  type Figures,
  figuresBefore,
  figuresSince,
  type Measure,
  type MeasuredSize,
  sharesOf,
  type Weight,
  WHOLE,
} from '@territori/traduzione/storia';
import { joined } from '../intervals.ts';
import type { Change, Passage, Size, Version } from '../model.ts';
import { covers, dayBefore } from '../period.ts';
import type { UnweightedPassage } from './municipalPassages.ts';
import { UPPER_UNIT_OF_VERSION, type UpperLevel } from './upperPassages.ts';

/** Changes after which the figures of a municipality are those of another territory. */
const TOUCHES: ReadonlySet<string> = new Set(['AQ', 'CE', 'AQES', 'CECS']);

const NEVER = '9999-12-31';
const NONE: readonly never[] = [];
const toMeasured = ({ from, to, legalPopulation, censusYear, area, areaYear }: Size): MeasuredSize => ({
  from,
  to,
  population: legalPopulation,
  census: censusYear,
  area,
  areaYear,
});

const startOf = ({ fromId, date }: UnweightedPassage): string => `${fromId} ${date}`;

/** Gives passages the shares that they took, by the figures of municipalities. */
class Weigher {
  readonly #municipal: ReadonlyMap<number, readonly Version[]>;
  readonly #leaving: ReadonlyMap<string, readonly UnweightedPassage[]>;
  readonly #arriving: ReadonlyMap<string, readonly UnweightedPassage[]>;
  readonly #sizes: ReadonlyMap<number, readonly MeasuredSize[]>;
  readonly #touched: ReadonlyMap<number, readonly string[]>;

  constructor(
    passages: readonly UnweightedPassage[],
    municipal: ReadonlyMap<number, readonly Version[]>,
    sizes: readonly Size[],
    changes: readonly Pick<Change, 'unitId' | 'date' | 'kind'>[],
  ) {
    this.#municipal = municipal;
    this.#leaving = groupBy(passages, startOf);
    this.#arriving = groupBy(passages, ({ toId, date }) => `${toId} ${date}`);
    this.#sizes = new Map([...groupBy(sizes, ({ unitId }) => unitId)].map(([unit, own]) => [unit, own.map(toMeasured)]));
    const days = changes.filter(({ kind }) => kind !== null && TOUCHES.has(kind)).map(({ unitId, date }) => ({ unitId, date }));
    const steps = passages.flatMap(({ fromId, toId, date }) => [fromId, toId].map((unitId) => ({ unitId, date })));
    this.#touched = new Map(
      [...groupBy([...days, ...steps], ({ unitId }) => unitId)].map(([unit, own]) => [unit, own.map(({ date }) => date).sort()]),
    );
  }

  #on = (unit: number, day: string): Version | undefined => this.#municipal.get(unit)?.find((version) => covers(version, day));

  #nextChange = (unit: number, day: string): string => this.#touched.get(unit)?.find((other) => other > day) ?? NEVER;

  /** The shares of the parts of a municipality: each must be a whole municipality that came from it alone, or what stays of it. */
  ofMunicipality(passages: readonly UnweightedPassage[], measure: Measure): ReadonlyMap<number, Weight> | null {
    const [first] = passages;
    if (!first) return null;
    const { fromId, date } = first;
    const goesOn = this.#on(fromId, date) !== undefined;
    if (passages.length === 1 && !goesOn) return new Map([[first.toId, WHOLE]]);
    const isFounded = (unit: number) => joined(this.#municipal.get(unit) ?? []).some(({ from }) => from === date);
    const arrivals = (unit: number) => this.#arriving.get(`${unit} ${date}`)?.length ?? 0;
    if (passages.some(({ toId }) => !isFounded(toId) || arrivals(toId) !== 1)) return null;
    if (goesOn && arrivals(fromId) > 0) return null;
    const parts = [...passages.map(({ toId }) => toId), ...(goesOn ? [fromId] : [])];
    return sharesOf(
      parts.map((unit) => [unit, figuresSince(this.#sizes.get(unit), date, this.#nextChange(unit, date), measure)] as const),
      'earliest',
    );
  }

  /**
   * The shares of a province or region that passed to others on a day, by the last figures of its municipalities before it, or else the
   * first ones after it.
   */
  ofUpperUnit(level: UpperLevel, members: readonly number[], date: string, measure: Measure): ReadonlyMap<number | null, Weight> | null {
    const parent = UPPER_UNIT_OF_VERSION[level];
    const before = dayBefore(date);
    const destination = new Map<number, number | null>();
    for (const member of members) {
      const stays = this.#on(member, date);
      const others = (this.#leaving.get(`${member} ${date}`) ?? NONE).flatMap(({ toId }) => this.#on(toId, date) ?? []);
      const [only = null, ...more] = new Set([...(stays ? [stays] : []), ...others].map(parent));
      if (more.length > 0) return null;
      destination.set(member, only);
    }
    const [to = null, ...others] = new Set(destination.values());
    if (others.length === 0) return new Map([[to, WHOLE]]);
    const by = (figuresOf: (member: number) => Figures) => members.map((member) => [member, figuresOf(member)] as const);
    const shares =
      sharesOf(
        by((member) => figuresBefore(this.#sizes.get(member), before, measure)),
        'latest',
      ) ??
      sharesOf(
        by((member) => figuresSince(this.#sizes.get(member), date, this.#nextChange(member, date), measure)),
        'earliest',
      );
    if (!shares) return null;
    const sums = new Map<number | null, Weight>();
    for (const [member, { share, year }] of shares) {
      const unit = destination.get(member) ?? null;
      sums.set(unit, { share: share + (sums.get(unit)?.share ?? 0), year });
    }
    return sums;
  }
}

/** A share to a millionth, so that it is the same number wherever it is read. */
const rounded = (weight: Weight | undefined): Weight | null =>
  weight ? { share: Math.round(weight.share * 1e6) / 1e6, year: weight.year } : null;

/**
 * The passages with their weights: of a municipality by the first figures of its parts after the day, of a province or region by the last
 * figures of its municipalities before it, or else the first ones after it. Null where a part has no figure of its own.
 */
export function weighedPassages(
  passages: readonly UnweightedPassage[],
  municipal: ReadonlyMap<number, readonly Version[]>,
  sizes: readonly Size[],
  changes: readonly Pick<Change, 'unitId' | 'date' | 'kind'>[],
): Passage[] {
  const weigher = new Weigher(
    passages.filter(({ level }) => level === 'comune'),
    municipal,
    sizes,
    changes,
  );
  const versions = [...municipal.values()].flat();
  const membersOf = {
    uts: groupBy(versions, UPPER_UNIT_OF_VERSION.uts),
    regione: groupBy(versions, UPPER_UNIT_OF_VERSION.regione),
  };
  return [...groupBy(passages, startOf).values()].flatMap((leaving): Passage[] => {
    const [first] = leaving;
    if (!first) return [];
    const { level, fromId, date } = first;
    const sharesBy = (measure: Measure): ReadonlyMap<number | null, Weight> | null => {
      if (level !== 'uts' && level !== 'regione') return weigher.ofMunicipality(leaving, measure);
      const members = (membersOf[level].get(fromId) ?? []).filter((version) => covers(version, dayBefore(date)));
      return weigher.ofUpperUnit(
        level,
        members.map(({ unitId }) => unitId),
        date,
        measure,
      );
    };
    const [population, area] = [sharesBy('popolazione'), sharesBy('superficie')];
    return leaving.map((passage) => ({
      ...passage,
      population: rounded(population?.get(passage.toId)),
      area: rounded(area?.get(passage.toId)),
    }));
  });
}
