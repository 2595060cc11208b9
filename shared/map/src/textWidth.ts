/** Letters by their width in pixels at a size of 12: the widest that each has in the portal's typeface and in those that replace it. */
const WIDTHS: readonly (readonly [letters: string, width: number])[] = [
  ["ijlI'’.,ì", 3.4],
  ['frt -/()', 4.6],
  ['mw', 10.2],
  ['MW', 11.4],
];
const SMALL = 6.7;
const CAPITAL = 8.7;
/** On both sides of a text together, for the ground around its letters. */
const AROUND = 4;

const ofLetter = new Map(WIDTHS.flatMap(([letters, width]) => [...letters].map((letter) => [letter, width] as const)));

/**
 * The width of a text of the map, in pixels. It is computed, not measured: names keep their places when the portal's
 * typeface arrives, and a picture has them where the page has.
 * @param stretch how much wider than the portal's the typeface is
 */
export function textWidth(text: string, stretch = 1): number {
  let width = 0;
  for (const letter of text) width += ofLetter.get(letter) ?? (letter.toLowerCase() === letter ? SMALL : CAPITAL);
  return width * stretch + AROUND;
}
