/** A class of numbers: from its smallest to its largest one. */
export interface NumberClass {
  readonly from: number;
  readonly to: number;
  /** How many numbers it has. */
  readonly count: number;
}

/**
 * Classes in order, each with as nearly the same number of values as possible. Equal values are never in two classes, so that
 * there are fewer classes where one value is frequent.
 */
export function quantiles(values: readonly number[], classes: number): readonly NumberClass[] {
  const sorted = [...values].sort((a, b) => a - b);
  const bounds = new Set<number>();
  for (let place = 1; place <= classes; place += 1) {
    const bound = sorted[Math.ceil((sorted.length * place) / classes) - 1];
    if (bound !== undefined) bounds.add(bound);
  }
  const found: NumberClass[] = [];
  let start = 0;
  for (const bound of bounds) {
    const after = sorted.findIndex((value) => value > bound);
    const end = after === -1 ? sorted.length : after;
    found.push({ from: sorted[start] as number, to: bound, count: end - start });
    start = end;
  }
  return found;
}
