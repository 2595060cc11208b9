import type { Day } from '@territori/history/dates/day';

/** The item of the nearest day; of items without a day, and for no day, the first. */
export function nearestByDay<Item>(items: readonly Item[], dayOf: (item: Item) => Day | null, day: Day | null): Item | undefined {
  const distance = (item: Item): number => {
    const own = dayOf(item);
    return own === null || day === null ? Number.POSITIVE_INFINITY : Math.abs(Date.parse(own) - Date.parse(day));
  };
  const [first, ...others] = items;
  return others.reduce((nearest, item) => (nearest !== undefined && distance(nearest) <= distance(item) ? nearest : item), first);
}
