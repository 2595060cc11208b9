import type { Confini } from '@territori/contract/v1';

/** The set of a day, by the calendar of an answer that may be about another day: the map changes at once, its sentence follows. */
export function boundarySetOn(boundaries: Confini | undefined, day: string): Confini['insiemi'][number] | null {
  const id = boundaries?.calendario.findLast(({ dal }) => dal <= day)?.insieme;
  return boundaries?.insiemi.find((set) => set.id === id) ?? null;
}
