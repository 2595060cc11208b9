/** The values under each key, in their order. */
export function groupBy<Value, Key>(values: Iterable<Value>, key: (value: Value) => Key): Map<Key, Value[]> {
  const groups = new Map<Key, Value[]>();
  for (const value of values) {
    const its = key(value);
    const group = groups.get(its);
    if (group) group.push(value);
    else groups.set(its, [value]);
  }
  return groups;
}
