import { useSyncExternalStore } from 'react';

/** A phone held upright, or a page at 400 %. Paper is never narrow. */
const NARROW = 'screen and (max-width: 40rem)';

function follow(changed: () => void): () => void {
  const query = matchMedia(NARROW);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** True while the window is narrow: for content that differs there, where styles alone are not enough. */
export function useNarrow(): boolean {
  return useSyncExternalStore(follow, () => matchMedia(NARROW).matches);
}
