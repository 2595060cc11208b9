import type { Column } from '../definition.ts';

/** Names are compared as in a dictionary, by the rules of Unicode that PostgreSQL calls `und-x-icu`. */
const dictionary = new Intl.Collator('en');

const byCharacters = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** A decimal number as a whole one, moved by some places. */
function whole(text: string, places: number): bigint {
  const [digits = '0', decimals = ''] = text.split('.');
  return BigInt(`${digits}${decimals.padEnd(places, '0')}`);
}

/** Numbers as they are written, so that no digit is lost. */
function byNumber(a: string, b: string): number {
  const difference = Number(a) - Number(b);
  if (difference !== 0 || a === b) return difference;
  const places = Math.max(...[a, b].map((text) => text.length));
  const [one, other] = [whole(a, places), whole(b, places)];
  return one < other ? -1 : one > other ? 1 : 0;
}

/** Compares two cells of a column as it sorts them. Texts are never equal unless they are the same; numbers are by their value. */
export function compareCells({ type, collation }: Pick<Column, 'type' | 'collation'>): (a: string, b: string) => number {
  if (type === 'NUMBER') return byNumber;
  if (collation !== 'und-x-icu') return byCharacters;
  return (a, b) => dictionary.compare(a, b) || byCharacters(a, b);
}
