import { Type } from 'typebox';
import { SOURCE_NAMES } from '../sourceNames.ts';
import type { Livello } from '../wire/values.ts';

export { Certezza, Livello } from '../wire/values.ts';

/** The levels in the order of lists. */
export const LEVELS: readonly Livello[] = ['comune', 'uts', 'regione', 'ripartizione'];

/** The usual word for `uts`, which a caller may write. Answers say `uts`. */
export const WORD_FOR_UTS = 'provincia';

/** The level in a call. `provincia` is read as `uts` before a call sees it (`v1.ts`), which the type says. */
export const LevelAsked = Type.Unsafe<Livello>(
  Type.Union([...LEVELS.map((level) => Type.Literal(level)), Type.Literal(WORD_FOR_UTS)], {
    title: 'LivelloChiesto',
    description: 'Level of the units: comune, uts (provinces and other supra-municipal units; also `provincia`), regione or ripartizione',
    examples: ['comune'],
  }),
);

/** The list that states a fact. */
export const Fonte = Type.Enum([...SOURCE_NAMES], {
  title: 'Fonte',
  description:
    'The list that states the fact, or from whose rows it follows: vocabolario_comuni (controlled vocabulary of the municipalities, with their history), ' +
    'report_98, report_128 and report_129 (ends and changes that the institute lists), tabella_ricodifiche (dated table of new codes). Null where the source has no name',
});
