import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { pointInView, type View, zoomedView } from './View.ts';

/** From this many pixels on, a movement of the pointer is a drag and no press. */
const DRAG = 4;
/** How much one pixel of the wheel enlarges. */
const WHEEL = 0.0016;

/**
 * The pointer's gestures on a map: a drag moves it, two fingers enlarge it, the wheel enlarges it with Ctrl or while the
 * map has the focus. Without these, the wheel moves the page.
 * @param onPress called with the point that was pressed, in kilometres
 */
export function useMapGestures(
  map: RefObject<HTMLElement | null>,
  view: RefObject<View>,
  change: (next: View) => void,
  onPress: (x: number, y: number) => void,
) {
  const pointers = useRef(new Map<number, readonly [number, number]>());
  const moved = useRef(false);

  // React's listener is passive and could not keep the page from moving
  useEffect(() => {
    const element = map.current;
    if (!element) return;
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey && !element.matches(':focus')) return;
      event.preventDefault();
      const { left, top } = element.getBoundingClientRect();
      change(zoomedView(view.current, Math.exp(-event.deltaY * WHEEL), [event.clientX - left, event.clientY - top]));
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [map, view, change]);

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    pointers.current.set(event.pointerId, [event.clientX, event.clientY]);
    moved.current = pointers.current.size > 1;
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const before = pointers.current.get(event.pointerId);
    if (!before) return;
    const now = [event.clientX, event.clientY] as const;
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      const { left, top } = event.currentTarget.getBoundingClientRect();
      const [apart, was] = [Math.hypot(now[0] - other[0], now[1] - other[1]), Math.hypot(before[0] - other[0], before[1] - other[1])];
      const middle = [(now[0] + other[0]) / 2 - left, (now[1] + other[1]) / 2 - top] as const;
      const next = zoomedView(view.current, apart / Math.max(was, 1), middle);
      // the middle of the two fingers moves half as far as one of them
      change({ ...next, x: next.x + (now[0] - before[0]) / 2, y: next.y + (now[1] - before[1]) / 2 });
    } else {
      if (!moved.current && Math.hypot(now[0] - before[0], now[1] - before[1]) < DRAG) return;
      moved.current = true;
      change({ ...view.current, x: view.current.x + now[0] - before[0], y: view.current.y + now[1] - before[1] });
    }
    pointers.current.set(event.pointerId, now);
  };
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    const alone = pointers.current.size === 1;
    pointers.current.delete(event.pointerId);
    if (!alone || moved.current || event.type === 'pointercancel') return;
    const { left, top } = event.currentTarget.getBoundingClientRect();
    onPress(...pointInView(view.current, event.clientX - left, event.clientY - top));
  };
  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp };
}
