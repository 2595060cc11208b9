import type { Livello } from '@territori/contract/v1';

/** The levels of units that changes and comparisons can be chosen by. */
export const LEVELS = ['comune', 'uts', 'regione', 'ripartizione'] as const satisfies readonly Livello[];
