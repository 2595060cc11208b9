import type { PatternName } from './patterns.ts';

/** How an area is filled: a colour and a pattern over it. */
export interface AreaFill {
  readonly color: string;
  readonly ink: string;
  readonly pattern: PatternName;
}

/** The colours of a drawing, as a browser computes them. */
export interface Palette {
  /** By the number that stands for a fill: those of `FILL`, then those of the classes. */
  readonly fills: readonly AreaFill[];
  readonly border: string;
  readonly upperBorder: string;
  readonly coast: string;
}
