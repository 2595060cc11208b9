import type { Cell } from '@territori/contract/wire';

/** The width of a column of a spreadsheet in characters: as wide as its longest text, within limits. */
export function columnWidth(label: string, cells: readonly (Cell | undefined)[]): number {
  let longest = label.length;
  for (const cell of cells) longest = Math.max(longest, String(cell ?? '').length);
  return Math.min(60, Math.max(9, longest + 2));
}
