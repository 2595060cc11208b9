import { useKit } from '@territori/kit';
import { useLocation } from '@territori/kit/portal';
import { useEffect } from 'react';

/** The number of addresses that the session keeps. */
const MOST = 50;

/** Records each visited address in the session of this tab. */
export function useVisitHistory(): void {
  const { session } = useKit();
  const { pathname, search } = useLocation();
  useEffect(() => {
    const address = pathname + search;
    if (session.history.at(-1) !== address) session.history = [...session.history, address].slice(-MOST);
  }, [session, pathname, search]);
}
