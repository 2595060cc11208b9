/** The two languages of the portal, as stored under the local storage key `lng`. */
export type Language = 'it' | 'en';

/** One text in both languages. */
export type Localized = Readonly<Record<Language, string>>;
