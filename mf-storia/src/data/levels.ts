import type { Livello } from '@territori/contract/wire';
import type { UnitType } from '@territori/report-flow/pick';

/** The level of a kind of unit. */
export const LEVELS: Readonly<Record<UnitType, Livello>> = { 1: 'comune', 2: 'uts', 3: 'regione' };
