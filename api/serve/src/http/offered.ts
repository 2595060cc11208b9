import { type Language, PSEUDO_LANGUAGE, readLanguages, SOURCE_LANGUAGE } from '@territori/languages';
import { isTranslated } from '@territori/languages/translations';

/** The languages in which a call can ask for its answer; the first one is that of a call that names none. */
export const OFFERED = readLanguages(process.env);

const WITH_TEXTS: ReadonlySet<Language> = new Set(
  OFFERED.filter((language) => language === PSEUDO_LANGUAGE || isTranslated(language, 'api')),
);

/** The language of the answer to a call that asks for a language: Italian where the translation has no text of the API. */
export const answeredIn = (language: Language): Language => (WITH_TEXTS.has(language) ? language : SOURCE_LANGUAGE);
