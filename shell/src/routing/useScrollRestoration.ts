import { NavigationType, useLocation, useNavigationType } from '@territori/kit/portal';
import { useEffect, useLayoutEffect, useRef } from 'react';

/** Milliseconds for a page to grow as tall as it was. */
const GROWTH_MS = 3_000;

/** A new page starts at its top; one that is returned to, where it was left, as soon as its content is there again. */
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

  // a search page that only puts its selections into the address stays where it is
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
  // whoever scrolls meanwhile is not pulled back
  for (const type of ['wheel', 'touchstart', 'keydown']) window.addEventListener(type, stop, { passive: true });
  growth.observe(document.body);
  return stop;
}
