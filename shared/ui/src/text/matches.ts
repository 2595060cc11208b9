const MARKS = /\p{M}/gu;
/** Names have the straight apostrophe; phones and word processors write the others. */
const APOSTROPHES = /[’‘ʼ´`]/g;

/** A text without capitals and accents and with one form of apostrophe, for comparison: `Forlì` becomes `forli`. */
export const fold = (text: string) => text.normalize('NFD').replace(MARKS, '').replace(APOSTROPHES, "'").toLowerCase();

/** The places of `query` in `text`, ignoring capitals and accents: pairs of start and end in the original text. */
export function matches(text: string, query: string): [start: number, end: number][] {
  const wanted = fold(query.trim());
  if (!wanted) return [];
  // folding can change a character's length: keep the origin of each folded character
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
