import type { Origin, Target } from '../translate/Outcome.ts';

export interface Sums {
  target: Target;
  rows: number;
  sums: number[];
  weights: number[];
}

/** A sum with the names of what it is of. */
export interface WholeSums extends Omit<Sums, 'target'> {
  readonly origin: Origin;
  readonly territory: readonly Target[];
  readonly counted: Target | null;
  readonly distributable: boolean;
}
