import type { Genealogia, Passaggio, UnitaImparentata, Variazione } from '@territori/contract/v1';

/** A day on which a unit began or ended, with the units that it came from or went into. */
export interface Turn {
  readonly kind: 'birth' | 'end';
  readonly day: string;
  /** Empty where no source names them. */
  readonly others: readonly UnitaImparentata[];
  /** True when a foreign state gave the unit or took it: it was there before, or goes on. */
  readonly abroad: boolean;
}

/**
 * How a unit began and ended, oldest first. A beginning on `firstDay` of the history and a time that still lasts are neither: the unit was
 * already there, or is there.
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
  const others = (steps: readonly Passaggio[], other: (step: Passaggio) => number) =>
    [...new Set(steps.map(other))].flatMap((relative) => units.get(relative) ?? []);
  return (units.get(id)?.periodi ?? []).flatMap(({ valido_dal, valido_al }): Turn[] => {
    const into = passaggi.filter((step) => step.id_a === id && step.data === valido_dal);
    const away = passaggi.filter((step) => step.id_da === id && step.data === valido_al);
    return [
      ...(valido_dal > firstDay
        ? [{ kind: 'birth' as const, day: valido_dal, others: others(into, ({ id_da }) => id_da), abroad: abroadOn(valido_dal) }]
        : []),
      ...(valido_al === null
        ? []
        : [{ kind: 'end' as const, day: valido_al, others: others(away, ({ id_a }) => id_a), abroad: abroadOn(valido_al) }]),
    ];
  });
}
