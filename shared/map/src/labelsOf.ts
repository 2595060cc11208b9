import type { Box } from './Box.ts';
import type { DayMap, MapUnit } from './DayMap.ts';
import { boxAround, type Geometry } from './Geometry.ts';
import type { LabelCandidate, LabelPlace } from './LabelPlace.ts';
import { type LabelOption, LabelRoom } from './LabelRoom.ts';
import { LABEL_DOT, LABEL_LEADING, LABEL_LINE, type MapLabel } from './MapLabel.ts';
import { boxSize, mainland } from './mainland.ts';
import { insideShare, isKnownPlace, MORE_THAN_PROVINCES, TOWN_RESIDENTS, triedLabelFor } from './triedLabelFor.ts';
import { CAPITAL } from './UnitVersions.ts';
import { boxesOverlap, boxInView, type Size, type View } from './View.ts';

/** From the middle of a line down to where its letters stand. */
const LABEL_BASELINE = 4;

/** How near a capital without a name no other place is named, in pixels. */
const AROUND_NAMELESS = 30;

/** The width of the shortest line that a name may have, in pixels. A unit without room for it is left out early. */
const SHORTEST_LABEL = 20;

/** Whether a unit gives its name to its areas. Of units that share areas the most important one does, if it is a capital or a town. */
const givesItsName = (day: DayMap, unit: MapUnit): boolean =>
  unit.sharedWith.length === 0 || (unit.importance >= TOWN_RESIDENTS && day.importanceBeside(unit) < unit.importance);

/**
 * The names that find room, the most important first: capitals of regions, then of provinces, then by residents and by area. None lies over
 * another. A name stands within the largest polygon of its unit, in one line or two; where units are few it may lie over borders, and that
 * of a capital or a town may stand beside a dot. No other place is named beside a capital whose name has no room.
 * @param reserved where no name may stand, in pixels
 * @param stretch how much wider than the portal's the typeface of the names is
 */
export function labelsOf(geometry: Geometry, day: DayMap, view: View, size: Size, reserved: readonly Box[] = [], stretch = 1): MapLabel[] {
  const { scale } = view;
  const inside = insideShare(day);
  const window = boxInView(view, size);
  const isRoomy = ([left, top, right, bottom]: Box) =>
    (right - left) * scale >= SHORTEST_LABEL * stretch * inside && (bottom - top) * scale >= LABEL_LINE;
  const units = day.unitsWhere((importance, areas) => {
    const around = boxAround(geometry, areas);
    return around !== null && boxesOverlap(around, window) && (isKnownPlace(importance, day) || isRoomy(around));
  });
  const candidates = units.flatMap((unit): LabelCandidate[] => {
    const land = givesItsName(day, unit) ? mainland(geometry, unit.areas) : null;
    return land ? [{ unit, ...land }] : [];
  });
  /** The dots of the capitals: the name of one of them leaves those of the others free where it can. */
  const dots = candidates
    .filter(({ unit }) => day.drawn >= MORE_THAN_PROVINCES && unit.importance >= CAPITAL)
    .map((candidate) => ({ unit: candidate.unit, ...triedLabelFor(geometry, candidate, view, day, stretch).here }));
  const hidesDot = (box: Box, { x, y }: { readonly x: number; readonly y: number }): boolean =>
    x > box[0] - LABEL_DOT && x < box[2] + LABEL_DOT && y > box[1] - LABEL_DOT && y < box[3] + LABEL_DOT;
  /** The capitals that found no room for their names. */
  const nameless: Box[] = [];
  const room = new LabelRoom<LabelPlace>(size, reserved);
  /** Those whose names count most: other names move for them. */
  const isFirst = ({ importance }: MapUnit) => day.drawn < MORE_THAN_PROVINCES || importance >= CAPITAL;
  for (const candidate of candidates.sort((a, b) => b.unit.importance - a.unit.importance || boxSize(b.box) - boxSize(a.box))) {
    const { unit } = candidate;
    const capital = unit.importance >= CAPITAL;
    const { here, options, reach } = triedLabelFor(geometry, candidate, view, day, stretch);
    const around: Box = [here.x - AROUND_NAMELESS, here.y - AROUND_NAMELESS, here.x + AROUND_NAMELESS, here.y + AROUND_NAMELESS];
    if (!capital && nameless.some((other) => boxesOverlap(other, around))) continue;
    const others = capital ? dots.filter((dot) => dot.unit !== unit && hidesDot(reach, dot)) : [];
    const hides = ({ letters }: LabelOption<LabelPlace>) => others.some((dot) => hidesDot(letters, dot));
    const inOrder = others.length > 0 ? [...options.filter((one) => !hides(one)), ...options.filter(hides)] : options;
    const found = room.add(unit.key, inOrder, isFirst(unit));
    if (!found && capital) nameless.push([here.x, here.y, here.x, here.y]);
  }
  return room.placed.map(([key, { x, y, dot, anchor, name }]) => {
    const { lines, width } = name;
    const start = anchor === 'start' ? x - width / 2 : anchor === 'end' ? x + width / 2 : x;
    return { key, lines, x: start, anchor, y: y + LABEL_BASELINE - ((lines.length - 1) * LABEL_LEADING) / 2, dot };
  });
}
