import type { Unita } from '@territori/wire/v1/unita';
import type { Variazione } from '@territori/wire/v1/variazione';

/** A unit over an interval of ISO days in which nothing that is known of it changed. */
export interface UnitState {
  readonly row: Unita;
  readonly from: string;
  /** The first day after the interval, null while it lasts. */
  readonly to: string | null;
}

/** What the statements read of a change. */
export type UnitChange = Pick<Variazione, 'livello' | 'data' | 'tipo' | 'id' | 'id_collegata'>;

/** What the statements say of a unit over time. */
export interface UnitHistory {
  /** Its states in order of time. */
  readonly states: readonly UnitState[];
  /** Its changes, and those of others in which it is the other unit. */
  readonly changes: readonly UnitChange[];
}
