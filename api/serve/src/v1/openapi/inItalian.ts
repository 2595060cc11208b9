import { textIn } from '@territori/languages';
import { PROBLEM_KINDS } from '../errors/problemKinds.ts';
import texts from './italian.json' with { type: 'json' };

/** The Italian of each English text of the definitions; that of an error is beside it in `PROBLEM_KINDS`. */
const ITALIAN: ReadonlyMap<string, string> = new Map([
  ...Object.entries(texts),
  ...Object.values(PROBLEM_KINDS).map(({ explanation }) => [textIn(explanation, 'en'), explanation.it] as const),
]);

/** The Italian of an English text of the definitions; the text itself where it has none. */
export const italianText = (text: string): string => ITALIAN.get(text) ?? text;

/** What follows from a schema, added to a text that is in the list without it. */
const DAY = { en: ', YYYY-MM-DD', it: ', AAAA-MM-GG' };
const COLUMNS = { en: 'Columns: ', it: 'Colonne: ' };

function translated(text: string, missing: Set<string>): string {
  if (text.startsWith(textIn(COLUMNS, 'en'))) return COLUMNS.it + text.slice(textIn(COLUMNS, 'en').length);
  const day = text.endsWith(textIn(DAY, 'en'));
  const own = day ? text.slice(0, -textIn(DAY, 'en').length) : text;
  const italian = ITALIAN.get(own);
  if (italian === undefined) missing.add(own);
  return italian === undefined ? text : `${italian}${day ? DAY.it : ''}`;
}

/** Values of these members are data, not texts for a reader. */
const DATA = new Set(['example', 'default', 'enum', 'const']);

/**
 * The definitions with their descriptions, summaries and titles of examples in Italian. A text without a translation stays English and is
 * added to `missing`.
 */
export function inItalian<T>(part: T, missing: Set<string> = new Set(), named = false): T {
  if (Array.isArray(part)) return part.map((item) => inItalian(item, missing)) as T;
  if (typeof part !== 'object' || part === null) return part;
  const isExample = 'url' in part && 'title' in part;
  return Object.fromEntries(
    Object.entries(part).map(([key, value]) => {
      if (!named && DATA.has(key)) return [key, value];
      const isText = !named && (key === 'description' || key === 'summary' || (key === 'title' && isExample));
      if (isText && typeof value === 'string' && value !== '') return [key, translated(value, missing)];
      // the members of `properties` are named by the data: one may be called `description`
      return [key, inItalian(value, missing, !named && key === 'properties')];
    }),
  ) as T;
}
