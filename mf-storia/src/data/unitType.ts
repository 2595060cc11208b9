import type { Livello, TipologiaUnita } from '@territori/contract/wire';

/** 1 municipality, 2 province/UTS, 3 region. */
export type UnitType = TipologiaUnita['return_code'];

export const LEVEL: Readonly<Record<UnitType, Livello>> = { 1: 'comune', 2: 'uts', 3: 'regione' };

export function unitType(text: string | null): UnitType | null {
  return text === '1' || text === '2' || text === '3' ? text : null;
}
