import { makeStyles, mergeClasses, tokens } from '@territori/ui/theme';
import { useEffect, useId, useMemo } from 'react';
import type { Box } from './Box.ts';
import { borderLines } from './borderLines.ts';
import type { DayMap } from './DayMap.ts';
import { boxAround, eachPoint, type Geometry } from './Geometry.ts';
import { labelsOf } from './labelsOf.ts';
import { GROUND_LOOKS, type Look } from './looks.ts';
import { LABEL_DOT, LABEL_LEADING } from './MapLabel.ts';
import { PATTERN_TILE, patternLineWidth, patternPath } from './patterns.ts';
import { useGroundStyles } from './useGroundStyles.ts';
import { useSurroundings } from './useSurroundings.ts';
import { boxesOverlap, boxInView, isNearView, type Size, type View, viewOf } from './View.ts';

export interface SmallMapProps {
  readonly geometry: Geometry;
  readonly day: DayMap;
  /** The part of the map that is seen, in kilometres; null for the whole country. */
  readonly frame?: Box | null;
  /** The ground of each area, as `useRegionGround` finds it; without it the land is plain. */
  readonly ground?: Uint8Array | null;
  /** The drawing's own size, which is enlarged or reduced to the room that it has on the page. */
  readonly size?: Size;
  /** The units that stand out, by their keys, and how each looks. */
  readonly marks?: ReadonlyMap<string, Look>;
  /** A point that stands out, in kilometres. */
  readonly point?: readonly [x: number, y: number] | null;
  /** Whether names are written where they find room. */
  readonly names?: boolean;
  /** What the map shows, as a text. */
  readonly label: string;
  /** Receives the areas in sight where they are seen from so near that their detailed files show more. */
  readonly onNear?: (areas: readonly number[]) => void;
}

const SIZE: Size = { width: 360, height: 340 };

const useStyles = makeStyles({
  root: {
    display: 'block',
    width: '100%',
    maxHeight: '26rem',
    borderRadius: tokens.borderRadiusMedium,
  },
  land: {
    fill: tokens.colorMapLand,
    stroke: tokens.colorMapLand,
    '@media (forced-colors: active)': { fill: 'Canvas' },
  },
  soil: { strokeWidth: '0.5', '@media (forced-colors: active)': { fill: 'Canvas !important', stroke: 'Canvas !important' } },
  mark: { '@media (forced-colors: active)': { fill: 'Canvas !important' } },
  fullMark: { '@media (forced-colors: active)': { fill: 'Highlight !important' } },
  ink: { fill: 'none', strokeLinecap: 'round', '@media (forced-colors: active)': { stroke: 'CanvasText !important' } },
  border: {
    fill: 'none',
    stroke: tokens.colorMapBorder,
    strokeWidth: '0.6',
    '@media (forced-colors: active)': { stroke: 'GrayText' },
  },
  edge: {
    fill: 'none',
    stroke: tokens.colorNeutralStrokeAccessible,
    strokeWidth: '1',
    '@media (forced-colors: active)': { stroke: 'CanvasText' },
  },
  point: {
    fill: tokens.colorBrandForeground1,
    stroke: tokens.colorNeutralBackground1,
    strokeWidth: '2',
    '@media (forced-colors: active)': { fill: 'Highlight' },
  },
  dot: { fill: tokens.colorNeutralForeground1, '@media (forced-colors: active)': { fill: 'CanvasText' } },
  name: {
    fill: tokens.colorNeutralForeground1,
    stroke: tokens.colorNeutralBackground1,
    strokeWidth: '3',
    paintOrder: 'stroke',
    fontSize: '11px',
    fontFamily: tokens.fontFamilyBase,
    '@media (forced-colors: active)': { fill: 'CanvasText', stroke: 'Canvas' },
  },
});

/** A map that stands still: the units of a day, some of them marked. */
export function SmallMap({
  geometry,
  day,
  frame = null,
  ground = null,
  size = SIZE,
  marks,
  point = null,
  names = false,
  label,
  onNear,
}: SmallMapProps) {
  const styles = useStyles();
  const around = useGroundStyles();
  const { land, lakes } = useSurroundings();
  const id = useId();
  const drawing = useMemo(() => drawingOf(geometry, day, frame, ground, size), [geometry, day, frame, ground, size]);
  useEffect(() => {
    if (isNearView(drawing.view, geometry.areas.length)) onNear?.(drawing.areas);
  }, [drawing, geometry, onNear]);
  const written = useMemo(
    () => (names ? labelsOf({ geometry, day, view: drawing.view, size }) : []),
    [names, geometry, day, drawing, size],
  );
  const marked = [...(marks ?? [])].flatMap(([key, look]) => {
    const areas = day.byKey.get(key)?.areas ?? [];
    return areas.length > 0 ? [{ key, look, path: pathOf(geometry, areas, drawing.view) }] : [];
  });
  const { scale, x: left, y: top } = drawing.view;
  const inKilometres = `matrix(${scale} 0 0 ${scale} ${left} ${top})`;
  return (
    <svg className={mergeClasses(styles.root, around.sea)} viewBox={`0 0 ${size.width} ${size.height}`} role="img" aria-label={label}>
      <path className={around.land} fillRule="evenodd" vectorEffect="non-scaling-stroke" d={land} transform={inKilometres} />
      <path className={around.land} fillRule="evenodd" d={drawing.beyond} />
      <path className={styles.land} fillRule="evenodd" d={drawing.land} />
      {drawing.soils.map(({ color, path }) => (
        <path key={color} className={styles.soil} fillRule="evenodd" d={path} style={{ fill: color, stroke: color }} />
      ))}
      {marked.map(({ key, look, path }, place) => (
        <g key={key}>
          <pattern id={`${id}${place}`} width={PATTERN_TILE} height={PATTERN_TILE} patternUnits="userSpaceOnUse">
            <path
              d={patternPath(look.pattern)}
              strokeWidth={patternLineWidth(look.pattern)}
              className={styles.ink}
              style={{ stroke: look.ink }}
            />
          </pattern>
          <path className={look.full ? styles.fullMark : styles.mark} fillRule="evenodd" d={path} style={{ fill: look.color }} />
          <path fillRule="evenodd" d={path} fill={`url(#${id}${place})`} />
        </g>
      ))}
      <path className={around.lakes} fillRule="evenodd" vectorEffect="non-scaling-stroke" d={lakes} transform={inKilometres} />
      <path className={styles.border} d={drawing.border} />
      <path className={styles.edge} d={drawing.edge} />
      {point && (
        <circle
          className={styles.point}
          r="6"
          cx={point[0] * drawing.view.scale + drawing.view.x}
          cy={point[1] * drawing.view.scale + drawing.view.y}
        />
      )}
      {written.map(({ key, lines, x, y, anchor, dot }) => (
        <g key={key}>
          {dot && <circle className={styles.dot} r={LABEL_DOT} cx={dot.x} cy={dot.y} />}
          {lines.map((line, place) => (
            <text key={line} x={x} y={y + place * LABEL_LEADING} textAnchor={anchor} className={styles.name}>
              {line}
            </text>
          ))}
        </g>
      ))}
    </svg>
  );
}

interface Drawing {
  readonly view: View;
  /** The areas in sight. */
  readonly areas: readonly number[];
  /** SVG paths in the drawing's own pixels: the land outside all units, the units without a ground colour, and those with one. */
  readonly beyond: string;
  readonly land: string;
  readonly soils: readonly { readonly color: string; readonly path: string }[];
  readonly border: string;
  /** The coast, the border of the country and those of upper units. */
  readonly edge: string;
}

const rounded = (pixels: number) => pixels.toFixed(1);

function pathOf(geometry: Geometry, areas: readonly number[], { scale, x, y }: View): string {
  let path = '';
  for (const ring of areas.flatMap((area) => geometry.areas[area]?.rings ?? [])) {
    eachPoint(geometry, ring, (eastward, southward, first) => {
      path += `${first ? 'M' : 'L'}${rounded(eastward * scale + x)} ${rounded(southward * scale + y)}`;
    });
    path += 'Z';
  }
  return path;
}

function drawingOf(geometry: Geometry, day: DayMap, frame: Box | null, ground: Uint8Array | null, size: Size): Drawing {
  const all = geometry.areas.map((_, area) => area);
  const view = viewOf(frame ?? boxAround(geometry, all) ?? [0, 0, 1, 1], size, 6);
  const window = boxInView(view, size);
  const areas = all.filter((area) => boxesOverlap(geometry.boxes[area] as Box, window));
  const inSight = new Set(areas);
  const lines = borderLines(geometry, day, (area) => inSight.has(area));
  const linePath = (arcs: readonly number[]) => {
    let path = '';
    for (const arc of arcs) {
      const points = geometry.arcs[arc] as Float32Array;
      for (let index = 0; index < points.length; index += 2)
        path += `${index === 0 ? 'M' : 'L'}${rounded((points[index] as number) * view.scale + view.x)} ${rounded((points[index + 1] as number) * view.scale + view.y)}`;
    }
    return path;
  };
  const held = (area: number) => (day.holders[area]?.length ?? 0) > 0;
  const pathWhere = (isWanted: (area: number) => boolean) => pathOf(geometry, areas.filter(isWanted), view);
  return {
    view,
    areas,
    beyond: pathWhere((area) => !held(area)),
    land: pathWhere((area) => held(area) && !GROUND_LOOKS[ground?.[area] ?? -1]),
    soils: ground ? GROUND_LOOKS.map(({ color }, soil) => ({ color, path: pathWhere((area) => held(area) && ground[area] === soil) })) : [],
    border: linePath(lines.border),
    edge: linePath([...lines.upper, ...lines.coast]),
  };
}
