import { type HistoryIndex, isoDay, parseDay } from '@territori/traduzione/storia';
import { censusDay } from '../../territory/censuses.ts';
import type { SizeAtTime } from '../model/readSizesOverTime.ts';

/** The measure by which weights are made: people counted at a census, or area. */
export type Measure = 'popolazione' | 'superficie';

/** The figures of a unit by their year. */
export type Figures = ReadonlyMap<number, number>;

/** The sizes of each unit by its id, in the order of their days. */
export type SizesOfUnits = ReadonlyMap<number, readonly SizeAtTime[]>;

/** The figures that some sizes hold; of one year the first. */
function figuresIn(sizes: readonly SizeAtTime[], measure: Measure): Map<number, number> {
  const figures = new Map<number, number>();
  for (const { population, census, area, areaYear } of sizes) {
    const [value, year] = measure === 'popolazione' ? [population, census] : [area, areaYear];
    if (value !== null && year !== null && !figures.has(year)) figures.set(year, Number(value));
  }
  return figures;
}

/** The day to which a figure belongs: that of the census, or the end of the year of an area. */
const dayOf = (year: number, measure: Measure): string => (measure === 'popolazione' ? censusDay(year) : undefined) ?? `${year}-12-31`;

/** The figures of a unit on or before a day. */
export function figuresBefore(sizes: SizesOfUnits, unit: number, day: string, measure: Measure): Figures {
  const figures = figuresIn(sizes.get(unit) ?? [], measure);
  for (const year of figures.keys()) if (dayOf(year, measure) > day) figures.delete(year);
  return figures;
}

/** The figures of the territory that a unit has had since a day: none when it changed before it was counted. */
export function figuresSince(index: HistoryIndex, sizes: SizesOfUnits, unit: number, day: string, measure: Measure): Figures {
  const since = parseDay(day) ?? 0;
  const changed = [
    ...index.linksFrom(unit).map((link) => link.day),
    ...index.linksTo(unit).map((link) => link.day),
    ...index.facts(unit).flatMap((fact) => (EXCHANGES.has(fact.kind) ? [fact.day] : [])),
  ].filter((one) => one > since);
  const until = changed.length === 0 ? '9999-12-31' : isoDay(Math.min(...changed));
  const holding = (sizes.get(unit) ?? []).filter(({ from, to }) => (to === null || to > day) && (from ?? '') < until);
  return figuresIn(holding, measure);
}

const EXCHANGES: ReadonlySet<string> = new Set(['AQ', 'CE', 'AQES', 'CECS']);
