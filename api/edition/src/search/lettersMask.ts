/** A bit for each letter of a text: names whose letters differ much are not compared letter by letter. */
export function lettersMask(text: string): number {
  let mask = 0;
  for (let place = 0; place < text.length; place += 1) mask |= 1 << (text.charCodeAt(place) & 31);
  return mask;
}

/** Whether a mask has at most a number of letters. */
export function hasLettersAtMost(mask: number, most: number): boolean {
  let rest = mask;
  for (let left = most; rest !== 0; left -= 1) {
    if (left === 0) return false;
    rest &= rest - 1;
  }
  return true;
}
