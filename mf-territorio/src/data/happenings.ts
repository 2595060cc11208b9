import type { Confronto } from '@territori/contract/v1';

/** What happened to a unit between two days, the weightiest first. */
export const HAPPENINGS = ['nata', 'estinta', 'provincia', 'nome', 'acquisito', 'ceduto', 'codice', 'altro'] as const;
export type Happening = (typeof HAPPENINGS)[number];

/** A unit to which something happened, as it was called then. */
export interface TouchedUnit {
  readonly id: number;
  readonly denominazione: string;
  readonly data: string;
}

/** Kinds of changes by which a unit took territory, and those by which it gave some. */
const TAKEN: ReadonlySet<string | null> = new Set(['AQ', 'AQES']);
const GIVEN: ReadonlySet<string | null> = new Set(['CE', 'CECS']);

/** The happening of a kind of change. What the number of units shows counts before the name of the kind. */
function happeningOf({ tipo, effetto }: Pick<Confronto['variazioni'][number], 'tipo' | 'effetto'>): Happening {
  if (effetto > 0) return 'nata';
  if (effetto < 0) return 'estinta';
  if (tipo === 'AP') return 'provincia';
  if (tipo === 'CD') return 'nome';
  if (TAKEN.has(tipo)) return 'acquisito';
  if (GIVEN.has(tipo)) return 'ceduto';
  return tipo === 'RN' ? 'codice' : 'altro';
}

/**
 * The units of each happening in order of day; several changes of one kind of a unit count once. The first day must be the earlier one.
 * @param renamed units with another name, for which no source has an event
 * @param recoded units with another code: where a unit passes to another province, the sources name that event alone
 */
export function happenings(
  { variazioni }: Pick<Confronto, 'variazioni'>,
  renamed: readonly TouchedUnit[] = [],
  recoded: readonly TouchedUnit[] = [],
): ReadonlyMap<Happening, readonly TouchedUnit[]> {
  const found = new Map<Happening, Map<number, TouchedUnit>>(HAPPENINGS.map((happening) => [happening, new Map()]));
  for (const change of variazioni) {
    const happening = happeningOf(change);
    for (const { id, denominazione, data, territorio } of change.unita) {
      // where the sources do not say what happened, the passages may
      const units = found.get(happening === 'altro' ? (territorio ?? happening) : happening);
      if (!units?.has(id)) units?.set(id, { id, denominazione, data });
    }
  }
  const add = (happening: Happening, units: readonly TouchedUnit[]) => {
    const those = found.get(happening);
    for (const unit of units) if (!those?.has(unit.id)) those?.set(unit.id, unit);
  };
  add('nome', renamed);
  add('codice', recoded);
  return new Map([...found].map(([happening, units]) => [happening, [...units.values()].sort((a, b) => (a.data < b.data ? -1 : 1))]));
}
