/** Pairs of code and name that tell what a row is about, the most detailed first. */
const IDENTIFYING = [
  ['PRO_COM_T', 'COMUNE'],
  ['PRO_COM_T_DT_IN', 'COMUNE_DT_IN'],
  ['COD_UTS', 'DEN_UTS'],
  ['COD_REG', 'DEN_REG'],
  ['COD_RIP', 'DEN_RIP'],
] as const;

/** The code and name columns of a report, by the names reports use; its first two columns when it has no known pair. */
export function identifyingColumns(names: readonly string[]): readonly string[] {
  return IDENTIFYING.find((pair) => pair.every((name) => names.includes(name))) ?? names.slice(0, 2);
}

/**
 * Cuts columns that are wider together than a page into groups that fit, in their order, the repeated ones first in each group.
 * `width` and `available` are in the same unit. A column wider than the page is alone in its group.
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
