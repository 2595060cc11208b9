/** The side of the square that a pattern repeats, in pixels. */
export const PATTERN_TILE = 8;

/** Lines within the square, as an SVG path. They tell fills apart without colour. */
export const PATTERNS = {
  plain: '',
  dots: 'M2 2h.01M6 6h.01',
  diagonal: 'M-2 2L2-2M0 8L8 0M6 10L10 6',
  counterDiagonal: 'M-2 6L2 10M0 0L8 8M6-2L10 2',
  rows: 'M0 4H8',
  columns: 'M4 0V8',
  cross: 'M-2 2L2-2M0 8L8 0M6 10L10 6M-2 6L2 10M0 0L8 8M6-2L10 2',
  grid: 'M0 4H8M4 0V8',
} as const;

export type PatternName = keyof typeof PATTERNS;

/** How thick the lines of a pattern are; a dot is a line without length and with round ends. */
export const patternLineWidth = (pattern: PatternName): number => (pattern === 'dots' ? 2.2 : 1.3);
