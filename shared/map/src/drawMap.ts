import type { Box } from './Box.ts';
import { borderLines, innerArcs } from './borderLines.ts';
import { fillAreas } from './fillAreas.ts';
import { fillStyleOf } from './fillStyleOf.ts';
import { hasManyAreas } from './hasManyAreas.ts';
import type { DrawnGeometry } from './PackedGeometry.ts';
import { PATCH_ROOM, patchOf } from './Patch.ts';
import type { DrawingContext, Picture } from './Picture.ts';
import { strokeArcs } from './strokeArcs.ts';
import { boxesOverlap, boxInView } from './View.ts';

/** Restricts a drawing to some boxes, in whole pixels, and empties them. */
function restrictTo(context: DrawingContext, boxes: readonly Box[], picture: Picture): void {
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
  const window = boxInView(view, size);
  const room = (2 * PATCH_ROOM) / view.scale;
  const wider = again?.map(([left, top, right, bottom]): Box => [left - room, top - room, right + room, bottom + room]);
  const inSight = new Uint8Array(boxes.length);
  for (let area = 0; area < boxes.length; area += 1) {
    const box = boxes[area] as Box;
    if (boxesOverlap(box, window) && (!wider || wider.some((one) => boxesOverlap(box, one)))) inSight[area] = 1;
  }
  return inSight;
}

/** Fills the areas in sight. The tiles of the patterns are as large as they are on the screen. */
function fillInSight(context: DrawingContext, geometry: DrawnGeometry, { day, view, palette }: Picture, inSight: Uint8Array): void {
  const areasOf: number[][] = palette.fills.map(() => []);
  inSight.forEach((seen, area) => {
    if (seen) areasOf[day.fills[area] as number]?.push(area);
  });
  palette.fills.forEach((fill, kind) => {
    context.fillStyle = fillStyleOf(context, fill);
    fillAreas(context, geometry, areasOf[kind] as number[], view);
  });
}

/** Strokes the lines of the areas in sight: the thin ones first, the coast over all. */
export function drawLines(
  context: DrawingContext,
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
  const dense = hasManyAreas(geometry.areas.length);
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
function strokeSeams(context: DrawingContext, geometry: DrawnGeometry, { day, view, palette }: Picture, inSight: Uint8Array): void {
  const inner = innerArcs(geometry, day).filter((arc) => inSight[geometry.left[arc] as number] || inSight[geometry.right[arc] as number]);
  context.lineJoin = 'round';
  context.lineWidth = 1;
  palette.fills.forEach(({ color }, kind) => {
    const seams = inner.filter((arc) => day.fills[geometry.left[arc] as number] === kind);
    context.strokeStyle = color;
    strokeArcs(context, geometry, seams, view);
  });
}

/**
 * Draws a day on an empty canvas, or some boxes of it again. Areas of one unit have no border between them: a line is drawn where its
 * two sides belong to different units, and a wider one between upper units.
 * @param again the boxes that look different from what the context has, in kilometres. They are emptied first. Null where all is drawn
 * @param lines the lines of the picture, where they are drawn already
 */
export function drawMap(
  context: DrawingContext,
  geometry: DrawnGeometry,
  picture: Picture,
  again: readonly Box[] | null = null,
  lines: CanvasImageSource | null = null,
): void {
  const { density } = picture;
  context.save();
  context.setTransform(density, 0, 0, density, 0, 0);
  if (again) restrictTo(context, again, picture);
  const inSight = areasInSight(geometry, picture, again);
  fillInSight(context, geometry, picture, inSight);
  strokeSeams(context, geometry, picture, inSight);
  if (lines) {
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.drawImage(lines, 0, 0);
  } else drawLines(context, geometry, picture, inSight);
  context.restore();
}
