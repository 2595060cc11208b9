import { useAnnounce } from '@territori/kit';
import { makeStyles, mergeClasses, tokens } from '@territori/ui/theme';
import { type KeyboardEvent, memo, useEffect, useMemo, useRef } from 'react';
import type { Box } from './Box.ts';
import type { Circles } from './circles.ts';
import type { DayMap, MapUnit } from './DayMap.ts';
import { areaAt, boxAround, type Geometry } from './Geometry.ts';
import { LAND_LOOKS } from './looks.ts';
import { MapGround } from './MapGround.tsx';
import { MapLayer } from './MapLayer.tsx';
import { MapScale } from './MapScale.tsx';
import { type MapToolLabels, MapTools } from './MapTools.tsx';
import { actionOf, type MapAction } from './mapKeys.ts';
import { nextUnit, unitBeside, unitNear } from './nextUnit.ts';
import { drawnDay, type Shading } from './Shading.ts';
import { useFrameStyle } from './useFrameStyle.ts';
import { useGroundStyles } from './useGroundStyles.ts';
import { useMapGestures } from './useMapGestures.ts';
import { useMapView } from './useMapView.ts';
import { boxesOverlap, boxInView, pointInView, type View, viewWith, zoomedView } from './View.ts';

export interface MapCanvasProps {
  readonly geometry: Geometry;
  readonly day: DayMap;
  /** The units in classes; null where all look the same. */
  readonly shading?: Shading | null;
  /** The ground of each area where no classes are shown, as `useRegionGround` gives it; null for none. */
  readonly ground?: Uint8Array | null;
  /** Circles of quantities; null for none. */
  readonly circles?: Circles | null;
  /** The outline of the part that stands out while no unit is chosen, as an SVG path in kilometres. */
  readonly lit?: string;
  /** The key of the unit that is chosen; null for none. */
  readonly chosen: string | null;
  readonly onChoose: (key: string | null) => void;
  /** The part of the map that is seen, in kilometres; null for the whole country. */
  readonly frame?: Box | null;
  /** Pixels at the right over which something else lies: what the map shows at first, and what is brought into sight, stands beside it. */
  readonly covered?: number;
  /** Called when the visitor asks for the whole country. */
  readonly onWhole?: () => void;
  /** Called when the first picture is there. */
  readonly onPicture?: () => void;
  /** Called with Enter: shows the same content as a table. */
  readonly onTable: () => void;
  /** Called when the map is seen from near enough for its detailed files. */
  readonly onNear?: ((areas: readonly number[]) => void) | undefined;
  readonly labels: MapToolLabels & {
    /** Name of the map, which begins with "Mappa". */
    readonly name: string;
    /** How it is moved by keyboard. */
    readonly help: string;
    /** Announced after the visitor moved or enlarged it by key or button: "La mappa è larga 120 km". */
    readonly width: (kilometres: number) => string;
    /** Announced when no unit is chosen any more. */
    readonly none: string;
  };
}

const useStyles = makeStyles({
  map: {
    // one finger moves the page up and down, two fingers move the map
    touchAction: 'pan-y',
    cursor: 'grab',
    ':focus-visible': { outline: `2px solid ${tokens.colorNeutralStrokeAccessible}`, outlineOffset: '2px' },
  },
  // a layer of its own: a gesture moves what was painted
  moved: { position: 'absolute', inset: 0, transformOrigin: '0 0', willChange: 'transform' },
  canvas: { position: 'absolute', inset: 0, width: '100%', height: '100%' },
});

/** How far a key moves the map, in pixels. */
const KEY_STEP = 60;
/** How much a key or a button enlarges. */
const ZOOM = 1.5;

/**
 * The map itself: a picture made in a worker, with the chosen unit and the names above it. Pointer, touch and keyboard
 * choose, move and enlarge.
 */
export const MapCanvas = memo(function MapCanvas({
  geometry,
  day,
  shading = null,
  ground = null,
  circles = null,
  lit = '',
  chosen,
  onChoose,
  frame = null,
  covered = 0,
  onWhole,
  onPicture,
  onTable,
  onNear,
  labels,
}: MapCanvasProps) {
  const styles = useStyles();
  const { root: around, frame: room } = useFrameStyle();
  const { sea } = useGroundStyles();
  const drawn = useMemo(() => drawnDay(day, shading, ground), [day, shading, ground]);
  const looks = useMemo(() => shading?.classes.map(({ look }) => look) ?? (ground ? LAND_LOOKS : []), [shading, ground]);
  const { root, canvas, moved, layer, below, names, view, size, free, pictured, change, showWhole } = useMapView({
    geometry,
    day,
    drawn,
    looks,
    frame,
    covered,
    onNear,
  });
  const isDrawn = pictured !== null;
  useEffect(() => {
    if (isDrawn) onPicture?.();
  }, [isDrawn, onPicture]);
  const chosenUnit = chosen === null ? undefined : day.byKey.get(chosen);
  /** The unit that was chosen by pointer: it is in sight already. */
  const pointed = useRef<string | null>(null);
  /** The chosen unit that was last brought into sight. */
  const inSight = useRef<string | undefined>(undefined);

  /** Where the buttons and keys enlarge: around the chosen unit while it is in sight, else around the middle. */
  const focus = (): readonly [number, number] => {
    const centre = [free.width / 2, free.height / 2] as const;
    const box = chosenUnit && boxAround(geometry, chosenUnit.areas);
    if (!box) return centre;
    const { scale, x, y } = view.current;
    const middle = [((box[0] + box[2]) / 2) * scale + x, ((box[1] + box[3]) / 2) * scale + y] as const;
    return middle[0] > 0 && middle[0] < free.width && middle[1] > 0 && middle[1] < free.height ? middle : centre;
  };
  const announce = useAnnounce();
  /** Says what a key or a button has shown; a gesture is seen. */
  const said = () => {
    const kilometres = free.width / view.current.scale;
    // to two digits
    const unit = 10 ** Math.max(0, Math.floor(Math.log10(kilometres)) - 1);
    announce(labels.width(Math.round(kilometres / unit) * unit));
  };
  const show = (next: View) => {
    change(next);
    said();
  };
  const zoom = (factor: number) => show(zoomedView(view.current, factor, focus()));
  const toWhole = () => {
    showWhole();
    onWhole?.();
    said();
  };
  const isInSight = ({ areas }: MapUnit) => {
    const box = boxAround(geometry, areas);
    return box !== null && boxesOverlap(box, boxInView(view.current, free));
  };

  // a unit chosen by key, in the search field, in the table or in the address is brought into sight
  const chosenKey = chosenUnit?.key;
  useEffect(() => {
    const box = chosenUnit && boxAround(geometry, chosenUnit.areas);
    if (!box || size.width === 0 || inSight.current === chosenKey) return;
    inSight.current = chosenKey;
    if (pointed.current === chosenKey) return;
    const next = viewWith(view.current, box, free);
    if (next !== view.current) change(next);
  }, [chosenKey, chosenUnit, geometry, size, free, view, change]);

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

  const act = (action: MapAction) => {
    if (action.do === 'neighbour')
      choose(
        chosenUnit && isInSight(chosenUnit)
          ? unitBeside(geometry, day, chosenUnit, action.direction)
          : unitNear(geometry, day, pointInView(view.current, free.width / 2, free.height / 2)),
      );
    else if (action.do === 'move') {
      const { scale, x, y } = view.current;
      show({ scale, x: x - action.direction[0] * KEY_STEP, y: y - action.direction[1] * KEY_STEP });
    } else if (action.do === 'initial') choose(nextUnit(day, chosen, action.letter, isInSight));
    else if (action.do === 'nearer') zoom(ZOOM);
    else if (action.do === 'farther') zoom(1 / ZOOM);
    else if (action.do === 'whole') toWhole();
    else if (action.do === 'table') onTable();
    else {
      if (chosen !== null) announce(labels.none);
      onChoose(null);
    }
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const action = actionOf(event);
    if (!action) return;
    event.preventDefault();
    act(action);
  };

  return (
    <div className={around}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would announce fields, and the map has none */}
      <div
        ref={root}
        className={mergeClasses(room, sea, styles.map)}
        role="group"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the map is moved by its keys, and what they do is announced
        tabIndex={0}
        aria-label={labels.name}
        aria-description={labels.help}
        onKeyDown={onKeyDown}
        {...gestures}
      >
        <div ref={moved} className={styles.moved}>
          <MapGround group={below} />
          {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: it takes no focus, and the group around it has the name */}
          <canvas ref={canvas} className={styles.canvas} aria-hidden="true" />
          <MapLayer
            geometry={geometry}
            chosen={chosenUnit}
            lit={lit}
            circles={circles}
            pictured={pictured}
            lineGroup={layer}
            nameGroup={names}
          />
        </div>
        {pictured && <MapScale view={pictured.view} />}
      </div>
      <MapTools labels={labels} covered={covered} actions={{ nearer: () => zoom(ZOOM), farther: () => zoom(1 / ZOOM), whole: toWhole }} />
    </div>
  );
});
