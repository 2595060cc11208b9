import { distance } from 'fastest-levenshtein';

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
