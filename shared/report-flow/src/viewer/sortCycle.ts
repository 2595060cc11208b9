/** One column of a sort of several, first one first. */
export interface ColumnSort {
  readonly column: string;
  readonly direction: 'DESC' | 'ASC';
}

/** The next sort when a column's header is pressed: none, DESC, ASC, none again. A column keeps its place among the others while it is sorted. */
export function cycleSort(sorts: readonly ColumnSort[], column: string): readonly ColumnSort[] {
  const current = sorts.find((sort) => sort.column === column);
  if (!current) return [...sorts, { column, direction: 'DESC' }];
  if (current.direction === 'ASC') return sorts.filter((sort) => sort !== current);
  return sorts.map((sort) => (sort === current ? { column, direction: 'ASC' as const } : sort));
}
