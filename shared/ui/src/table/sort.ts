/** The sort of one column. */
export interface Sort {
  readonly column: string;
  readonly direction: 'ASC' | 'DESC';
}

/**
 * The sorts after a press on `column`'s header: none, then DESC, then ASC, then none again. The other columns keep
 * their place; a new one comes last.
 */
export function nextSort(sort: readonly Sort[], column: string): Sort[] {
  const current = sort.find((entry) => entry.column === column);
  if (!current) return [...sort, { column, direction: 'DESC' }];
  if (current.direction === 'ASC') return sort.filter((entry) => entry !== current);
  return sort.map((entry) => (entry === current ? { column, direction: 'ASC' } : entry));
}
