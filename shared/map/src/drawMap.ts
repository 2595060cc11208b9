import { areaRaster } from './AreaRaster.ts';
import type { Box } from './Box.ts';
import { borderLines } from './borderLines.ts';
import { colorPixels } from './colorPixels.ts';
import { extentOf } from './Geometry.ts';
import { hasManyAreas } from './hasManyAreas.ts';
import type { DrawnGeometry } from './PackedGeometry.ts';
import { hasPixels, PATCH_ROOM, type Patch, patchOf } from './Patch.ts';
import type { DrawingContext, Picture } from './Picture.ts';
import { strokeArcs } from './strokeArcs.ts';
import { boxesOverlap, boxInView } from './View.ts';

/** Restricts a drawing to some parts of a picture. */
function restrictTo(context: DrawingContext, patches: readonly Patch[]): void {
  context.beginPath();
  for (const { x, y, width, height } of patches) context.rect(x, y, width, height);
  context.clip();
}

/** The box around a whole set, as a list; empty for a set without areas. */
export function wholeBoxes(geometry: DrawnGeometry): readonly Box[] {
  const extent = extentOf(geometry);
  return extent ? [extent] : [];
}

/** The areas in the window that are near one of the boxes. */
function areasInSight({ boxes: ofAreas }: DrawnGeometry, { view, size }: Picture, boxes: readonly Box[]): Uint8Array {
  const window = boxInView(view, size);
  const room = (2 * PATCH_ROOM) / view.scale;
  const wider = boxes.map(([left, top, right, bottom]): Box => [left - room, top - room, right + room, bottom + room]);
  return Uint8Array.from(ofAreas, (box) => (boxesOverlap(box, window) && wider.some((one) => boxesOverlap(box, one)) ? 1 : 0));
}

/** Fills the areas in some parts of a picture. What was there before goes. */
function fillAreas(context: DrawingContext, geometry: DrawnGeometry, picture: Picture, patches: readonly Patch[]): void {
  const raster = areaRaster(geometry, picture);
  colorPixels(raster, picture, patches);
  const image = new ImageData(new Uint8ClampedArray(raster.colors.buffer), raster.width, raster.height);
  for (const { x, y, width, height } of patches) context.putImageData(image, 0, 0, x, y, width, height);
}

/** Strokes the lines of the areas near some boxes: the thin ones first, the coast over all. */
export function drawLines(context: DrawingContext, geometry: DrawnGeometry, picture: Picture, boxes = wholeBoxes(geometry)): void {
  const inSight = areasInSight(geometry, picture, boxes);
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

/**
 * Draws a day on an empty canvas, or some boxes of it again. Areas of one unit have no border between them: a line is drawn where its
 * two sides belong to different units, and a wider one between upper units.
 * @param boxes those that look different from what the context has, in kilometres
 * @param lines the lines of the picture, where they are drawn already
 */
export function drawMap(
  context: DrawingContext,
  geometry: DrawnGeometry,
  picture: Picture,
  boxes = wholeBoxes(geometry),
  lines: CanvasImageSource | null = null,
): void {
  const patches = boxes.map((box) => patchOf(box, picture)).filter(hasPixels);
  fillAreas(context, geometry, picture, patches);
  context.save();
  restrictTo(context, patches);
  if (lines) context.drawImage(lines, 0, 0);
  else drawLines(context, geometry, picture, boxes);
  context.restore();
}
