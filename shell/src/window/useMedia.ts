import { useCallback, useSyncExternalStore } from 'react';

/** Below this width the menu folds behind a button, and holds the help and the languages. */
export const NARROW_MEDIA = 'screen and (max-width: 64rem)';
/** Below this width the search folds too: name, search and menu stand in one line, also on a wide window at 400 %. */
export const PHONE_MEDIA = 'screen and (max-width: 40rem)';

/** Whether a media query holds. */
export function useMedia(query: string): boolean {
  const follow = useCallback(
    (changed: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(follow, () => matchMedia(query).matches);
}
