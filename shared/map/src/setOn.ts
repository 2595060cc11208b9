import type { Confini } from '@territori/contract/v1';

/** The set of a day by the calendar of an answer for another day: the map changes at once, its sentence follows. */
export function setOn(boundaries: Confini | undefined, day: string): Confini['insiemi'][number] | null {
  const id = boundaries?.calendario.findLast(({ dal }) => dal <= day)?.insieme;
  return boundaries?.insiemi.find((set) => set.id === id) ?? null;
}
