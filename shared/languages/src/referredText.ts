import type { Language } from './Language.ts';
import type { Messages } from './messagesOf.ts';

/**
 * Makes a function that gives the text of a definition in a language, from the texts of some packages. It returns undefined for a key that
 * none of them has.
 */
export function referredText(
  ...packages: readonly Pick<Messages<never>, 'in'>[]
): (reference: string, language: Language) => string | undefined {
  const textOf = (reference: string, language: Language): string | undefined => {
    const [key = '', query] = reference.split('?', 2);
    const messages = (packages as readonly Messages<string>[]).find((one) => one.has(key));
    if (!messages) return undefined;
    if (query === undefined) return messages.in(language)(key);
    const values = [...new URLSearchParams(query)].map(([name, value]) => [name, textOf(value, language) ?? value]);
    return messages.in(language)(key, Object.fromEntries(values));
  };
  return textOf;
}
