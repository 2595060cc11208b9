import { useSearchParams } from '@territori/kit/router';
import type { GlossaryFilter } from '../data/glossaryGroups.ts';

export interface GlossaryView {
  readonly filter: GlossaryFilter;
  /** Id of the term in the address. */
  readonly term: number | null;
  /** Null shows all letters. */
  readonly showLetter: (letter: string | null) => void;
  /** An empty text shows all terms. */
  readonly showMatches: (search: string) => void;
}

/**
 * The address holds the state of the page: `lettera`, `cerca`, `termine`. Choosing a letter clears the search, and a
 * search clears the letter.
 */
export function useGlossaryView(): GlossaryView {
  const [parameters, setParameters] = useSearchParams();
  const letter = parameters.get('lettera')?.toUpperCase() ?? '';
  const term = Number(parameters.get('termine'));
  return {
    filter: { letter: /^[A-Z]$/.test(letter) ? letter : null, search: parameters.get('cerca') ?? '' },
    term: Number.isInteger(term) && term > 0 ? term : null,
    showLetter: (next) => setParameters(next ? { lettera: next } : {}),
    showMatches: (search) => setParameters(search ? { cerca: search } : {}),
  };
}
