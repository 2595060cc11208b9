/** The results of a work on each value, in the order of the values; so many are under way at once. */
export async function* resultsInOrder<T, R>(
  values: Iterable<T> | AsyncIterable<T>,
  atOnce: number,
  work: (value: T) => Promise<R>,
): AsyncGenerator<R> {
  const underWay: Promise<R>[] = [];
  for await (const value of values) {
    const started = work(value);
    // a failure is thrown when its turn comes
    started.catch(() => {});
    underWay.push(started);
    if (underWay.length >= atOnce) yield (await underWay.shift()) as R;
  }
  for (const started of underWay) yield await started;
}
