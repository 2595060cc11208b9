import { type HistoryIndex, isoDay, parseDay } from '@territori/traduzione/storia';
import { censusDay } from '../../territory/censuses.ts';
import type { SizeAtTime } from '../model/readSizesOverTime.ts';

/** The measure by which weights are made: people counted at a census, or area. */
export type Measure = 'popolazione' | 'superficie';

/** A measure with the year to which it belongs. */
export interface Figure {
  readonly value: number;
  readonly year: number;
}

/** The sizes of each unit by its id, in the order of their days. */
export type SizesOfUnits = ReadonlyMap<number, readonly SizeAtTime[]>;

const figureOf = ({ population, census, area, areaYear }: SizeAtTime, measure: Measure): Figure | undefined => {
  const [value, year] = measure === 'popolazione' ? [population, census] : [area, areaYear];
  return value === null || year === null ? undefined : { value: Number(value), year };
};

/** The day to which a figure belongs: that of the census, or the end of the year of an area. */
const dayOf = ({ year }: Figure, measure: Measure): string => (measure === 'popolazione' ? censusDay(year) : undefined) ?? `${year}-12-31`;

/** The latest figures of a unit on or before a day. */
export function figuresBefore(sizes: SizesOfUnits, unit: number, day: string, measure: Measure): Figure | undefined {
  const figures = (sizes.get(unit) ?? []).flatMap((size) => figureOf(size, measure) ?? []);
  const earlier = figures.filter((figure) => dayOf(figure, measure) <= day);
  return earlier.sort((a, b) => b.year - a.year)[0];
}

/** The first figures of the territory that a unit has had since a day: none when it changed before it was counted. */
export function figuresSince(index: HistoryIndex, sizes: SizesOfUnits, unit: number, day: string, measure: Measure): Figure | undefined {
  const since = parseDay(day) ?? 0;
  const changed = [
    ...index.linksFrom(unit).map((link) => link.day),
    ...index.linksTo(unit).map((link) => link.day),
    ...index.facts(unit).flatMap((fact) => (EXCHANGES.has(fact.kind) ? [fact.day] : [])),
  ].filter((one) => one > since);
  const until = changed.length === 0 ? '9999-12-31' : isoDay(Math.min(...changed));
  const holding = (sizes.get(unit) ?? []).filter(({ from, to }) => (to === null || to > day) && (from ?? '') < until);
  return holding.flatMap((size) => figureOf(size, measure) ?? [])[0];
}

const EXCHANGES: ReadonlySet<string> = new Set(['AQ', 'CE', 'AQES', 'CECS']);
