import type { Genealogia, Passaggio, UnitaImparentata, Variazione } from '@territori/contract/v1';

/** A unit that gave territory or took it. */
export interface Relative {
  readonly unit: UnitaImparentata;
  /** False where the territory was a part of the unit that gave it. */
  readonly whole: boolean;
}

/** A day on which a unit began or ended, or on which another unit was founded from a part of it. */
export interface TurningPoint {
  readonly kind: 'birth' | 'end' | 'part';
  readonly day: string;
  /** The units that it came from or went into, or that were founded from a part of it. Empty where no source names them. */
  readonly others: readonly Relative[];
  /** True when a foreign state gave the unit or took it. */
  readonly abroad: boolean;
}

/**
 * How a unit began and ended, and what was founded from a part of it, oldest first. The first day of the history is not a birth: the unit
 * was already there. A period that still lasts has no end.
 * @param changes what happened to the unit and to others with it
 */
export function turningPoints(
  { unita, passaggi }: Pick<Genealogia, 'unita' | 'passaggi'>,
  changes: readonly Pick<Variazione, 'id' | 'data' | 'collegata'>[],
  id: number,
  firstDay: string,
): readonly TurningPoint[] {
  const units = new Map(unita.map((unit) => [unit.id, unit]));
  const periods = units.get(id)?.periodi ?? [];
  const arrivals = passaggi.filter(({ id_a }) => id_a === id);
  const departures = passaggi.filter(({ id_da }) => id_da === id);
  const abroadOn = (day: string) => changes.some((change) => change.id === id && change.data === day && change.collegata === 'estero');
  const relatives = (steps: readonly Passaggio[], day: string, side: 'id_da' | 'id_a') => {
    const wholeOf = new Map<number, boolean>();
    for (const step of steps.filter(({ data }) => data === day)) {
      wholeOf.set(step[side], step.totale || wholeOf.get(step[side]) === true);
    }
    return [...wholeOf].flatMap(([other, whole]): Relative[] => {
      const unit = units.get(other);
      return unit ? [{ unit, whole }] : [];
    });
  };

  const births = periods.map(({ valido_dal }) => valido_dal).filter((day) => day > firstDay);
  const ends = periods.flatMap(({ valido_al }) => valido_al ?? []);
  const foundings = departures.filter(
    ({ id_a, data, totale }) => !totale && !ends.includes(data) && units.get(id_a)?.periodi.some(({ valido_dal }) => valido_dal === data),
  );
  const points = [
    ...births.map((day): TurningPoint => ({ kind: 'birth', day, others: relatives(arrivals, day, 'id_da'), abroad: abroadOn(day) })),
    ...ends.map((day): TurningPoint => ({ kind: 'end', day, others: relatives(departures, day, 'id_a'), abroad: abroadOn(day) })),
    ...[...new Set(foundings.map(({ data }) => data))].map(
      (day): TurningPoint => ({ kind: 'part', day, others: relatives(foundings, day, 'id_a'), abroad: false }),
    ),
  ];
  return points.sort((a, b) => a.day.localeCompare(b.day));
}
