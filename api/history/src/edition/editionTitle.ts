import type { Localized } from '@territori/languages';
import { message } from '../message.ts';

/** What visitors read as the title of every edition. */
export const EDITION_TITLE: Localized = message('editionTitle.territorialUnitsSince');
