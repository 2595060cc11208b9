import type { Language } from './Language.ts';
import type { Messages } from './messagesOf.ts';

/**
 * Makes a function that gives the text of a definition in a language, from the texts of some packages. It returns undefined for a key that
 * none of them has.
 */
export function referredText(...packages: readonly Messages<never>[]): (reference: string, language: Language) => string | undefined {
  const textOf = (reference: string, language: Language): string | undefined => {
    const [key = '', query] = reference.split('?', 2);
    const messages = packages.find((one) => one.has(key)) as Messages<string> | undefined;
    if (!messages) return undefined;
    if (query === undefined) return messages.in(language)(key);
    const values = [...new URLSearchParams(query)].map(([name, value]) => [name, textOf(value, language) ?? value]);
    return messages.in(language)(key, Object.fromEntries(values));
  };
  return textOf;
}
