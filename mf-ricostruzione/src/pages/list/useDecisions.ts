import { type Decision, isSameValue, withDecision } from '@territori/traduzione';
import { useCallback, useState } from 'react';

/** What the visitor decided of single values of the open list. It stays in the page: it holds values of the file. */
export function useDecisions() {
  const [decisions, setDecisions] = useState<readonly Decision[]>([]);
  const decide = useCallback((decision: Decision) => setDecisions((known) => withDecision(known, decision)), []);
  const takeBack = useCallback((decision: Decision) => setDecisions((known) => known.filter((other) => !isSameValue(other, decision))), []);
  const load = useCallback(
    (added: readonly Decision[]) => setDecisions((known) => added.reduce<readonly Decision[]>(withDecision, known)),
    [],
  );
  return { decisions, decide, takeBack, load };
}
