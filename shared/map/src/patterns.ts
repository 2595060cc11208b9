/** The side of the square that a pattern repeats, in pixels. */
export const PATTERN_TILE = 8;

/** From one point to another: x, y, x, y. */
export type PatternLine = readonly [number, number, number, number];

const DIAGONAL: readonly PatternLine[] = [
  [-2, 2, 2, -2],
  [0, 8, 8, 0],
  [6, 10, 10, 6],
];
const COUNTER_DIAGONAL: readonly PatternLine[] = DIAGONAL.map(([fromX, fromY, toX, toY]) => [fromX, 8 - fromY, toX, 8 - toY]);
const ROWS: readonly PatternLine[] = [[0, 4, 8, 4]];
const COLUMNS: readonly PatternLine[] = [[4, 0, 4, 8]];

/** Lines of the square, with round ends; some begin and end outside it. They tell fills apart without colour. */
export const PATTERNS = {
  plain: [],
  // a line without length would have no direction
  dots: [
    [2, 2, 2.01, 2],
    [6, 6, 6.01, 6],
  ],
  diagonal: DIAGONAL,
  counterDiagonal: COUNTER_DIAGONAL,
  rows: ROWS,
  columns: COLUMNS,
  cross: [...DIAGONAL, ...COUNTER_DIAGONAL],
  grid: [...ROWS, ...COLUMNS],
} as const satisfies Record<string, readonly PatternLine[]>;

export type PatternName = keyof typeof PATTERNS;

/** The lines of a pattern as an SVG path. */
export const patternPath = (pattern: PatternName): string =>
  PATTERNS[pattern].map(([fromX, fromY, toX, toY]) => `M${fromX} ${fromY}L${toX} ${toY}`).join('');

/** How thick the lines of a pattern are. */
export const patternLineWidth = (pattern: PatternName): number => (pattern === 'dots' ? 2.2 : 1.3);
