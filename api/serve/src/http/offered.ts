import { type Language, readLanguages, SOURCE_LANGUAGE } from '@territori/languages';
import { answeredLanguages } from './answeredLanguages.ts';

/** The languages that a call can ask for. A call that names none gets the first. */
export const OFFERED = readLanguages(process.env);

const ANSWERED = answeredLanguages(process.env);

/** The language of the answer to a call that asks for a language: Italian where neither the API nor the editors have a text in it. */
export const answeredIn = (language: Language): Language => (ANSWERED.has(language) ? language : SOURCE_LANGUAGE);
