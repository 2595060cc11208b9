import { plainText } from '@territori/traduzione/nomi';

/** The places of `query` in `text`, without capitals, accents and what stands between words: pairs of start and end in the original. */
export function matches(text: string, query: string): [start: number, end: number][] {
  const wanted = plainText(query);
  if (!wanted) return [];
  // plain text can be longer or shorter: keep the origin of each of its characters
  let plain = '';
  const origin: number[] = [];
  let index = 0;
  for (const character of text) {
    const letters = plainText(character) || (plain === '' || plain.endsWith(' ') || /^\p{M}$/u.test(character) ? '' : ' ');
    plain += letters;
    for (let place = 0; place < letters.length; place++) origin.push(index);
    index += character.length;
  }
  const found: [number, number][] = [];
  for (let at = plain.indexOf(wanted); at !== -1; at = plain.indexOf(wanted, at + wanted.length)) {
    found.push([origin[at] ?? 0, endOf(text, origin[at + wanted.length - 1] ?? 0)]);
  }
  return found;
}

/** The place behind a character and the accents that follow it. */
function endOf(text: string, start: number): number {
  const [character = ''] = /^.\p{M}*/su.exec(text.slice(start)) ?? [];
  return start + character.length;
}
