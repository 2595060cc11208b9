import type { UnitColumns } from '@territori/contract/v1';

/** A unit as it is on a day. */
export interface UnitState {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  /** The unit above it, null where there is none. */
  readonly upper: number | null;
  /** The days on which it has this name and code; `to` is the first one after, null when it is open. */
  readonly from: string;
  readonly to: string | null;
}

/** The units of a level on any day. */
export class UnitVersions {
  /** The days on which a unit changed, in order. */
  readonly days: readonly string[];
  /** In alphabetical order, so that the units of a day need not be sorted. */
  readonly #states: readonly UnitState[];

  constructor({ giorni, unita, superiori, versioni }: UnitColumns) {
    this.days = giorni;
    let name = '';
    const states = versioni.unita.map((unit, index): UnitState => {
      const written = versioni.denominazione[index];
      if (written !== 0 && written !== undefined) name = written;
      const to = versioni.al[index] ?? -1;
      const upper = versioni.superiore[index] ?? -1;
      return {
        id: unita[unit] as number,
        code: versioni.codice[index] ?? '',
        name,
        upper: upper === -1 ? null : (superiori[upper] ?? null),
        from: giorni[versioni.dal[index] ?? 0] ?? '',
        to: to === -1 ? null : (giorni[to] ?? null),
      };
    });
    const byName = new Intl.Collator('it');
    this.#states = states.sort((a, b) => byName.compare(a.name, b.name) || (a.code < b.code ? -1 : 1));
  }

  /** The units in force on a day, by id, in alphabetical order. */
  on(day: string): ReadonlyMap<number, UnitState> {
    const there = new Map<number, UnitState>();
    for (const state of this.#states) if (state.from <= day && (state.to === null || day < state.to)) there.set(state.id, state);
    return there;
  }
}
