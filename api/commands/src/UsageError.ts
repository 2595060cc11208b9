import type { Language } from '@territori/languages';
import { say, type TextKey, type TextValues } from './commandTexts.ts';

/** A mistake in what a command was asked to do. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
  readonly #key: TextKey;
  readonly #values: TextValues;

  constructor(key: TextKey, values: TextValues = {}) {
    super(say(key, 'en', values));
    this.#key = key;
    this.#values = values;
  }

  in = (language: Language): string => say(this.#key, language, this.#values);
}
