import { type RefObject, useEffect, useRef } from 'react';

/**
 * For what takes the place of an element that the visitor used: where that element had the focus, nothing has it now, and the heading
 * within what is new takes it. The view stays where it is.
 * @param wanted false for what was there without an action of the visitor
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
