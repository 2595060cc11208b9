import type { Passaggio } from '@territori/contract/v1';
import { EARLIEST_DATE } from '@territori/kit';
import { lastDay } from './lastDay.ts';

/** A day on which a unit, or what it came from or became, is shown on a map. */
export interface PlaceOnDay {
  readonly when: 'prima' | 'unita' | 'dopo';
  readonly day: string;
  /** The relatives that the map marks. */
  readonly relatives: readonly number[];
}

/** The day on which most of some steps were made; of equal ones the last. Undefined without steps. */
function busiestDay(steps: readonly Passaggio[]): string | undefined {
  const counts = new Map<string, number>();
  for (const { data } of steps) counts.set(data, (counts.get(data) ?? 0) + 1);
  return [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? 1 : -1))[0]?.[0];
}

/**
 * The days that show where a unit is or was: the day before most of its territory came to it, the day itself or its last
 * one, and the day on which most of its territory went to others. In order of time.
 * @param last the last day of the unit; the present one while it is in force
 */
export function unitPlaces(id: number, passages: readonly Passaggio[], last: string): readonly PlaceOnDay[] {
  const [into, from] = [passages.filter(({ id_a }) => id_a === id), passages.filter(({ id_da }) => id_da === id)];
  const [gained, lost] = [busiestDay(into), busiestDay(from)];
  const before = gained !== undefined && gained > EARLIEST_DATE ? lastDay(gained) : undefined;
  const places: readonly PlaceOnDay[] = [
    ...(before === undefined
      ? []
      : [{ when: 'prima' as const, day: before, relatives: into.flatMap(({ id_da, data }) => (data === gained ? [id_da] : [])) }]),
    { when: 'unita', day: last, relatives: [] },
    ...(lost === undefined
      ? []
      : [{ when: 'dopo' as const, day: lost, relatives: from.flatMap(({ id_a, data }) => (data === lost ? [id_a] : [])) }]),
  ];
  return [...places].sort((a, b) => (a.day < b.day ? -1 : 1));
}
