import type { Livello } from '../../schemas/wire/values.ts';

export { Certezza, Livello } from '../../schemas/wire/values.ts';

/** The levels in the order of lists. */
export const LEVELS: readonly Livello[] = ['comune', 'uts', 'regione', 'ripartizione'];
