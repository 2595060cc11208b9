import type { TipologiaUnita } from '@territori/contract/wire';

/** 1 municipality, 2 province/UTS, 3 region. */
export type UnitType = TipologiaUnita['return_code'];

/** The kind of unit that an address names; null for none. */
export function unitType(text: string | null): UnitType | null {
  return text === '1' || text === '2' || text === '3' ? text : null;
}
