import type { Localized } from '../language/language.ts';

/** What an edition is called: by whether the whole of it is official. */
const NAMES: Readonly<Record<'full' | 'embedded', Localized>> = {
  full: { it: 'Unità territoriali dal 1861', en: 'Territorial units since 1861' },
  embedded: { it: 'Edizione incorporata, approssimata', en: 'Embedded edition, approximate' },
};

/** The name of an edition in both languages. */
export const editionNames = (approximate: boolean): Localized => NAMES[approximate ? 'embedded' : 'full'];
