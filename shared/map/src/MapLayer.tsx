import { makeStyles, tokens } from '@territori/ui/theme';
import { memo, type RefObject, useMemo } from 'react';
import { type Circles, circlePaths } from './circles.ts';
import type { MapUnit } from './DayMap.ts';
import type { Geometry } from './Geometry.ts';
import { LABEL_DOT, LABEL_LEADING } from './MapLabel.ts';
import { EVERYTHING, outlineOf } from './outlineOf.ts';
import { useGroundStyles } from './useGroundStyles.ts';
import type { NamedPicture } from './useNamedPicture.ts';
import { useSurroundings } from './useSurroundings.ts';

interface MapLayerProps {
  readonly geometry: Geometry;
  readonly chosen: MapUnit | undefined;
  /** The outline of the part that stands out while no unit is chosen, as an SVG path in kilometres; empty for none. */
  readonly lit: string;
  /** Circles of quantities; null for none. */
  readonly circles: Circles | null;
  /** The picture with its names; the circles are placed for it. */
  readonly pictured: NamedPicture | null;
  /** The group of the lines, in kilometres. */
  readonly lineGroup: RefObject<SVGGElement | null>;
  /** The group of the names and circles, in pixels of `pictured`. */
  readonly nameGroup: RefObject<SVGGElement | null>;
}

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

/** Above the picture: the lakes, the outline of the chosen unit, the circles of quantities, and the names that find room. */
export const MapLayer = memo(function MapLayer(props: MapLayerProps) {
  const { geometry, chosen, lit, circles, pictured, lineGroup, nameGroup } = props;
  const styles = useStyles();
  const { lakes: lakesStyle } = useGroundStyles();
  const { lakes } = useSurroundings();
  const path = useMemo(() => (chosen ? outlineOf(geometry, chosen.areas) : ''), [geometry, chosen]);
  const drawn = useMemo(() => (pictured && circles ? circlePaths(circles, pictured) : null), [pictured, circles]);
  return (
    <svg className={styles.layer} aria-hidden="true">
      <g ref={lineGroup}>
        <path d={lakes} className={lakesStyle} fillRule="evenodd" vectorEffect="non-scaling-stroke" />
        {(path || lit) && <path d={EVERYTHING + (path || lit)} className={styles.veil} fillRule="evenodd" />}
        <path d={path} className={styles.chosen} vectorEffect="non-scaling-stroke" />
      </g>
      <g ref={nameGroup}>
        {drawn && (
          <>
            <path d={drawn.discs} className={styles.circle} />
            <path d={drawn.lines} className={styles.line} />
            <path d={drawn.negative} className={styles.negative} />
          </>
        )}
        {pictured?.labels.map(({ key, lines, x, y, anchor, dot }) => (
          <g key={key}>
            {dot && <circle cx={dot.x} cy={dot.y} r={LABEL_DOT} className={styles.dot} />}
            {lines.map((line, place) => (
              <text key={line} x={x} y={y + place * LABEL_LEADING} textAnchor={anchor} className={styles.label}>
                {line}
              </text>
            ))}
          </g>
        ))}
      </g>
    </svg>
  );
});
