import type { Language } from '@territori/languages';
import { definitionText } from './definitionText.ts';

/** Values of these members are data, not texts for a reader. */
const DATA = new Set(['example', 'default', 'enum', 'const']);

/**
 * The definitions with the texts that their descriptions, summaries and titles of examples name. A name without a text stays as it is and
 * is added to `missing`.
 */
export function inLanguage<T>(part: T, language: Language, missing: Set<string> = new Set(), named = false): T {
  if (Array.isArray(part)) return part.map((item) => inLanguage(item, language, missing)) as T;
  if (typeof part !== 'object' || part === null) return part;
  const isExample = 'url' in part && 'title' in part;
  return Object.fromEntries(
    Object.entries(part).map(([key, value]) => {
      if (!named && DATA.has(key)) return [key, value];
      const isText = !named && (key === 'description' || key === 'summary' || (key === 'title' && isExample));
      if (isText && typeof value === 'string' && value !== '') {
        const text = definitionText(value, language);
        if (text === undefined) missing.add(value);
        return [key, text ?? value];
      }
      // the members of `properties` are named by the data: one may be called `description`
      return [key, inLanguage(value, language, missing, !named && key === 'properties')];
    }),
  ) as T;
}
