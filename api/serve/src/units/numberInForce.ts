import type { State } from '@territori/edition/EditionModel';
import type { PuntoSerie } from '@territori/wire';

/** The number of units of a level in force, from each day on which it changed; computed from all states of the level. */
export function numberInForce(states: readonly State[]): PuntoSerie[] {
  const steps = new Map<string, number>();
  const add = (day: string, step: number) => steps.set(day, (steps.get(day) ?? 0) + step);
  for (const { from, to } of states) {
    add(from, 1);
    if (to !== null) add(to, -1);
  }
  const days = [...steps].filter(([, step]) => step !== 0).sort(([a], [b]) => (a < b ? -1 : 1));
  let numero = 0;
  return days.map(([data, step]) => {
    numero += step;
    return { data, numero };
  });
}
