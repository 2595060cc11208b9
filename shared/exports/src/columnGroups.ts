/** Pairs of code and name columns that identify a row, the most detailed first. */
const IDENTIFYING = [
  ['PRO_COM_T', 'COMUNE'],
  ['PRO_COM_T_DT_IN', 'COMUNE_DT_IN'],
  ['COD_UTS', 'DEN_UTS'],
  ['COD_REG', 'DEN_REG'],
  ['COD_RIP', 'DEN_RIP'],
] as const;

/** The code and name columns of a report, found by their usual names; the first two columns of a report without a known pair. */
export function identifyingColumns(names: readonly string[]): readonly string[] {
  return IDENTIFYING.find((pair) => pair.every((name) => names.includes(name))) ?? names.slice(0, 2);
}

/**
 * Splits columns that together are wider than a page into groups that fit, in their order; each group begins with the repeated columns.
 * `width` and `available` are in the same unit. A column wider than the page forms a group by itself.
 */
export function columnGroups<C extends { readonly name: string }>(
  columns: readonly C[],
  repeated: readonly string[],
  width: (column: C) => number,
  available: number,
): readonly (readonly C[])[] {
  const sum = (some: readonly C[]) => some.reduce((total, column) => total + width(column), 0);
  const head = columns.filter(({ name }) => repeated.includes(name));
  if (sum(columns) <= available || head.length === columns.length) return [columns];
  const room = available - sum(head);
  const groups: C[][] = [];
  let free = 0;
  for (const column of columns) {
    if (head.includes(column)) continue;
    const group = groups.at(-1);
    if (group && width(column) <= free) {
      group.push(column);
      free -= width(column);
    } else {
      groups.push([...head, column]);
      free = room - width(column);
    }
  }
  return groups;
}
