export { type Language, type Localized, SOURCE_LANGUAGE } from './Language.ts';
export { languageName } from './languageName.ts';
export { localeOf } from './localeOf.ts';
export { offeredLanguage, STANDARD_LANGUAGES } from './offeredLanguage.ts';
export { PSEUDO_LANGUAGE, pseudoText, pseudoTexts } from './pseudoText.ts';
export { readLanguages } from './readLanguages.ts';
export { textIn } from './textIn.ts';
