import type { Genealogia, Passaggio, UnitaImparentata, Variazione } from '@territori/contract/v1';

/** A unit that gave territory or took it. */
export interface Relative {
  readonly unit: UnitaImparentata;
  /** False where the territory was a part of the unit that gave it. */
  readonly whole: boolean;
}

/** A day on which a unit began or ended, or on which another unit was founded from a part of it. */
export interface Turn {
  readonly kind: 'birth' | 'end' | 'part';
  readonly day: string;
  /** The units that it came from or went into, or that a part of it became. Empty where no source names them. */
  readonly others: readonly Relative[];
  /** True when a foreign state gave the unit or took it: it was there before, or goes on. */
  readonly abroad: boolean;
}

/**
 * How a unit began and ended, and what was founded from a part of it, oldest first. A beginning on `firstDay` of the history and a time
 * that still lasts are neither: the unit was already there, or is there.
 * @param changes what happened to the unit and to others with it
 */
export function birthsAndEnds(
  { unita, passaggi }: Pick<Genealogia, 'unita' | 'passaggi'>,
  changes: readonly Pick<Variazione, 'id' | 'data' | 'collegata'>[],
  id: number,
  firstDay: string,
): readonly Turn[] {
  const abroadOn = (day: string) => changes.some((change) => change.id === id && change.data === day && change.collegata === 'estero');
  const units = new Map(unita.map((unit) => [unit.id, unit]));
  const periods = units.get(id)?.periodi ?? [];
  const into = (day: string) => passaggi.filter((step) => step.id_a === id && step.data === day);
  const away = (day: string) => passaggi.filter((step) => step.id_da === id && step.data === day);
  const relatives = (steps: readonly Passaggio[], side: 'id_da' | 'id_a') => {
    const wholeOf = new Map<number, boolean>();
    for (const step of steps) wholeOf.set(step[side], step.totale || wholeOf.get(step[side]) === true);
    return [...wholeOf].flatMap(([other, whole]): Relative[] => {
      const unit = units.get(other);
      return unit ? [{ unit, whole }] : [];
    });
  };
  const ends = new Set(periods.map(({ valido_al }) => valido_al));
  const founded = passaggi.filter(
    ({ id_da, id_a, data, totale }) =>
      id_da === id && !totale && !ends.has(data) && units.get(id_a)?.periodi.some(({ valido_dal }) => valido_dal === data),
  );
  const turns = [
    ...periods.flatMap(({ valido_dal, valido_al }): Turn[] => [
      ...(valido_dal > firstDay
        ? [{ kind: 'birth' as const, day: valido_dal, others: relatives(into(valido_dal), 'id_da'), abroad: abroadOn(valido_dal) }]
        : []),
      ...(valido_al === null
        ? []
        : [{ kind: 'end' as const, day: valido_al, others: relatives(away(valido_al), 'id_a'), abroad: abroadOn(valido_al) }]),
    ]),
    ...[...new Set(founded.map(({ data }) => data))].map((day): Turn => {
      const steps = founded.filter(({ data }) => data === day);
      return { kind: 'part', day, others: relatives(steps, 'id_a'), abroad: false };
    }),
  ];
  return turns.sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
}
