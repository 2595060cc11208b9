import type { Localized } from '../language/language.ts';

/** What visitors read as the title of every edition. */
export const EDITION_TITLE: Localized = { it: 'Unità territoriali dal 1861', en: 'Territorial units since 1861' };
