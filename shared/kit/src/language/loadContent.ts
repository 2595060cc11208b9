import type { Language } from '@territori/contract';
import { PSEUDO_LANGUAGE, pseudoTexts, SOURCE_LANGUAGE } from '@territori/languages';

/** A file of text, and the language that it is in. */
export interface Content<T> {
  readonly content: T;
  readonly language: Language;
}

type Load<T> = () => Promise<{ readonly default: T }>;

/**
 * Loads a text that is a file of its own in a language or, where that lacks the file, in Italian. Rejects when neither arrives.
 * @param source the Italian file
 */
export async function loadContent<T>(language: Language, source: Load<T>, translation: (language: Language) => ReturnType<Load<T>>) {
  const italian = async (): Promise<Content<T>> => ({ content: (await source()).default, language: SOURCE_LANGUAGE });
  if (language === SOURCE_LANGUAGE) return italian();
  if (language === PSEUDO_LANGUAGE) return { content: pseudoTexts((await source()).default), language };
  try {
    return { content: (await translation(language)).default, language };
  } catch {
    // the translation lacks the file, or it does not arrive: the Italian one says the same
    return italian();
  }
}
