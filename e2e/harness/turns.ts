/** A language and a width of the window. Tests of a look at a page use the first two; a deep run uses all four. */
const PAIRS = [
  { language: 'it', width: 1280 },
  { language: 'en', width: 320 },
  { language: 'en', width: 1280 },
  { language: 'it', width: 320 },
] as const;

export const looks = process.env.DEEP ? PAIRS : PAIRS.slice(0, 2);

/**
 * The items of a list that the look at a place tests, of two looks that take turns: what the page does depends on neither language nor
 * width, so each item is tested in one of them. A deep run tests every item in both.
 */
export const inTurn = <T>(items: readonly T[], place: number): readonly T[] =>
  process.env.DEEP ? items : items.filter((_, index) => index % 2 === place);
