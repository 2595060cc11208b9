import type { Localized } from '@territori/wire/language';

/** What visitors read as the title of every edition. */
export const EDITION_TITLE: Localized = { it: 'Unità territoriali dal 1861', en: 'Territorial units since 1861' };
