/** The number of characters to insert, delete or replace to make one text of the other. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, place) => place);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = (row[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] as number) + 1, (next[j - 1] as number) + 1));
    }
    row = next;
  }
  return row[b.length] as number;
}

/** Longer texts are not misspelt names, and comparing them takes time in proportion to both lengths. */
const LONGEST = 60;

/** True when a text of three characters or more is part of another. */
const isPart = (text: string, whole: string): boolean => text.length > 2 && whole.includes(text);

/** The known name that is nearest to a misspelt one; undefined when none shares about half of its characters, or any. */
export function nearest(name: string, known: readonly string[]): string | undefined {
  if (name.length > LONGEST) return undefined;
  const typed = name.toLowerCase();
  const [best] = known
    .map((candidate) => ({
      candidate,
      away: isPart(typed, candidate) || isPart(candidate, typed) ? 1 : distance(typed, candidate),
    }))
    .sort((a, b) => a.away - b.away);
  if (!best || best.away >= Math.max(name.length, best.candidate.length)) return undefined;
  return best.away <= Math.max(2, Math.ceil(name.length / 2)) ? best.candidate : undefined;
}
