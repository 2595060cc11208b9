const text = (row: readonly string[], column: number) => (row[column] ?? '').trim();

/** True when the upper of two rows names columns that the lower one leaves without a name, or the other way round. */
export const completeEachOther = (upper: readonly string[], lower: readonly string[]): boolean =>
  [upper, lower].every((row) => row.filter((cell) => cell.trim() !== '').length > 1) &&
  Array.from({ length: Math.max(upper.length, lower.length) }, (_, column) => column).some(
    (column) => (text(upper, column) === '') !== (text(lower, column) === ''),
  );

/**
 * The names of the columns under a header of two rows: one name in either row, or a group above its parts: "Popolazione" in a merged cell
 * above "Maschi" and "Femmine" gives "Popolazione Maschi" and "Popolazione Femmine".
 */
export function joinedHeader(upper: readonly string[], lower: readonly string[]): string[] {
  let group = '';
  return Array.from({ length: Math.max(upper.length, lower.length) }, (_, column) => {
    const [above, below] = [text(upper, column), text(lower, column)];
    if (above !== '') group = below === '' ? '' : above;
    if (below === '') return above;
    return group === '' ? below : `${group} ${below}`;
  });
}
