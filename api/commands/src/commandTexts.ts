import { type Language, localeOf } from '@territori/languages';
import { message } from './message.ts';

export type TextKey = Parameters<typeof message>[0];

/** What stands in a sentence; `count` chooses singular or plural, and stands in it as `{{number}}`. */
export type TextValues = Readonly<Record<string, string | number>>;

/** A number as the language writes it. */
export const numeral = (number: number, language: Language): string =>
  number.toLocaleString(localeOf(language), { maximumFractionDigits: 6, useGrouping: 'always' });

/** A sentence in a language, its numbers as the language writes them. */
export function say(key: TextKey, language: Language, values: TextValues = {}): string {
  const written = Object.entries(values).map(([name, value]) => [name, typeof value === 'number' ? numeral(value, language) : value]);
  const { count } = values;
  const counted = typeof count === 'number' ? { count, number: numeral(count, language) } : {};
  return message.in(language)(key, { ...Object.fromEntries(written), ...counted });
}
