import { ckmeans, equalIntervalBreaks } from 'simple-statistics';

/** A class of numbers: from its smallest to its largest one. */
export interface NumberClass {
  readonly from: number;
  readonly to: number;
  /** How many numbers it has. */
  readonly count: number;
}

/**
 * How numbers are put in classes: as nearly as possible the same number of values in each (quantiles), intervals of the same width, or
 * natural breaks, which keep values that are near to each other together (Jenks, by the algorithm Ckmeans.1d.dp).
 */
export const CLASS_METHODS = ['quantili', 'uguali', 'naturali'] as const;
export type ClassMethod = (typeof CLASS_METHODS)[number];

/** The largest value that each class may have, of sorted values. */
const BOUNDS: Readonly<Record<ClassMethod, (sorted: readonly number[], classes: number) => number[]>> = {
  quantili: (sorted, classes) =>
    Array.from({ length: classes }, (_, place) => sorted[Math.ceil((sorted.length * (place + 1)) / classes) - 1] as number),
  // rounding may leave the last bound below the largest value
  uguali: (sorted, classes) => [...equalIntervalBreaks([...sorted], classes).slice(1, -1), sorted.at(-1) as number],
  naturali: (sorted, classes) => ckmeans([...sorted], Math.min(classes, new Set(sorted).size)).map((cluster) => cluster.at(-1) as number),
};

/** Classes in order, at most so many. Equal values are never in two classes, and no class is empty. */
export function numberClasses(values: readonly number[], classes: number, method: ClassMethod = 'quantili'): readonly NumberClass[] {
  // a list of numbers is sorted without a call for each pair
  const sorted = Array.from(Float64Array.from(values).sort());
  if (sorted.length === 0) return [];
  const found: NumberClass[] = [];
  let start = 0;
  for (const bound of BOUNDS[method](sorted, classes)) {
    let end = start;
    while (end < sorted.length && (sorted[end] as number) <= bound) end += 1;
    if (end > start) found.push({ from: sorted[start] as number, to: sorted[end - 1] as number, count: end - start });
    start = end;
  }
  return found;
}
