import type { DayMap, MapUnit } from './DayMap.ts';
import { type Box, boxAround, type Geometry, type MapArea } from './Geometry.ts';
import { mainland, sizeOf, stretchAt } from './mainland.ts';
import { CAPITAL } from './UnitVersions.ts';
import { overlaps, type Size, seen, type View } from './View.ts';

/** The name of a unit at the place where it is written, in pixels. */
export interface MapLabel {
  readonly key: string;
  readonly text: string;
  readonly x: number;
  readonly y: number;
  /** Where the unit is, for a name that does not stand within it. */
  readonly dot: { readonly x: number; readonly y: number } | null;
}

/** The width of a letter of the portal's typeface and the height of a line, in pixels, with some room around. */
const LETTER = 6.6;
const LINE = 16;
/** From the middle of a line down to where its letters stand. */
const BASELINE = 4;
/** The radius of the dot of a capital. */
export const DOT = 2.5;

/** The part of a name that lies within its unit at least: its ends may stand over the border, further where there are few units. */
const insideOf = ({ drawn }: DayMap): number => (drawn < FEW ? 0.5 : 0.8);
const FEW = 150;

/** The rows of a polygon that are tried for its name, as parts of its height: the middle first. */
const ROWS = [0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74];

/** A unit with its largest polygon. */
interface Candidate {
  readonly unit: MapUnit;
  readonly rings: MapArea['rings'];
  readonly box: Box;
  /** Whether its name may find room within it. */
  readonly roomy: boolean;
}

/** Where a name is placed: the middle of its letters, its line, and the dot that it belongs to. */
interface Place {
  readonly x: number;
  readonly y: number;
  readonly dot: MapLabel['dot'];
}

/**
 * The rows of a unit in which its name has room.
 * @param least the width of the part of the name that lies within the unit, in pixels
 */
function placesWithin(geometry: Geometry, { rings, box }: Candidate, { scale, x, y }: View, least: number): Place[] {
  return ROWS.flatMap((part) => {
    const row = box[1] + (box[3] - box[1]) * part;
    const stretch = stretchAt(geometry, rings, row);
    if (!stretch || (stretch[1] - stretch[0]) * scale < least) return [];
    return [{ x: ((stretch[0] + stretch[1]) / 2) * scale + x, y: row * scale + y, dot: null }];
  });
}

/** Above, below, right and left of a dot in the middle of a unit. */
function placesBeside(geometry: Geometry, { rings, box }: Candidate, { scale, x, y }: View, wide: number): Place[] {
  const row = (box[1] + box[3]) / 2;
  const [left, right] = stretchAt(geometry, rings, row) ?? [box[0], box[2]];
  const dot = { x: ((left + right) / 2) * scale + x, y: row * scale + y };
  const side = wide / 2 + DOT * 2;
  return [
    { x: dot.x, y: dot.y - LINE / 2 - DOT, dot },
    { x: dot.x, y: dot.y + LINE / 2 + DOT, dot },
    { x: dot.x + side, y: dot.y, dot },
    { x: dot.x - side, y: dot.y, dot },
  ];
}

/**
 * The names that find room, the most important first: capitals of regions, then of provinces, then by residents and by area. None lies over
 * another. A name stands within the largest polygon of its unit; that of a capital may stand beside a dot.
 * @param reserved where no name may stand, in pixels
 * @param letter the width of a letter, in pixels
 */
export function labelsOf(
  geometry: Geometry,
  day: DayMap,
  view: View,
  size: Size,
  reserved: readonly Box[] = [],
  letter = LETTER,
): MapLabel[] {
  const { scale } = view;
  const inside = insideOf(day);
  const window = seen(view, size);
  const taken: Box[] = [...reserved];
  const candidates = [...day.byKey.values()].flatMap((unit): Candidate[] => {
    const around = boxAround(geometry, unit.areas);
    if (!around || unit.sharedWith.length > 0 || !overlaps(around, window)) return [];
    const fits = (around[2] - around[0]) * scale >= unit.name.length * letter * inside && (around[3] - around[1]) * scale >= LINE;
    if (!fits && unit.importance < CAPITAL) return [];
    const land = mainland(geometry, unit.areas);
    const roomy = fits && land !== null && (land.box[3] - land.box[1]) * scale > LINE;
    return land && (roomy || unit.importance >= CAPITAL) ? [{ unit, ...land, roomy }] : [];
  });
  const isFree = (box: Box) =>
    box[0] >= 0 && box[2] <= size.width && box[1] >= 0 && box[3] <= size.height && !taken.some((other) => overlaps(other, box));
  return candidates
    .sort((a, b) => b.unit.importance - a.unit.importance || sizeOf(b.box) - sizeOf(a.box))
    .flatMap((candidate): MapLabel[] => {
      const { key, name, importance } = candidate.unit;
      const wide = name.length * letter;
      const within = candidate.roomy ? placesWithin(geometry, candidate, view, wide * inside) : [];
      const places = importance < CAPITAL ? within : [...within, ...placesBeside(geometry, candidate, view, wide)];
      for (const { x, y, dot } of places) {
        const box: Box = [x - wide / 2, y - LINE / 2, x + wide / 2, y + LINE / 2];
        const point: Box | null = dot && [dot.x - DOT, dot.y - DOT, dot.x + DOT, dot.y + DOT];
        if (!isFree(box) || (point && !isFree(point))) continue;
        taken.push(box, ...(point ? [point] : []));
        return [{ key, text: name, x, y: y + BASELINE, dot }];
      }
      return [];
    });
}
