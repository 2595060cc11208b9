/** A bit for each letter of a text: names whose letters differ much are not compared letter by letter. */
export function lettersMask(text: string): number {
  let mask = 0;
  for (let place = 0; place < text.length; place += 1) mask |= 1 << (text.charCodeAt(place) & 31);
  return mask;
}

/** The number of letters that a mask has. */
export function bitsOfMask(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
