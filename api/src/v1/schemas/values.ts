import { Type } from 'typebox';
import type { Livello } from '../../schemas/wire/values.ts';
import { SOURCE_NAMES } from '../../territory/sourceNames.ts';

export { Certezza, Livello } from '../../schemas/wire/values.ts';

/** The levels in the order of lists. */
export const LEVELS: readonly Livello[] = ['comune', 'uts', 'regione', 'ripartizione'];

/** The list that states a fact. */
export const Fonte = Type.Enum([...SOURCE_NAMES], {
  description:
    'The list that states the fact, or from whose rows it follows: vocabolario_comuni (controlled vocabulary of the municipalities, with their history), ' +
    'report_98, report_128 and report_129 (ends and changes that the institute lists), tabella_ricodifiche (dated table of new codes). Null where the source has no name',
});
