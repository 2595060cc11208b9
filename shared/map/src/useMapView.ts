import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Box } from './Box.ts';
import { createPainter } from './createPainter.ts';
import type { DayMap } from './DayMap.ts';
import type { Drawn } from './Drawing.ts';
import { extentOf, type Geometry } from './Geometry.ts';
import type { Look } from './looks.ts';
import type { Painter } from './Painter.ts';
import type { DrawnDay } from './Picture.ts';
import { paletteOf } from './paletteOf.ts';
import { resizeCanvas } from './resizeCanvas.ts';
import { type NamedPicture, useNamedPicture } from './useNamedPicture.ts';
import { boxesOverlap, boxInView, isNearView, NEAREST_VIEW, resizedView, type Size, transformBetween, type View, viewOf } from './View.ts';

/** How long a gesture rests before the picture is drawn again, in milliseconds. */
const VIEW_REST_MS = 60;
/** The width of a sheet of A4 within its margins, in pixels. */
const PRINTED_VIEW_WIDTH = 640;
/** How much smaller than the frame the map may become. */
const FARTHEST_VIEW = 0.7;

interface MapViewOptions {
  readonly geometry: Geometry;
  readonly day: DayMap;
  /** How the day is drawn. */
  readonly drawn: DrawnDay;
  readonly looks: readonly Look[];
  /** The part of the map that is seen at first, and again when another one is asked for; null for the whole country. */
  readonly frame: Box | null;
  /** Pixels at the right over which something else lies. */
  readonly covered: number;
  readonly onNear: ((areas: readonly number[]) => void) | undefined;
}

export interface MapView {
  readonly root: RefObject<HTMLDivElement | null>;
  readonly canvas: RefObject<HTMLCanvasElement | null>;
  /** All that a gesture moves: the picture, what lies below it and what lies above it. */
  readonly moved: RefObject<HTMLDivElement | null>;
  /** What lies above the picture, in kilometres. */
  readonly layer: RefObject<SVGGElement | null>;
  /** What lies below the picture, in the same way. */
  readonly below: RefObject<SVGGElement | null>;
  /** The names and the circles, in pixels of `pictured`. */
  readonly names: RefObject<SVGGElement | null>;
  readonly view: RefObject<View>;
  readonly size: Size;
  /** The part of the size that nothing covers. */
  readonly free: Size;
  /** The last picture whose names are placed, and before these the first one without names; null until there is a picture. */
  readonly pictured: NamedPicture | null;
  readonly change: (next: View) => void;
  /** Shows the whole country. */
  readonly showWhole: () => void;
}

/** Puts a picture, or the part of it that is new, on the page. */
function placeOnCanvas(target: HTMLCanvasElement, { bitmap, whole, x, y, width, height }: Drawn): void {
  // kept by the processor: a picture that the graphics card loses could not be completed by parts
  const context = target.getContext('2d', { willReadFrequently: true });
  if (whole) resizeCanvas(target, width, height);
  context?.clearRect(x, y, width, height);
  context?.drawImage(bitmap, x, y);
  bitmap.close();
}

/** Moves a group of lines or names. One that is there already is left alone: the browser would paint it again. */
function transformTo(group: SVGGElement | null, scale: number, x: number, y: number): void {
  const transform = `matrix(${scale} 0 0 ${scale} ${x} ${y})`;
  if (group && group.getAttribute('transform') !== transform) group.setAttribute('transform', transform);
}

/**
 * The part of a map that is seen, and its picture. While a gesture lasts, the browser's compositor moves all of it by one transform and
 * nothing is painted; when it rests, all of it is drawn again.
 */
export function useMapView({ geometry, day, drawn, looks, frame, covered, onNear }: MapViewOptions): MapView {
  const root = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const moved = useRef<HTMLDivElement>(null);
  const layer = useRef<SVGGElement>(null);
  const names = useRef<SVGGElement>(null);
  const below = useRef<SVGGElement>(null);
  const painter = useRef<Painter | null>(null);
  const view = useRef<View>({ scale: 1, x: 0, y: 0 });
  const picturedView = useRef<View>({ scale: 1, x: 0, y: 0 });
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  const [pictured, placeNames] = useNamedPicture();
  const free = useMemo((): Size => ({ ...size, width: Math.max(size.width - covered, 0) }), [size, covered]);
  const whole = useMemo(() => extentOf(geometry), [geometry]);

  useLayoutEffect(() => {
    const element = root.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setSize({ width: element.clientWidth, height: element.clientHeight }));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    painter.current = createPainter();
    return () => painter.current?.close();
  }, []);

  const show = useCallback(() => {
    if (moved.current) moved.current.style.transform = transformBetween(picturedView.current, view.current);
  }, []);

  // the lines around the picture change with it, the names when they are placed: until then they stand where their units are
  const namesView = pictured?.view;
  const arrange = useCallback(() => {
    const { scale, x, y } = picturedView.current;
    for (const group of [below, layer]) transformTo(group.current, scale, x, y);
    const factor = namesView ? scale / namesView.scale : 1;
    const [right, down] = namesView ? [x - namesView.x * factor, y - namesView.y * factor] : [0, 0];
    transformTo(names.current, factor, right, down);
    show();
  }, [show, namesView]);
  const arranged = useRef(arrange);
  useLayoutEffect(() => {
    arranged.current = arrange;
    arrange();
  });

  const draw = useCallback(() => {
    const [element, target] = [root.current, canvas.current];
    if (!element || !target || size.width === 0) return;
    const wanted = view.current;
    const density = Math.min(2, globalThis.devicePixelRatio || 1);
    painter.current?.draw({ day: drawn, size, view: wanted, palette: paletteOf(element, looks), density }, (picture) => {
      if (picture !== 'same') placeOnCanvas(target, picture);
      picturedView.current = wanted;
      arranged.current();
      target.dataset.drawn = String(Number(target.dataset.drawn ?? 0) + 1);
      placeNames({ geometry, day, view: wanted, size, covered });
    });
    if (onNear && isNearView(wanted, geometry.areas.length)) {
      const window = boxInView(wanted, size);
      onNear(geometry.boxes.flatMap((box, area) => (boxesOverlap(box, window) ? [area] : [])));
    }
  }, [day, drawn, geometry, looks, size, covered, placeNames, onNear]);

  useEffect(() => {
    painter.current?.setGeometry(geometry);
  }, [geometry]);

  // the first size and a frame with other numbers set the view, a new size fits it to the drawing; a new day or set leaves it where it is
  const fitted = useRef<Box | null | undefined>(undefined);
  const fittedSize = useRef(free);
  useEffect(() => {
    const wanted = frame ?? whole;
    if (wanted && size.width > 0 && String(fitted.current) !== String(frame)) {
      const first = fitted.current === undefined;
      fitted.current = frame;
      view.current = viewOf(wanted, free);
      if (first) {
        picturedView.current = view.current;
        arranged.current();
      }
    } else if (whole && size.width > 0 && fittedSize.current !== free) {
      view.current = resizedView(view.current, fittedSize.current, free, whole);
    }
    if (size.width > 0) fittedSize.current = free;
    show();
    // the picture that a gesture has left to do is this one
    clearTimeout(rest.current);
    draw();
  }, [draw, show, size, free, whole, frame]);

  // the colours follow the visitor's preference
  useEffect(() => {
    const queries = ['(prefers-color-scheme: dark)', '(forced-colors: active)', 'print'].map((query) => matchMedia(query));
    for (const query of queries) query.addEventListener('change', draw);
    return () => {
      for (const query of queries) query.removeEventListener('change', draw);
    };
  }, [draw]);

  // the picture keeps its proportions on paper: the frame keeps its size, and is reduced as a whole
  useEffect(() => {
    const style = root.current?.style;
    if (!style || size.width === 0) return;
    const before = () => {
      Object.assign(style, {
        width: `${size.width}px`,
        height: `${size.height}px`,
        zoom: String(Math.min(1, PRINTED_VIEW_WIDTH / size.width)),
      });
    };
    const after = () => {
      Object.assign(style, { width: '', height: '', zoom: '' });
    };
    addEventListener('beforeprint', before);
    addEventListener('afterprint', after);
    return () => {
      removeEventListener('beforeprint', before);
      removeEventListener('afterprint', after);
    };
  }, [size]);

  const change = useCallback(
    (next: View) => {
      const least = whole ? viewOf(whole, free).scale * FARTHEST_VIEW : 0.1;
      if (next.scale >= least && next.scale <= NEAREST_VIEW) view.current = next;
      show();
      clearTimeout(rest.current);
      rest.current = setTimeout(draw, VIEW_REST_MS);
    },
    [draw, show, free, whole],
  );
  useEffect(() => () => clearTimeout(rest.current), []);
  const showWhole = useCallback(() => {
    if (whole) change(viewOf(whole, free));
  }, [change, free, whole]);
  return { root, canvas, moved, layer, below, names, view, size, free, pictured, change, showWhole };
}
