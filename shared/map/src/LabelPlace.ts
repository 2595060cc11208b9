import type { Box } from './Box.ts';
import type { MapUnit } from './DayMap.ts';
import type { Geometry } from './Geometry.ts';
import type { MapArea } from './MapArea.ts';
import { LABEL_DOT, LABEL_LEADING, LABEL_LINE, type MapLabel } from './MapLabel.ts';
import { stretchAt } from './mainland.ts';
import { textWidth } from './textWidth.ts';
import type { Size, View } from './View.ts';

/** Between a dot and the letters above or below it. */
const LABEL_CLEARANCE = 2;

/** The rows of a polygon that are tried for its name, as parts of its height: the middle first. */
const LABEL_ROWS = [0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74];

/** How far from the middle of its row a name is tried, as parts of the way on which it keeps its part within the unit. */
const LABEL_SLIDES = [0, 0.5, -0.5, 1, -1];

/** A unit with its largest polygon. */
export interface LabelCandidate {
  readonly unit: MapUnit;
  readonly rings: MapArea['rings'];
  readonly box: Box;
}

/** A way to write a name, with the room that it takes in pixels. */
export interface LabelWording extends Size {
  readonly lines: readonly string[];
}

/** Where a name is placed: the middle of its letters and of its lines, and the dot that it belongs to. */
export interface LabelPlace {
  readonly name: LabelWording;
  readonly x: number;
  readonly y: number;
  readonly dot: MapLabel['dot'];
  readonly anchor: MapLabel['anchor'];
}

export const labelWording = (lines: readonly string[], stretch: number): LabelWording => ({
  lines,
  width: Math.max(...lines.map((line) => textWidth(line, stretch))),
  height: LABEL_LINE + (lines.length - 1) * LABEL_LEADING,
});

/**
 * The places in a unit where each line of a name has room: in the middle of a row, then to both sides of it.
 * @param inside the part of a line that lies within the unit at least
 */
export function labelPlacesWithin(
  geometry: Geometry,
  { rings, box }: LabelCandidate,
  { scale, x, y }: View,
  name: LabelWording,
  inside: number,
): LabelPlace[] {
  const lines = name.lines.map((_, line) => ((line - (name.lines.length - 1) / 2) * LABEL_LEADING) / scale);
  const rows = LABEL_ROWS.flatMap((part) => {
    const row = box[1] + (box[3] - box[1]) * part;
    const stretches = lines.map((down) => stretchAt(geometry, rings, row + down));
    if (stretches.includes(null)) return [];
    const left = Math.max(...stretches.map((stretch) => stretch?.[0] ?? 0));
    const right = Math.min(...stretches.map((stretch) => stretch?.[1] ?? 0));
    const width = (right - left) * scale;
    if (width < name.width * inside) return [];
    return [{ x: ((left + right) / 2) * scale + x, y: row * scale + y, slack: width / 2 - name.width * (inside - 0.5) }];
  });
  return LABEL_SLIDES.flatMap((part) =>
    rows.map((row): LabelPlace => ({ name, x: row.x + row.slack * part, y: row.y, dot: null, anchor: 'middle' })),
  );
}

/**
 * Above, below, right and left of a dot in the middle of a unit, then aslant of it, then above and below with the dot near one end of the
 * letters.
 */
export function labelPlacesBeside(dot: { readonly x: number; readonly y: number }, name: LabelWording): LabelPlace[] {
  const { width, height } = name;
  const side = width / 2 + LABEL_DOT * 2;
  const up = height / 2 + LABEL_DOT + LABEL_CLEARANCE;
  return [
    { name, x: dot.x, y: dot.y - up, dot, anchor: 'middle' },
    { name, x: dot.x, y: dot.y + up, dot, anchor: 'middle' },
    { name, x: dot.x + side, y: dot.y, dot, anchor: 'start' },
    { name, x: dot.x - side, y: dot.y, dot, anchor: 'end' },
    ...[-1, 1].flatMap((down): LabelPlace[] => [
      { name, x: dot.x + side, y: dot.y + (down * height) / 2, dot, anchor: 'start' },
      { name, x: dot.x - side, y: dot.y + (down * height) / 2, dot, anchor: 'end' },
    ]),
    ...[-1, 1].flatMap((down) =>
      [-0.25, 0.25].map((part): LabelPlace => ({ name, x: dot.x + part * width, y: dot.y + down * up, dot, anchor: 'middle' })),
    ),
  ];
}
