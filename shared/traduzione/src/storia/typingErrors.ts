/** Rows of the comparison, which all comparisons share: a search makes hundreds of them. */
let [beforeLast, last, row]: [number[], number[], number[]] = [[], [], []];

/**
 * How many typing errors lie between two texts, at most `most`; `most + 1` when there are more. An error is a letter changed, added or left
 * out, or two neighbours exchanged.
 */
export function typingErrors(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  for (let place = 0; place <= b.length; place += 1) last[place] = place;
  for (let i = 1; i <= a.length; i += 1) {
    row[0] = i;
    let least = i;
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let errors = Math.min((last[j] as number) + 1, (row[j - 1] as number) + 1, (last[j - 1] as number) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) errors = Math.min(errors, (beforeLast[j - 2] as number) + 1);
      row[j] = errors;
      if (errors < least) least = errors;
    }
    if (least > most) return most + 1;
    [beforeLast, last, row] = [last, row, beforeLast];
  }
  return Math.min(last[b.length] as number, most + 1);
}
