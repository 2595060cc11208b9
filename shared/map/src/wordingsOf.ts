import { readNameBetween } from '@territori/traduzione/nomi';

/** Where a name may be broken: after a slash or a hyphen, or at a space. */
const BREAK = /(?<=[/-])| /;

/** A name in two lines, broken where the longer line is shortest; null for a single word. */
function inTwoLines(name: string): readonly string[] | null {
  let best: readonly string[] | null = null;
  const longest = (lines: readonly string[]) => Math.max(...lines.map(({ length }) => length));
  for (const { index } of name.matchAll(new RegExp(BREAK, 'g'))) {
    const lines = [name.slice(0, index), name.slice(index).trim()];
    if (!best || longest(lines) < longest(best)) best = lines;
  }
  return best;
}

/** A name as it is known: of the two of a time that no source divides the first. */
export const knownName = (name: string): string => readNameBetween(name)?.former ?? name;

/** The ways to write the two names of a time that no source divides; none for any other name. */
export function bothWordingsOf(name: string): (readonly string[])[] {
  const both = readNameBetween(name);
  return both ? [[`${both.former} o ${both.later}`], [`${both.former} o`, both.later]] : [];
}

/**
 * The ways to write a name on a map, each as its lines, the fullest first. The last ones leave out the second language. The first of two
 * names of a time has a question mark.
 */
export function wordingsOf(name: string): (readonly string[])[] {
  const one = readNameBetween(name) ? `${knownName(name)}?` : name;
  const [italian = ''] = one.split('/');
  return [...new Set([one, italian])].flatMap((text) => {
    const two = inTwoLines(text);
    return two ? [[text], two] : [[text]];
  });
}
