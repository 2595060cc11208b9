import { NavigationType, useLocation, useNavigationType } from '@territori/kit/portal';
import { useEffect, useLayoutEffect, useRef } from 'react';

/** Milliseconds in which a page can reach its former height. */
const GROWTH_MS = 3_000;

/** A new page starts at the top; a page that the visitor returns to scrolls to its former place, as soon as its content is there. */
export function useScrollRestoration(): void {
  const { key, pathname } = useLocation();
  const type = useNavigationType();
  const positions = useRef(new Map<string, number>()).current;

  useEffect(() => {
    history.scrollRestoration = 'manual';
  }, []);

  useLayoutEffect(() => {
    const remember = () => positions.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key, positions]);

  // a search page that only writes its selections into the address does not scroll
  useLayoutEffect(() => {
    if (type !== NavigationType.Pop) window.scrollTo(0, 0);
  }, [pathname]);

  useLayoutEffect(() => {
    const wanted = type === NavigationType.Pop ? positions.get(key) : undefined;
    if (wanted !== undefined) return scrollWhenTallEnough(wanted);
  }, [key, type, positions]);
}

function scrollWhenTallEnough(top: number): () => void {
  const reach = () => {
    window.scrollTo(0, top);
    if (Math.abs(window.scrollY - top) <= 1) stop();
  };
  const growth = new ResizeObserver(reach);
  const timer = setTimeout(() => stop(), GROWTH_MS);
  const stop = () => {
    growth.disconnect();
    clearTimeout(timer);
    for (const type of ['wheel', 'touchstart', 'keydown']) window.removeEventListener(type, stop);
  };
  // stops when the visitor scrolls
  for (const type of ['wheel', 'touchstart', 'keydown']) window.addEventListener(type, stop, { passive: true });
  growth.observe(document.body);
  return stop;
}
