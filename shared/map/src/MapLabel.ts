/** The name of a unit at the place where it is written, in pixels. */
export interface MapLabel {
  readonly key: string;
  /** One line or two. */
  readonly lines: readonly string[];
  /** Where the letters begin, end or have their middle, as `anchor` says, and where those of the first line stand. */
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
  /** Where the unit is, for a name that does not stand within it. */
  readonly dot: { readonly x: number; readonly y: number } | null;
}

/** The height of a line, in pixels, with some room around. */
export const LABEL_LINE = 14;

/** From one line of a name to the next. */
export const LABEL_LEADING = 13;

/** The radius of the dot of a capital. */
export const LABEL_DOT = 2.5;
