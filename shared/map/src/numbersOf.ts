import { type Box, boxAt } from './Box.ts';
import { boxAround } from './Geometry.ts';
import { LABEL_LEADING, type MapLabel } from './MapLabel.ts';
import type { MapPicture } from './MapPicture.ts';
import { middleOf } from './mainland.ts';
import { textWidth } from './textWidth.ts';
import { boxesOverlap, boxInView } from './View.ts';

/** A number that stands in a unit in place of its name. */
export interface MapNumber {
  readonly number: number;
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

/** Units without a name that get numbers: more could not be looked up. */
const MOST = 60;

/** The width of a digit and the height of a line, in pixels. */
const DIGIT = 7;
const LINE = 12;
/** From the middle of a line down to where its digits stand. */
const BASELINE = 4;
/** How far from the middle of its unit a number may stand, in pixels: where it is free, the nearest place counts. */
const REACHES = [0, 14, 26, 40, 56];
const DIRECTIONS = Array.from({ length: 8 }, (_, turn) => [Math.cos((turn * Math.PI) / 4), Math.sin((turn * Math.PI) / 4)] as const);

/**
 * Numbers for the units in sight whose names found no room, in the order of the alphabet; none where there are too many of them. A number
 * lies over no name and over no other number: where it would, it stands beside the middle of its unit.
 */
export function numbersOf({ geometry, day, view, size }: MapPicture, labels: readonly MapLabel[], stretch: number): MapNumber[] {
  const named = new Set(labels.map(({ key }) => key));
  const window = boxInView(view, size);
  const unnamed = day.units.filter(({ key, areas, sharedWith }) => {
    const box = boxAround(geometry, areas);
    return box !== null && sharedWith.length === 0 && !named.has(key) && boxesOverlap(box, window);
  });
  if (unnamed.length > MOST) return [];
  const taken = labels.map(({ lines, x, y, anchor }): Box => {
    const width = Math.max(...lines.map((line) => textWidth(line, stretch)));
    const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
    return [left, y - LINE, left + width, y + (lines.length - 1) * LABEL_LEADING + BASELINE];
  });
  return unnamed
    .flatMap(({ name, areas }) => {
      const middle = middleOf(geometry, areas);
      if (!middle) return [];
      const [left, top] = [middle[0] * view.scale + view.x, middle[1] * view.scale + view.y];
      for (const reach of REACHES)
        for (const [right, down] of reach === 0 ? DIRECTIONS.slice(0, 1) : DIRECTIONS) {
          const [x, y] = [left + right * reach, top + down * reach];
          const box = boxAt({ x, y }, DIGIT, LINE / 2);
          const inside = box[0] >= 0 && box[2] <= size.width && box[1] >= 0 && box[3] <= size.height;
          if (!inside || taken.some((other) => boxesOverlap(other, box))) continue;
          taken.push(box);
          return [{ name, x, y: y + BASELINE }];
        }
      return [];
    })
    .map((one, place) => ({ ...one, number: place + 1 }));
}
