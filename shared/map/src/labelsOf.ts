import { type Box, boxAt } from './Box.ts';
import type { DayMap, MapUnit } from './DayMap.ts';
import { boxAround } from './Geometry.ts';
import type { LabelCandidate, LabelPlace } from './LabelPlace.ts';
import { type LabelOption, LabelRoom } from './LabelRoom.ts';
import { LABEL_DOT, LABEL_LEADING, LABEL_LINE, type MapLabel } from './MapLabel.ts';
import type { MapPicture } from './MapPicture.ts';
import { boxSize, mainland } from './mainland.ts';
import { inOneGo, type Steps } from './Steps.ts';
import { insideShare, isKnownPlace, MORE_THAN_PROVINCES, TOWN_RESIDENTS, triedLabelFor } from './triedLabelFor.ts';
import { CAPITAL } from './UnitVersions.ts';
import { boxesOverlap, boxInView } from './View.ts';

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
export function* labelSteps({ geometry, day, view, size }: MapPicture, reserved: readonly Box[] = [], stretch = 1): Steps<MapLabel[]> {
  const { scale } = view;
  const inside = insideShare(day);
  const window = boxInView(view, size);
  const isRoomy = ([left, top, right, bottom]: Box) =>
    (right - left) * scale >= SHORTEST_LABEL * stretch * inside && (bottom - top) * scale >= LABEL_LINE;
  const units = day.unitsWhere((importance, areas) => {
    const around = boxAround(geometry, areas);
    return around !== null && boxesOverlap(around, window) && (isKnownPlace(importance, day) || isRoomy(around));
  });
  const candidates: LabelCandidate[] = [];
  for (const unit of units) {
    yield;
    const land = givesItsName(day, unit) ? mainland(geometry, unit.areas) : null;
    if (land) candidates.push({ unit, ...land });
  }
  /** The dots of the capitals: the name of one of them leaves those of the others free where it can. */
  const dots = candidates
    .filter(({ unit }) => day.drawn >= MORE_THAN_PROVINCES && unit.importance >= CAPITAL)
    .map((candidate) => ({ unit: candidate.unit, box: boxAt(triedLabelFor(geometry, candidate, view, day, stretch).here, LABEL_DOT) }));
  /** Around the capitals that found no room for their names. */
  const nameless: Box[] = [];
  const room = new LabelRoom<LabelPlace>(size, reserved);
  for (const candidate of candidates.sort((a, b) => b.unit.importance - a.unit.importance || boxSize(b.box) - boxSize(a.box))) {
    yield;
    const { unit } = candidate;
    const capital = unit.importance >= CAPITAL;
    const { here, options, reach } = triedLabelFor(geometry, candidate, view, day, stretch);
    const point = boxAt(here, 0);
    if (!capital && nameless.some((around) => boxesOverlap(around, point))) continue;
    const others = capital ? dots.filter((dot) => dot.unit !== unit && boxesOverlap(reach, dot.box)) : [];
    const hides = ({ letters }: LabelOption<LabelPlace>) => others.some((dot) => boxesOverlap(letters, dot.box));
    const inOrder = others.length > 0 ? [...options.filter((one) => !hides(one)), ...options.filter(hides)] : options;
    // other names move for those that count most
    const found = room.add(unit.key, inOrder, capital || day.drawn < MORE_THAN_PROVINCES);
    if (!found && capital) nameless.push(boxAt(here, AROUND_NAMELESS));
  }
  return room.placed.map(([key, { x, y, dot, anchor, name }]) => {
    const { lines, width } = name;
    const start = anchor === 'start' ? x - width / 2 : anchor === 'end' ? x + width / 2 : x;
    return { key, lines, x: start, anchor, y: y + LABEL_BASELINE - ((lines.length - 1) * LABEL_LEADING) / 2, dot };
  });
}

/** As `labelSteps`, without a pause. */
export const labelsOf = (...of: Parameters<typeof labelSteps>): MapLabel[] => inOneGo(labelSteps(...of));
