import type { Language } from '@territori/contract';
import { SOURCE_LANGUAGE } from '@territori/languages';
import type { Texts } from './Texts.ts';

/** A text, and the language that it is in. */
export interface Content<T> {
  readonly content: T;
  readonly language: Language;
}

type Load<T> = () => Promise<{ readonly default: T }>;

/**
 * Loads a text that is a file of its own in the language on screen or, where that lacks the file, in Italian; with the language that it
 * is in. Rejects when neither arrives.
 * @param source the Italian file
 */
export async function loadContent<T extends object>(
  { texts, language }: { readonly texts: Texts; readonly language: Language },
  source: Load<T>,
  translations: (language: Language) => ReturnType<Load<T>>,
): Promise<Content<T>> {
  const italian = async () => (await source()).default;
  if (language !== SOURCE_LANGUAGE) {
    // where it does not arrive, the Italian one says the same
    const content = await texts.read(language, italian, translations).catch(() => undefined);
    if (content) return { content, language };
  }
  return { content: await italian(), language: SOURCE_LANGUAGE };
}
