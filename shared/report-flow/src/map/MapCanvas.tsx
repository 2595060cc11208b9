import { Button } from '@territori/ui/button';
import { makeStyles, tokens } from '@territori/ui/theme';
import { type KeyboardEvent, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { DayMap, MapUnit } from './DayMap.ts';
import { areaAt, boxAround, type Geometry } from './Geometry.ts';
import { labelsOf } from './labelsOf.ts';
import { nextUnit, unitBeside } from './nextUnit.ts';
import { outlineOf } from './outlineOf.ts';
import { createPainter, type Painter } from './Painter.ts';
import { paletteOf } from './paletteOf.ts';
import { useMapGestures } from './useMapGestures.ts';
import { pointAt, type Size, transformBetween, type View, viewOf, viewWith, zoomed } from './View.ts';

export interface MapCanvasProps {
  geometry: Geometry;
  day: DayMap;
  /** The key of the unit that is chosen; null for none. */
  chosen: string | null;
  onChoose: (key: string | null) => void;
  /** Called when the map is seen from near enough for its detailed files. */
  onNear?: ((areas: readonly number[]) => void) | undefined;
  labels: {
    /** Name of the map, which begins with "Mappa". */
    name: string;
    /** How it is moved by keyboard. */
    help: string;
    /** The buttons below the map. */
    nearer: string;
    farther: string;
    whole: string;
  };
}

const useStyles = makeStyles({
  root: {
    position: 'relative',
    overflow: 'hidden',
    width: '100%',
    height: 'clamp(18rem, min(78vh, 125vw), 52rem)',
    borderRadius: tokens.borderRadiusLarge,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground3,
    // one finger moves the page up and down, two fingers move the map
    touchAction: 'pan-y',
    cursor: 'grab',
    ':focus-visible': { outline: `2px solid ${tokens.colorNeutralStrokeAccessible}`, outlineOffset: '2px' },
    '@media print': { height: '16cm', border: 'none' },
  },
  canvas: { position: 'absolute', inset: 0, width: '100%', height: '100%', transformOrigin: '0 0' },
  layer: { position: 'absolute', inset: 0, width: '100%', height: '100%', pointerEvents: 'none', overflow: 'hidden' },
  chosen: {
    fill: 'none',
    stroke: tokens.colorBrandForeground1,
    strokeWidth: '3',
    '@media (forced-colors: active)': { stroke: 'Highlight' },
  },
  tools: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalS,
    marginTop: tokens.spacingVerticalS,
    '@media print': { display: 'none' },
  },
  label: {
    fill: tokens.colorNeutralForeground1,
    stroke: tokens.colorNeutralBackground1,
    strokeWidth: '3',
    paintOrder: 'stroke',
    textAnchor: 'middle',
    fontSize: '12px',
    fontFamily: tokens.fontFamilyBase,
    '@media (forced-colors: active)': { fill: 'CanvasText', stroke: 'Canvas' },
  },
});

/** How long a gesture rests before the picture is drawn again, in milliseconds. */
const REST = 60;
/** The most pixels a kilometre: the boundaries have no more detail. */
const NEAREST = 25;
/** From this many pixels a kilometre on, the detailed files show more. */
const NEAR = 2.2;
const KEY_STEP = 60;
/** How much a key or a button enlarges. */
const ZOOM = 1.5;

/**
 * The map itself: a picture made in a worker, moved by CSS while a gesture lasts, with the chosen unit and the names above
 * it. Pointer, touch and keyboard choose, move and enlarge.
 */
export function MapCanvas({ geometry, day, chosen, onChoose, onNear, labels }: MapCanvasProps) {
  const styles = useStyles();
  const root = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const layer = useRef<SVGGElement>(null);
  const painter = useRef<Painter | null>(null);
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  const whole = useMemo(
    () =>
      boxAround(
        geometry,
        geometry.areas.map((_, area) => area),
      ),
    [geometry],
  );
  const view = useRef<View>({ scale: 1, x: 0, y: 0 });
  const drawn = useRef<View>({ scale: 1, x: 0, y: 0 });
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const fitted = useRef(false);
  /** The unit that was chosen by pointer: it is in sight already. */
  const pointed = useRef<string | null>(null);
  /** The chosen unit that was last brought into sight. */
  const shownKey = useRef<string | undefined>(undefined);
  const [settled, setSettled] = useState<View>(view.current);

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
    if (canvas.current) canvas.current.style.transform = transformBetween(drawn.current, view.current);
    const { scale, x, y } = view.current;
    layer.current?.setAttribute('transform', `matrix(${scale} 0 0 ${scale} ${x} ${y})`);
  }, []);

  const draw = useCallback(() => {
    const [element, target] = [root.current, canvas.current];
    if (!element || !target || size.width === 0) return;
    const wanted = view.current;
    const density = Math.min(2, globalThis.devicePixelRatio || 1);
    painter.current?.draw(
      {
        day: { groups: day.groups, upperGroups: day.upperGroups, fills: day.fills },
        size,
        view: wanted,
        palette: paletteOf(element),
        density,
      },
      (picture) => {
        if (target.width !== picture.width) target.width = picture.width;
        if (target.height !== picture.height) target.height = picture.height;
        target.getContext('bitmaprenderer')?.transferFromImageBitmap(picture);
        drawn.current = wanted;
        show();
        target.dataset.drawn = String(Number(target.dataset.drawn ?? 0) + 1);
      },
    );
    setSettled(wanted);
    if (onNear && wanted.scale > NEAR) {
      const [left, top] = pointAt(wanted, 0, 0);
      const [right, bottom] = pointAt(wanted, size.width, size.height);
      onNear(geometry.boxes.flatMap((box, area) => (box[0] <= right && left <= box[2] && box[1] <= bottom && top <= box[3] ? [area] : [])));
    }
  }, [day, geometry, size, show, onNear]);

  useEffect(() => {
    painter.current?.setGeometry(geometry);
  }, [geometry]);

  useEffect(() => {
    if (!fitted.current && whole && size.width > 0) {
      view.current = viewOf(whole, size);
      drawn.current = view.current;
      fitted.current = true;
    }
    show();
    draw();
  }, [draw, show, size, whole]);

  // the colours follow the visitor's preference
  useEffect(() => {
    const queries = ['(prefers-color-scheme: dark)', '(forced-colors: active)', 'print'].map((query) => matchMedia(query));
    for (const query of queries) query.addEventListener('change', draw);
    return () => {
      for (const query of queries) query.removeEventListener('change', draw);
    };
  }, [draw]);

  const change = useCallback(
    (next: View) => {
      const least = whole ? viewOf(whole, size).scale * 0.7 : 0.1;
      view.current = next.scale < least ? { ...view.current } : next.scale > NEAREST ? { ...view.current } : next;
      show();
      clearTimeout(rest.current);
      rest.current = setTimeout(draw, REST);
    },
    [draw, show, size, whole],
  );
  useEffect(() => () => clearTimeout(rest.current), []);

  const centre = [size.width / 2, size.height / 2] as const;

  const chosenUnit = chosen === null ? undefined : day.byKey.get(chosen);

  /** Where the buttons and keys enlarge: around the chosen unit while it is in sight, else around the middle. */
  const focus = (): readonly [number, number] => {
    const box = chosenUnit && boxAround(geometry, chosenUnit.areas);
    if (!box) return centre;
    const { scale, x, y } = view.current;
    const middle = [((box[0] + box[2]) / 2) * scale + x, ((box[1] + box[3]) / 2) * scale + y] as const;
    return middle[0] > 0 && middle[0] < size.width && middle[1] > 0 && middle[1] < size.height ? middle : centre;
  };
  const zoom = (factor: number) => change(zoomed(view.current, factor, focus()));

  // a unit chosen by key, in the search field, in the table or in the address is brought into sight
  const chosenKey = chosenUnit?.key;
  useEffect(() => {
    const box = chosenUnit && boxAround(geometry, chosenUnit.areas);
    if (!box || size.width === 0 || shownKey.current === chosenKey) return;
    shownKey.current = chosenKey;
    if (pointed.current === chosenKey) return;
    const next = viewWith(view.current, box, size);
    if (next !== view.current) change(next);
  }, [chosenKey, chosenUnit, geometry, size, change]);

  const gestures = useMapGestures(root, view, change, (x, y) => {
    const area = areaAt(geometry, x, y);
    const holders = area === -1 ? [] : (day.holders[area] ?? []);
    // of units drawn together the next one is chosen with each press
    const at = chosen === null ? -1 : holders.indexOf(chosen);
    pointed.current = holders[(at + 1) % Math.max(holders.length, 1)] ?? null;
    onChoose(pointed.current);
  });

  const choose = (unit: MapUnit | undefined) => {
    if (!unit) return;
    pointed.current = null;
    onChoose(unit.key);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const arrows: Record<string, readonly [number, number]> = {
      ArrowLeft: [-1, 0],
      ArrowRight: [1, 0],
      ArrowUp: [0, -1],
      ArrowDown: [0, 1],
    };
    const arrow = arrows[event.key];
    if (arrow && event.shiftKey)
      change({ ...view.current, x: view.current.x - arrow[0] * KEY_STEP, y: view.current.y - arrow[1] * KEY_STEP });
    else if (arrow) choose(chosenUnit ? unitBeside(geometry, day, chosenUnit, arrow) : day.units.find(({ areas }) => areas.length > 0));
    else if (event.key === '+') zoom(ZOOM);
    else if (event.key === '-') zoom(1 / ZOOM);
    else if (event.key === '0' && whole) change(viewOf(whole, size));
    else if (event.key === 'Escape') onChoose(null);
    else if (/^\p{L}$/u.test(event.key)) choose(nextUnit(day, chosen, event.key));
    else return;
    event.preventDefault();
  };

  const names = useMemo(() => labelsOf(geometry, day, settled, size), [geometry, day, settled, size]);
  const path = useMemo(() => (chosenUnit ? outlineOf(geometry, chosenUnit.areas) : ''), [geometry, chosenUnit]);
  useLayoutEffect(show);

  return (
    <div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would announce fields, and the map has none */}
      <div
        ref={root}
        className={styles.root}
        role="group"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the map is moved by its keys, and what they do is announced
        tabIndex={0}
        aria-label={labels.name}
        aria-description={labels.help}
        onKeyDown={onKeyDown}
        {...gestures}
      >
        <canvas ref={canvas} className={styles.canvas} />
        <svg className={styles.layer} aria-hidden="true">
          <g ref={layer}>
            <path d={path} className={styles.chosen} vectorEffect="non-scaling-stroke" />
          </g>
          {names.map(({ key, text, x, y }) => (
            <text key={key} x={x} y={y} className={styles.label}>
              {text}
            </text>
          ))}
        </svg>
      </div>
      <div className={styles.tools}>
        <Button size="small" onClick={() => zoom(ZOOM)}>
          {labels.nearer}
        </Button>
        <Button size="small" onClick={() => zoom(1 / ZOOM)}>
          {labels.farther}
        </Button>
        <Button size="small" onClick={() => whole && change(viewOf(whole, size))}>
          {labels.whole}
        </Button>
      </div>
    </div>
  );
}
