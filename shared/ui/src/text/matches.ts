const MARKS = /\p{M}/gu;

/** A text without capitals and accents, for comparing: `Forlì` is `forli`. */
export const fold = (text: string) => text.normalize('NFD').replace(MARKS, '').toLowerCase();

/** Where `query` stands in `text`, capitals and accents folded: pairs of start and end in the text as written. */
export function matches(text: string, query: string): [start: number, end: number][] {
  const wanted = fold(query.trim());
  if (!wanted) return [];
  // folding can change a character's length: remember from which one each folded one came
  let folded = '';
  const origin: number[] = [];
  let index = 0;
  for (const character of text) {
    for (const unit of fold(character)) {
      folded += unit;
      for (let i = 0; i < unit.length; i++) origin.push(index);
    }
    index += character.length;
  }
  origin.push(index);
  const found: [number, number][] = [];
  for (let at = folded.indexOf(wanted); at !== -1; at = folded.indexOf(wanted, at + wanted.length)) {
    found.push([origin[at] ?? 0, origin[at + wanted.length] ?? index]);
  }
  return found;
}
