import type { Localized } from '@territori/wire/language';

/** What a process that serves says of itself while its database does not answer. */
export const WITHOUT_DATABASE: Localized = {
  it: 'la base di dati non è raggiungibile; si risponde con ciò che è già stato letto.',
  en: 'the database cannot be reached; answers are made of what was read before.',
};
