import { use, useCallback, useMemo, useSyncExternalStore } from 'react';
import { PlaceElement } from './placeElement.ts';

/** In rem: a phone held upright, or a page at 400 %. */
const NARROW = 40;

/**
 * True while the place of a section is narrow, in the portal the window: for content that differs there, where styles are not enough. Paper
 * is never narrow.
 */
export function useNarrow(): boolean {
  const place = use(PlaceElement);
  const query = useMemo(() => matchMedia(place ? 'screen' : `screen and (max-width: ${NARROW}rem)`), [place]);
  const follow = useCallback(
    (changed: () => void) => {
      query.addEventListener('change', changed);
      const observer = place && new ResizeObserver(changed);
      if (place) observer?.observe(place);
      return () => {
        query.removeEventListener('change', changed);
        observer?.disconnect();
      };
    },
    [place, query],
  );
  return useSyncExternalStore(follow, () => query.matches && (!place || isNarrow(place)));
}

/** Whether an element is narrow, in the text size of its content. */
const isNarrow = (place: HTMLElement) => place.clientWidth <= NARROW * Number.parseFloat(getComputedStyle(place).fontSize);
