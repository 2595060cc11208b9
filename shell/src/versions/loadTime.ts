/** Milliseconds that the entry of a section took to arrive, from its request on; undefined where this page has not loaded it. */
export function loadTime(entry: string, files: readonly PerformanceEntry[] = performance.getEntriesByType('resource')): number | undefined {
  const loaded = files.find(({ name }) => name.startsWith(entry));
  return loaded && Math.round(loaded.duration);
}
