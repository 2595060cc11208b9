import { SEARCH_PLACE } from '@territori/kit';
import { useLayoutEffect, useReducer, useSyncExternalStore } from 'react';
import { isOutlineUsed } from '../outline/outline.ts';

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
export function useSearchPlace(): HTMLElement | null {
  const place = useSyncExternalStore(follow, find);
  const [, look] = useReducer((looks: number) => looks + 1, 0);
  // The search comes into the page after the frame, in a task of its own, but at once where a visitor uses that of the outline.
  useLayoutEffect(() => {
    if (isOutlineUsed() && find() !== place) look();
  }, [place]);
  return place;
}
