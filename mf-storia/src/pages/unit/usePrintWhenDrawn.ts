import { type RefObject, useEffect, useRef, useState } from 'react';

/** How often it is looked whether the map is drawn, and how long at most: a map that does not come is not on paper. */
const LOOK_MS = 100;
const LONGEST_MS = 15_000;

/**
 * Prints the page once its map is drawn, which otherwise waits until the visitor comes to it: the browser's own command would print before.
 * `place` is the element of the map.
 */
export function usePrintWhenDrawn(): { readonly place: RefObject<HTMLDivElement | null>; readonly printing: boolean; print(): void } {
  const place = useRef<HTMLDivElement>(null);
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    if (!printing) return;
    const end = Date.now() + LONGEST_MS;
    const timer = setInterval(() => {
      const map = place.current;
      const drawn = !map || (map.querySelector('figure, p') !== null && map.querySelector('[aria-busy="true"]') === null);
      if (!drawn && Date.now() < end) return;
      clearInterval(timer);
      setPrinting(false);
      window.print();
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [printing]);
  return { place, printing, print: () => setPrinting(true) };
}
