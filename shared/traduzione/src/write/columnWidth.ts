/** Wide enough for most codes and names, and narrow enough for a screen. */
const [NARROWEST, WIDEST] = [9, 60];
/** The arrow of a filter. */
const ARROW = 2;

/** The width of a column of a spreadsheet in characters: as wide as its longest text, within limits. */
export function columnWidth(label: string, cells: readonly (string | number | null | undefined)[]): number {
  let longest = label.length;
  for (const cell of cells) longest = Math.max(longest, String(cell ?? '').length);
  return Math.min(WIDEST, Math.max(NARROWEST, longest + ARROW));
}
