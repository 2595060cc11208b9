export { LANGUAGE_TAG, type Language, type Localized, PSEUDO_LANGUAGE, SOURCE_LANGUAGE } from './Language.ts';
export { languageName } from './languageName.ts';
export { localeOf } from './localeOf.ts';
export { offeredLanguage, STANDARD_LANGUAGES } from './offeredLanguage.ts';
export { preferredLanguage } from './preferredLanguage.ts';
export { pseudoText, pseudoTexts } from './pseudoText.ts';
export { readLanguages } from './readLanguages.ts';
export { reference } from './reference.ts';
export { textIn } from './textIn.ts';
