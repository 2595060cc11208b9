import { containsText, fold } from '@territori/ui/text';

/** How well a name fits a text, best first: it is the text, begins with it, has a word that begins with it, contains it. */
export type TextRank = 0 | 1 | 2 | 3;

/** Null when the name does not contain the text. Capitals and accents do not matter. */
export function textRank(name: string, text: string): TextRank | null {
  const [folded, wanted] = [fold(name), fold(text)];
  if (wanted === '' || !containsText(name, text)) return null;
  if (folded === wanted) return 0;
  if (folded.startsWith(wanted)) return 1;
  return ` ${folded}`.includes(` ${wanted}`) ? 2 : 3;
}

/** The items whose name fits a text, best first, equal ones in their order. */
export function ranked<T>(items: readonly T[], nameOf: (item: T) => string, text: string): readonly T[] {
  return items
    .flatMap((item) => {
      const rank = textRank(nameOf(item), text);
      return rank === null ? [] : [{ item, rank }];
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}
