import type { Language, Localized } from '@territori/wire/language';
import { say } from './commandTexts.ts';

/** A mistake in what a command was asked to do, in both languages with `{parameters}`. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
  readonly #texts: Localized;
  readonly #parameters: Readonly<Record<string, string | number>>;

  constructor(texts: Localized, parameters: Readonly<Record<string, string | number>> = {}) {
    super(say(texts, 'en', parameters));
    this.#texts = texts;
    this.#parameters = parameters;
  }

  in = (language: Language): string => say(this.#texts, language, this.#parameters);
}
