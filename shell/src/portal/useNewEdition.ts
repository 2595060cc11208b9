import type { Edizione } from '@territori/contract/wire';
import { useApi } from '@territori/kit';
import { useEffect, useState } from 'react';

/**
 * Whether the server has another edition of the data than the one with which this page was opened: the page keeps its own until the
 * visitor reloads it. Asks when the visitor comes back to the tab.
 * @param opened the edition with which the page was opened, undefined until it is known
 */
export function useNewEdition(opened: Edizione | undefined): boolean {
  const api = useApi();
  const [latest, setLatest] = useState<Edizione>();

  useEffect(() => {
    if (!opened) return;
    const leaving = new AbortController();
    const ask = () => {
      if (document.visibilityState !== 'visible') return;
      // a failure is not shown: the next attempt may succeed, and the page has its data
      api.get<Edizione>('/api/edizione', { signal: leaving.signal, silent: true }).then(setLatest, () => {});
    };
    document.addEventListener('visibilitychange', ask);
    return () => {
      leaving.abort();
      document.removeEventListener('visibilitychange', ask);
    };
  }, [api, opened]);

  return opened !== undefined && latest !== undefined && latest.id !== opened.id;
}
