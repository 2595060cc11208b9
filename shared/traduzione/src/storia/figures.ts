import { censusDay } from './censuses.ts';

/** The measure by which weights are made: people counted at a census, or area. */
export type Measure = 'popolazione' | 'superficie';

export const MEASURES: readonly Measure[] = ['popolazione', 'superficie'];

/** The figures of a unit by their year. */
export type Figures = ReadonlyMap<number, number>;

/** What was counted and measured of a unit, for the days on which its territory was the one that was measured. */
export interface MeasuredSize {
  /** First day, null when open; and first day after, null when open. */
  readonly from: string | null;
  readonly to: string | null;
  /** Legal population at the census of the year, null where not known. */
  readonly population: number | null;
  readonly census: number | null;
  /** Area in square kilometres and its year, null where not known. */
  readonly area: number | string | null;
  readonly areaYear: number | null;
}

/** The figures that some sizes hold; of one year the first. */
function figuresIn(sizes: readonly MeasuredSize[], measure: Measure): Map<number, number> {
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
export function figuresBefore(sizes: readonly MeasuredSize[] | undefined, day: string, measure: Measure): Figures {
  const figures = figuresIn(sizes ?? [], measure);
  for (const year of figures.keys()) if (dayOf(year, measure) > day) figures.delete(year);
  return figures;
}

/** The figures of the territory that a unit has had since a day: none when it changed, on the day `until`, before it was counted. */
export function figuresSince(sizes: readonly MeasuredSize[] | undefined, day: string, until: string, measure: Measure): Figures {
  return figuresIn(sizes?.filter(({ from, to }) => (to === null || to > day) && (from ?? '') < until) ?? [], measure);
}
