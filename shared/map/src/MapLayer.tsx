import { formatNumber, useLanguage } from '@territori/kit';
import { makeStyles, tokens } from '@territori/ui/theme';
import { type RefObject, useMemo } from 'react';
import { type Circles, circlePaths } from './circles.ts';
import type { MapUnit } from './DayMap.ts';
import type { Box, Geometry } from './Geometry.ts';
import { DOT, LEADING, labelsOf } from './labelsOf.ts';
import { TOOLS_ROOM } from './MapTools.tsx';
import { EVERYTHING, outlineOf } from './outlineOf.ts';
import { scaleBar } from './scaleBar.ts';
import { useGroundStyles } from './useGroundStyles.ts';
import type { Pictured } from './useMapView.ts';
import { useSurroundings } from './useSurroundings.ts';
import type { Size } from './View.ts';

interface MapLayerProps {
  readonly geometry: Geometry;
  readonly chosen: MapUnit | undefined;
  /** The outline of the part that stands out while no unit is chosen, as an SVG path in kilometres; empty for none. */
  readonly lit: string;
  /** Circles of quantities; null for none. */
  readonly circles: Circles | null;
  /** What the picture shows: the names and the circles are placed for it. */
  readonly pictured: Pictured | null;
  /** Pixels at the right over which something else lies. */
  readonly covered: number;
  /** The group that is moved with the picture. */
  readonly moved: RefObject<SVGGElement | null>;
}

/** The longest scale, and the room in the corner that it takes with its text, in pixels. */
const LONGEST_SCALE = 100;
const SCALE_ROOM = { width: LONGEST_SCALE + 74, height: 30 };

/** The places of the buttons, of the scale and of what lies over the map, in pixels: no name stands there. */
const takenPlaces = ({ width, height }: Size, covered: number): Box[] => [
  [width - covered - TOOLS_ROOM.width, 0, width, TOOLS_ROOM.height],
  [width - covered, 0, width, height],
  [0, height - SCALE_ROOM.height, SCALE_ROOM.width, height],
];

const useStyles = makeStyles({
  layer: { position: 'absolute', inset: 0, width: '100%', height: '100%', pointerEvents: 'none', overflow: 'hidden' },
  // what surrounds the chosen unit fades
  veil: { fill: tokens.colorNeutralBackground1, opacity: 0.5, '@media (forced-colors: active)': { display: 'none' } },
  chosen: {
    fill: 'none',
    stroke: tokens.colorBrandForeground1,
    strokeWidth: '3',
    '@media (forced-colors: active)': { stroke: 'Highlight' },
  },
  circle: {
    fill: tokens.colorBrandForeground1,
    fillOpacity: 0.5,
    '@media (forced-colors: active)': { fill: 'Highlight' },
  },
  line: { fill: 'none', stroke: tokens.colorBrandForeground1, '@media (forced-colors: active)': { stroke: 'Highlight' } },
  // of a negative quantity: empty, in another colour
  negative: {
    fill: 'none',
    stroke: tokens.colorPaletteDarkOrangeForeground1,
    strokeWidth: '2',
    '@media (forced-colors: active)': { stroke: 'CanvasText' },
  },
  scale: {
    fill: 'none',
    stroke: tokens.colorNeutralForeground2,
    '@media (forced-colors: active)': { stroke: 'CanvasText' },
  },
  // legible over borders, as the names are
  scaleText: {
    fill: tokens.colorNeutralForeground2,
    stroke: tokens.colorNeutralBackground1,
    strokeWidth: '3',
    paintOrder: 'stroke',
    fontSize: '12px',
    fontFamily: tokens.fontFamilyBase,
    '@media (forced-colors: active)': { fill: 'CanvasText', stroke: 'Canvas' },
  },
  // it is seen on dark classes, too
  dot: {
    fill: tokens.colorNeutralForeground1,
    stroke: tokens.colorNeutralBackground1,
    strokeWidth: '2',
    paintOrder: 'stroke',
    '@media (forced-colors: active)': { fill: 'CanvasText', stroke: 'Canvas' },
  },
  label: {
    fill: tokens.colorNeutralForeground1,
    stroke: tokens.colorNeutralBackground1,
    strokeWidth: '3',
    paintOrder: 'stroke',
    fontSize: '12px',
    fontFamily: tokens.fontFamilyBase,
    '@media (forced-colors: active)': { fill: 'CanvasText', stroke: 'Canvas' },
  },
});

/** Above the picture: the lakes, the outline of the chosen unit, the circles of quantities, the names that find room, and a scale. */
export function MapLayer({ geometry, chosen, lit, circles, pictured, covered, moved }: MapLayerProps) {
  const styles = useStyles();
  const { lakes: lakesStyle } = useGroundStyles();
  const { lakes } = useSurroundings();
  const language = useLanguage();
  const names = useMemo(
    () => (pictured ? labelsOf(pictured.geometry, pictured.day, pictured.view, pictured.size, takenPlaces(pictured.size, covered)) : []),
    [pictured, covered],
  );
  const scale = pictured && scaleBar(pictured.view.scale, LONGEST_SCALE);
  const path = useMemo(() => (chosen ? outlineOf(geometry, chosen.areas) : ''), [geometry, chosen]);
  const drawn = useMemo(
    () => (pictured && circles ? circlePaths(pictured.geometry, pictured.day, circles, pictured.view, pictured.size) : null),
    [pictured, circles],
  );
  return (
    <svg className={styles.layer} aria-hidden="true">
      <g ref={moved}>
        <path d={lakes} className={lakesStyle} fillRule="evenodd" vectorEffect="non-scaling-stroke" />
        {(path || lit) && <path d={EVERYTHING + (path || lit)} className={styles.veil} fillRule="evenodd" />}
        <path d={path} className={styles.chosen} vectorEffect="non-scaling-stroke" />
      </g>
      {drawn && (
        <>
          <path d={drawn.discs} className={styles.circle} />
          <path d={drawn.lines} className={styles.line} />
          <path d={drawn.negative} className={styles.negative} />
        </>
      )}
      {names.map(({ key, lines, x, y, anchor, dot }) => (
        <g key={key}>
          {dot && <circle cx={dot.x} cy={dot.y} r={DOT} className={styles.dot} />}
          {lines.map((line, place) => (
            <text key={line} x={x} y={y + place * LEADING} textAnchor={anchor} className={styles.label}>
              {line}
            </text>
          ))}
        </g>
      ))}
      {pictured && scale && (
        <g transform={`translate(12 ${pictured.size.height - 12})`}>
          <path d={`M0 -6V0H${scale.width.toFixed(1)}V-6`} className={styles.scale} />
          <text x={scale.width + 6} className={styles.scaleText}>
            {formatNumber(scale.kilometres, language)} km
          </text>
        </g>
      )}
    </svg>
  );
}
