import type { TermineGlossario } from '@territori/contract/wire';
import { containsText, fold } from '@territori/ui/text';

export const LETTERS: readonly string[] = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');

export interface LetterGroup {
  readonly letter: string;
  readonly terms: readonly TermineGlossario[];
}

/** The visitor's choice of terms. At most one of the two is set. */
export interface GlossaryFilter {
  readonly letter: string | null;
  readonly search: string;
}

/** The letter of a term: E for `Élite`. */
export function letterOf({ nome }: TermineGlossario): string {
  return fold(nome).charAt(0);
}

export function lettersInUse(terms: readonly TermineGlossario[]): ReadonlySet<string> {
  return new Set(terms.map(letterOf));
}

/** The terms that begin with the letter and whose name contains the text, ignoring capitals and accents, grouped by letter. */
export function glossaryGroups(terms: readonly TermineGlossario[], { letter, search }: GlossaryFilter): readonly LetterGroup[] {
  const groups = new Map<string, TermineGlossario[]>();
  for (const term of terms) {
    const own = letterOf(term);
    if ((letter !== null && own !== letter) || !containsText(term.nome, search)) continue;
    groups.set(own, [...(groups.get(own) ?? []), term]);
  }
  return [...groups].map(([key, members]) => ({ letter: key, terms: members })).sort((a, b) => (a.letter < b.letter ? -1 : 1));
}
