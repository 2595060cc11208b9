import { useSearchParams } from '@territori/kit/router';
import type { GlossaryFilter } from '../data/glossary.ts';

export interface GlossaryView {
  readonly filter: GlossaryFilter;
  /** Id of the term that the address asks for. */
  readonly term: number | null;
  /** Null shows all letters. */
  readonly showLetter: (letter: string | null) => void;
  /** An empty text shows all terms. */
  readonly showMatches: (search: string) => void;
}

/** What the page shows is in its address: `lettera`, `cerca`, `termine`. A letter ends a search, and a search a letter. */
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
