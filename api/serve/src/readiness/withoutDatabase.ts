import type { Localized } from '@territori/languages';
import { message } from '../message.ts';

/** What a process that serves says of itself while its database does not answer. */
export const WITHOUT_DATABASE: Localized = message('withoutDatabase.databaseCannotBe');
