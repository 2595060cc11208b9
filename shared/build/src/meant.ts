import { closest, distance } from 'fastest-levenshtein';

/** The known word that somebody meant by a mistyped one; undefined when none is near. */
export function meant(word: string, known: readonly string[]): string | undefined {
  const found = known.length > 0 ? closest(word, [...known]) : undefined;
  return found !== undefined && distance(word, found) <= Math.max(1, Math.ceil(word.length / 3)) ? found : undefined;
}
