import { SEARCH_PLACE } from '@territori/kit';
import { useSyncExternalStore } from 'react';

const find = () => document.getElementById(SEARCH_PLACE);

function follow(changed: () => void): () => void {
  let known = find();
  const watch = new MutationObserver(() => {
    const now = find();
    if (now === known) return;
    known = now;
    changed();
  });
  watch.observe(document.body, { childList: true, subtree: true });
  return () => watch.disconnect();
}

/** Where the page on screen wants the search; null where it stands in the head. */
export const useSearchPlace = (): HTMLElement | null => useSyncExternalStore(follow, find);
