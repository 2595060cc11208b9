import { type RefObject, useEffect, useState } from 'react';

/** The parts of a window that an area at its left has. */
type Side = 'above' | 'below';

/** Whether two boxes share a part of the window. */
const overlap = (a: DOMRect, b: DOMRect): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** The element that has the focus in a document or a shadow root, within whatever roots it lies. */
function focusedIn(root: Document | ShadowRoot): Element | null {
  let focused = root.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return focused;
}

/**
 * Where an area that lies over the page has to stand so that it does not cover what has the focus (WCAG 2.4.12): it goes to the other side
 * of the window when the focus comes under it. Focus in an element that is
 * higher than half of the window, such as the page's content, does not move it.
 * @param area the area; its children are what covers the page
 * @param items what it shows; another value is a reason to look again
 */
export function useClearOfFocus(area: RefObject<HTMLElement | null>, items: unknown): Side {
  const [side, setSide] = useState<Side>('above');
  useEffect(() => {
    const root = area.current?.getRootNode() as Document | ShadowRoot | undefined;
    if (!root) return;
    let frame = 0;
    const look = () => {
      cancelAnimationFrame(frame);
      // the browser scrolls to what gets the focus
      frame = requestAnimationFrame(() => {
        const focused = focusedIn(root);
        if (!area.current || !focused || focused === document.body || area.current.contains(focused)) return;
        const box = focused.getBoundingClientRect();
        if (box.height > window.innerHeight / 2) return;
        if ([...area.current.children].some((item) => overlap(item.getBoundingClientRect(), box))) {
          setSide((now) => (now === 'above' ? 'below' : 'above'));
        }
      });
    };
    look();
    // what moves within a shadow root is heard there alone
    const heard: readonly (Document | ShadowRoot)[] = [...new Set([root, document])];
    for (const target of heard) target.addEventListener('focusin', look);
    return () => {
      cancelAnimationFrame(frame);
      for (const target of heard) target.removeEventListener('focusin', look);
    };
  }, [area, items]);
  return side;
}
