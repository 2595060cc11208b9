import { type RefObject, useEffect, useRef } from 'react';

/**
 * For content that replaces an element which the visitor used. If that element had the focus, nothing has it now: the heading of the new
 * content takes it, without scrolling.
 * @param wanted false for content that appeared without an action of the visitor
 */
export function useFocusWhenLost(wanted: boolean): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!wanted || !ref.current) return;
    const tree = ref.current.getRootNode() as Document | ShadowRoot;
    if (tree.activeElement && tree.activeElement !== document.body) return;
    const heading = ref.current.querySelector<HTMLElement>('h2');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [wanted]);
  return ref;
}
