import type { Edizione } from '@territori/contract/wire';
import { useApi } from '@territori/kit';
import { useEffect, useState } from 'react';

const POLL_MS = 15_000;

/**
 * Follows the edition of the data that the server has, beside the one with which this page was opened: the page keeps
 * its own until the visitor reloads it. Asks while the official archive is being fetched, and when the visitor comes
 * back to the tab.
 * @param opened the edition with which the page was opened, undefined until it is known
 * @returns how far the archive has been fetched, and whether another edition is in service
 */
export function useNewEdition(opened: Edizione | undefined): { progress: Edizione['caricamento']; newEdition: boolean } {
  const api = useApi();
  const [latest, setLatest] = useState<Edizione>();
  const current = latest ?? opened;
  const following = Boolean(current?.caricamento);

  useEffect(() => {
    if (!opened) return;
    const leaving = new AbortController();
    const ask = () => {
      if (document.visibilityState !== 'visible') return;
      // a failure is not shown: the next attempt may succeed, and the page has its data
      api.get<Edizione>('/api/edizione', { signal: leaving.signal, silent: true }).then(setLatest, () => {});
    };
    const timer = following ? setInterval(ask, POLL_MS) : undefined;
    document.addEventListener('visibilitychange', ask);
    return () => {
      leaving.abort();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [api, opened, following]);

  return {
    progress: current?.caricamento ?? null,
    newEdition: opened !== undefined && latest !== undefined && latest.id !== opened.id,
  };
}
