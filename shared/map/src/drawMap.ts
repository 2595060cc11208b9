import { areaPath } from './areaPath.ts';
import { borderLines } from './borderLines.ts';
import type { DayMap } from './DayMap.ts';
import type { Box } from './Geometry.ts';
import type { DrawnGeometry } from './PackedGeometry.ts';
import { lineWidthOf, PATTERNS, type PatternName, TILE } from './patterns.ts';
import { overlaps, type Size, seen, type View } from './View.ts';

/** How an area is filled: a colour and a pattern over it. */
export interface AreaFill {
  readonly color: string;
  readonly ink: string;
  readonly pattern: PatternName;
}

/** The colours of a drawing, as CSS writes them. */
export interface Palette {
  /** By the number that stands for a fill: those of `FILL`, then those of the classes. */
  readonly fills: readonly AreaFill[];
  readonly border: string;
  readonly upperBorder: string;
  readonly coast: string;
}

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** What a drawing needs of a day. */
export type DrawnDay = Pick<DayMap, 'groups' | 'upperGroups' | 'fills'>;

/** The patterns that were made, by colours and name: the first drawing on a new canvas takes some 8 ms. */
const tiles = new Map<string, CanvasPattern>();

function fillStyleOf(context: Context, { color, ink, pattern }: AreaFill): CanvasPattern | string {
  if (pattern === 'plain') return color;
  const name = `${color} ${ink} ${pattern}`;
  const made = tiles.get(name);
  if (made) return made;
  if (typeof OffscreenCanvas === 'undefined') return ink;
  const tile = new OffscreenCanvas(TILE, TILE);
  const drawing = tile.getContext('2d');
  if (!drawing) return ink;
  drawing.fillStyle = color;
  drawing.fillRect(0, 0, TILE, TILE);
  drawing.strokeStyle = ink;
  drawing.lineCap = 'round';
  drawing.lineWidth = lineWidthOf(pattern);
  drawing.stroke(new Path2D(PATTERNS[pattern]));
  const repeated = context.createPattern(tile, 'repeat');
  if (!repeated) return ink;
  tiles.set(name, repeated);
  return repeated;
}

/** Arcs are stroked so many at a time: one path of all of them takes much longer. */
const BLOCK = 400;

function strokeArcs(context: Context, geometry: DrawnGeometry, arcs: readonly number[], view: View): void {
  for (let start = 0; start < arcs.length; start += BLOCK) {
    context.beginPath();
    for (const arc of arcs.slice(start, start + BLOCK)) {
      const points = geometry.arcs[arc] as Float32Array;
      context.moveTo((points[0] as number) * view.scale + view.x, (points[1] as number) * view.scale + view.y);
      for (let index = 2; index < points.length; index += 2)
        context.lineTo((points[index] as number) * view.scale + view.x, (points[index + 1] as number) * view.scale + view.y);
    }
    context.stroke();
  }
}

/** A picture to draw: the day, the part of the map that is seen, and its colours. */
export interface Picture {
  readonly day: DrawnDay;
  readonly size: Size;
  readonly view: View;
  readonly palette: Palette;
  /** Pixels of the drawing to one of the screen. */
  readonly density: number;
}

/** Some room around the boxes that are drawn again, in pixels: lines stand over the border of their areas. */
const ROOM = 3;

/** A part of a picture, in its own pixels. */
export interface Patch {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The pixels of a picture that lie in a box or close to it. */
function patchOf([left, top, right, bottom]: Box, { view, density, size }: Picture): Patch {
  const within = (value: number, most: number) => Math.max(0, Math.min(value, Math.round(most * density)));
  const [x, y] = [
    within(Math.floor((left * view.scale + view.x - ROOM) * density), size.width),
    within(Math.floor((top * view.scale + view.y - ROOM) * density), size.height),
  ];
  return {
    x,
    y,
    width: within(Math.ceil((right * view.scale + view.x + ROOM) * density), size.width) - x,
    height: within(Math.ceil((bottom * view.scale + view.y + ROOM) * density), size.height) - y,
  };
}

/** The smallest part of a picture that has all pixels of some boxes; null where none is in sight. */
export function patchAround(boxes: readonly Box[], picture: Picture): Patch | null {
  const patches = boxes.map((box) => patchOf(box, picture)).filter(({ width, height }) => width > 0 && height > 0);
  if (patches.length === 0) return null;
  const [x, y] = [Math.min(...patches.map((patch) => patch.x)), Math.min(...patches.map((patch) => patch.y))];
  return {
    x,
    y,
    width: Math.max(...patches.map((patch) => patch.x + patch.width)) - x,
    height: Math.max(...patches.map((patch) => patch.y + patch.height)) - y,
  };
}

/** Restricts a drawing to some boxes, in whole pixels, and empties them. */
function restrictTo(context: Context, boxes: readonly Box[], picture: Picture): void {
  const { density } = picture;
  context.beginPath();
  for (const box of boxes) {
    const { x, y, width, height } = patchOf(box, picture);
    const place = [x / density, y / density, width / density, height / density] as const;
    context.rect(...place);
    context.clearRect(...place);
  }
  context.clip();
}

/** The areas in sight: those in the window and, where only some boxes are drawn again, near one of them. */
function areasInSight({ boxes }: DrawnGeometry, { view, size }: Picture, again: readonly Box[] | null): Uint8Array {
  const window = seen(view, size);
  const room = (2 * ROOM) / view.scale;
  const wider = again?.map(([left, top, right, bottom]): Box => [left - room, top - room, right + room, bottom + room]);
  const inSight = new Uint8Array(boxes.length);
  for (let area = 0; area < boxes.length; area += 1) {
    const box = boxes[area] as Box;
    if (overlaps(box, window) && (!wider || wider.some((one) => overlaps(box, one)))) inSight[area] = 1;
  }
  return inSight;
}

/** Fills the areas in sight. Their paths are in kilometres; the tiles of the patterns stay as large as they are on the screen. */
function fillAreas(context: Context, geometry: DrawnGeometry, { day, view, palette, density }: Picture, inSight: Uint8Array): void {
  const { scale, x, y } = view;
  context.save();
  context.setTransform(density * scale, 0, 0, density * scale, density * x, density * y);
  palette.fills.forEach((fill, kind) => {
    const style = fillStyleOf(context, fill);
    if (typeof style !== 'string') style.setTransform({ a: 1 / scale, d: 1 / scale, e: -x / scale, f: -y / scale });
    context.fillStyle = style;
    for (let area = 0; area < inSight.length; area += 1)
      if (inSight[area] && day.fills[area] === kind) context.fill(areaPath(geometry, area), 'evenodd');
  });
  context.restore();
}

/** Strokes the lines of the areas in sight: the thin ones first, the coast over all. */
export function drawLines(
  context: Context,
  geometry: DrawnGeometry,
  picture: Picture,
  inSight = areasInSight(geometry, picture, null),
): void {
  const { day, view, palette, density } = picture;
  const lines = borderLines(geometry, day, (area) => inSight[area] === 1);
  context.save();
  context.setTransform(density, 0, 0, density, 0, 0);
  context.lineJoin = 'round';
  // thin lines where units are small on the screen, so that the land stays visible
  const fine = Math.min(1, Math.max(0.25, view.scale * 0.35));
  const dense = geometry.areas.length > 1000;
  context.strokeStyle = palette.border;
  context.lineWidth = dense ? fine : 0.8;
  strokeArcs(context, geometry, lines.border, view);
  context.strokeStyle = palette.upperBorder;
  context.lineWidth = dense ? Math.max(0.7, fine * 1.6) : 1.2;
  strokeArcs(context, geometry, lines.upper, view);
  context.strokeStyle = palette.coast;
  context.lineWidth = 0.8;
  strokeArcs(context, geometry, lines.coast, view);
  context.restore();
}

/** Strokes the seam that the edges of two fills leave between areas of one unit. */
function strokeSeams(context: Context, geometry: DrawnGeometry, { day, view, palette }: Picture, inSight: Uint8Array): void {
  const { inner } = borderLines(geometry, day, (area) => inSight[area] === 1);
  context.lineJoin = 'round';
  context.lineWidth = 1;
  palette.fills.forEach(({ color }, kind) => {
    const seams = inner.filter((arc) => day.fills[geometry.left[arc] as number] === kind);
    context.strokeStyle = color;
    strokeArcs(context, geometry, seams, view);
  });
}

/**
 * Draws a day. Areas of one unit have no border between them: a line is drawn where its two sides belong to different
 * units, and a wider one between upper units.
 * @param again the boxes that look different from what the context has, in kilometres; null where all is drawn
 * @param lines the lines of the picture, where they are drawn already
 */
export function drawMap(
  context: Context,
  geometry: DrawnGeometry,
  picture: Picture,
  again: readonly Box[] | null = null,
  lines: CanvasImageSource | null = null,
): void {
  const { size, density } = picture;
  context.save();
  context.setTransform(density, 0, 0, density, 0, 0);
  if (again) restrictTo(context, again, picture);
  else context.clearRect(0, 0, size.width, size.height);
  const inSight = areasInSight(geometry, picture, again);
  fillAreas(context, geometry, picture, inSight);
  strokeSeams(context, geometry, picture, inSight);
  if (lines) {
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.drawImage(lines, 0, 0);
  } else drawLines(context, geometry, picture, inSight);
  context.restore();
}
