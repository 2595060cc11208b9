/** The two languages of the portal. */
export type Language = 'it' | 'en';

/** One text in both languages. */
export type Localized = Readonly<Record<Language, string>>;
