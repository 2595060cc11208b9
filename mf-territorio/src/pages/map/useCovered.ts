import { useLayoutEffect, useRef, useState } from 'react';

/**
 * How much of the map lies below the panel on it, in pixels from the right: 0 where the panel stands beside or above the map.
 * @param onMap whether there is a map for the panel to lie on
 */
export function useCovered(onMap: boolean) {
  const panel = useRef<HTMLDivElement>(null);
  const [covered, setCovered] = useState(0);
  useLayoutEffect(() => {
    const element = panel.current;
    const around = element?.parentElement;
    if (!element || !around) return;
    const measure = () => {
      const [own, whole] = [element.getBoundingClientRect(), around.getBoundingClientRect()];
      // above the map it is as wide as the page
      const isBeside = own.left > whole.left + whole.width / 2;
      setCovered(onMap && isBeside ? Math.round(whole.right - own.left) : 0);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(around);
    return () => observer.disconnect();
  }, [onMap]);
  return { panel, covered };
}
