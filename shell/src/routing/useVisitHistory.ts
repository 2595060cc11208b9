import { useKit } from '@territori/kit';
import { useLocation } from '@territori/kit/portal';
import { useEffect } from 'react';

/** Addresses that the session remembers. */
const MOST = 50;

/** Notes each address visited, in the session of this tab alone. */
export function useVisitHistory(): void {
  const { session } = useKit();
  const { pathname, search } = useLocation();
  useEffect(() => {
    const address = pathname + search;
    if (session.history.at(-1) !== address) session.history = [...session.history, address].slice(-MOST);
  }, [session, pathname, search]);
}
