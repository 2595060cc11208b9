export { type Language, type Localized, SOURCE_LANGUAGE, textIn } from './Language.ts';
export { languageName } from './languageName.ts';
export { localeOf } from './localeOf.ts';
export { offeredLanguage, STANDARD_LANGUAGES } from './offeredLanguage.ts';
export { readLanguages } from './readLanguages.ts';
export { reference } from './reference.ts';
