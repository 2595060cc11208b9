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
    description: 'values.LevelAsked.description',
    examples: ['comune'],
  }),
);

/** The list that states a fact. */
export const Fonte = Type.Enum([...SOURCE_NAMES], {
  title: 'Fonte',
  description: 'values.Fonte.description',
});
