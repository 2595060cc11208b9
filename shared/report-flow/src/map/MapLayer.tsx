import { makeStyles, tokens } from '@territori/ui/theme';
import { type RefObject, useDeferredValue, useMemo } from 'react';
import type { DayMap, MapUnit } from './DayMap.ts';
import type { Geometry } from './Geometry.ts';
import { labelsOf } from './labelsOf.ts';
import { outlineOf } from './outlineOf.ts';
import type { Size, View } from './View.ts';

interface MapLayerProps {
  readonly geometry: Geometry;
  readonly day: DayMap;
  readonly chosen: MapUnit | undefined;
  /** The view in which the names are placed. */
  readonly view: View;
  readonly size: Size;
  /** The group that is moved with the picture. */
  readonly moved: RefObject<SVGGElement | null>;
}

const useStyles = makeStyles({
  layer: { position: 'absolute', inset: 0, width: '100%', height: '100%', pointerEvents: 'none', overflow: 'hidden' },
  chosen: {
    fill: 'none',
    stroke: tokens.colorBrandForeground1,
    strokeWidth: '3',
    '@media (forced-colors: active)': { stroke: 'Highlight' },
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

/** Above the picture: the outline of the chosen unit, and the names that find room. */
export function MapLayer({ geometry, day, chosen, view, size, moved }: MapLayerProps) {
  const styles = useStyles();
  // the picture comes first, its names follow
  const named = useDeferredValue(day, null);
  const names = useMemo(() => (named ? labelsOf(geometry, named, view, size) : []), [geometry, named, view, size]);
  const path = useMemo(() => (chosen ? outlineOf(geometry, chosen.areas) : ''), [geometry, chosen]);
  return (
    <svg className={styles.layer} aria-hidden="true">
      <g ref={moved}>
        <path d={path} className={styles.chosen} vectorEffect="non-scaling-stroke" />
      </g>
      {names.map(({ key, text, x, y }) => (
        <text key={key} x={x} y={y} className={styles.label}>
          {text}
        </text>
      ))}
    </svg>
  );
}
