/**
 * Makes empty rows of one shape. V8 keeps a row that gets its names one by one as a hash table, which takes 1.5 KB for
 * twenty-three columns instead of 0.2.
 */
export function rowMaker(names: readonly string[]): () => Record<string, unknown> {
  const empty = JSON.parse(JSON.stringify(Object.fromEntries(names.map((name) => [name, null])))) as Record<string, unknown>;
  return () => ({ ...empty });
}
