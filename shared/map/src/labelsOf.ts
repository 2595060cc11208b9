import type { DayMap, MapUnit } from './DayMap.ts';
import { type Box, boxAround, type Geometry, type MapArea } from './Geometry.ts';
import { type LabelOption, LabelRoom } from './LabelRoom.ts';
import { mainland, middleWithin, sizeOf, stretchAt } from './mainland.ts';
import { textWidth } from './textWidth.ts';
import { CAPITAL } from './UnitVersions.ts';
import { overlaps, type Size, seen, type View } from './View.ts';
import { wordingsOf } from './wordingsOf.ts';

/** The name of a unit at the place where it is written, in pixels. */
export interface MapLabel {
  readonly key: string;
  /** One line or two. */
  readonly lines: readonly string[];
  /** Where the letters begin, end or have their middle, as `anchor` says, and where those of the first line stand. */
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
  /** Where the unit is, for a name that does not stand within it. */
  readonly dot: { readonly x: number; readonly y: number } | null;
}

/** The height of a line, in pixels, with some room around. */
const LINE = 14;
/** From one line of a name to the next. */
export const LEADING = 13;
/** From the middle of a line down to where its letters stand. */
const BASELINE = 4;
/** The radius of the dot of a capital. */
export const DOT = 2.5;

/** Between a dot and the letters above or below it. */
const CLEAR = 2;

/** The part of a name that lies within its unit at least: its ends may stand over the border, further where there are few units. */
const insideOf = ({ drawn }: DayMap): number => (drawn < REGIONS ? 0.4 : drawn < PROVINCES ? 0.5 : 0.8);
/** More than there are regions, and provinces. */
const [REGIONS, PROVINCES] = [30, 150];

/** The residents of a town that is named beside a dot, as capitals are. */
const TOWN = 40_000;

/** How near a capital without a name no other place is named, in pixels. */
const AROUND = 30;

/** The width of the shortest line that a name may have, in pixels. A unit without room for it is left out early. */
const SHORTEST = 20;

/** The rows of a polygon that are tried for its name, as parts of its height: the middle first. */
const ROWS = [0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74];

/** How far from the middle of its row a name is tried, as parts of the way on which it keeps its part within the unit. */
const SLIDES = [0, 0.5, -0.5, 1, -1];

/** A unit with its largest polygon. */
interface Candidate {
  readonly unit: MapUnit;
  readonly rings: MapArea['rings'];
  readonly box: Box;
}

/** A way to write a name, with the room that it takes in pixels. */
interface Wording extends Size {
  readonly lines: readonly string[];
}

/** Where a name is placed: the middle of its letters and of its lines, and the dot that it belongs to. */
interface Place {
  readonly name: Wording;
  readonly x: number;
  readonly y: number;
  readonly dot: MapLabel['dot'];
  readonly anchor: MapLabel['anchor'];
}

const sizeOfLines = (lines: readonly string[], stretch: number): Wording => ({
  lines,
  width: Math.max(...lines.map((line) => textWidth(line, stretch))),
  height: LINE + (lines.length - 1) * LEADING,
});

/**
 * The places in a unit where each line of a name has room: in the middle of a row, then to both sides of it.
 * @param inside the part of a line that lies within the unit at least
 */
function placesWithin(geometry: Geometry, { rings, box }: Candidate, { scale, x, y }: View, name: Wording, inside: number): Place[] {
  const lines = name.lines.map((_, line) => ((line - (name.lines.length - 1) / 2) * LEADING) / scale);
  const rows = ROWS.flatMap((part) => {
    const row = box[1] + (box[3] - box[1]) * part;
    const stretches = lines.map((down) => stretchAt(geometry, rings, row + down));
    if (stretches.includes(null)) return [];
    const left = Math.max(...stretches.map((stretch) => stretch?.[0] ?? 0));
    const right = Math.min(...stretches.map((stretch) => stretch?.[1] ?? 0));
    const width = (right - left) * scale;
    if (width < name.width * inside) return [];
    return [{ x: ((left + right) / 2) * scale + x, y: row * scale + y, slack: width / 2 - name.width * (inside - 0.5) }];
  });
  return SLIDES.flatMap((part) => rows.map((row): Place => ({ name, x: row.x + row.slack * part, y: row.y, dot: null, anchor: 'middle' })));
}

/** The middle of a unit, in pixels. */
function middleOn(geometry: Geometry, { rings, box }: Candidate, { scale, x, y }: View) {
  const [east, south] = middleWithin(geometry, rings, box);
  return { x: east * scale + x, y: south * scale + y };
}

/** Above, below, right and left of a dot in the middle of a unit, then aslant of it. */
function placesBeside(dot: { readonly x: number; readonly y: number }, name: Wording): Place[] {
  const { width, height } = name;
  const side = width / 2 + DOT * 2;
  const up = height / 2 + DOT + CLEAR;
  return [
    { name, x: dot.x, y: dot.y - up, dot, anchor: 'middle' },
    { name, x: dot.x, y: dot.y + up, dot, anchor: 'middle' },
    { name, x: dot.x + side, y: dot.y, dot, anchor: 'start' },
    { name, x: dot.x - side, y: dot.y, dot, anchor: 'end' },
    ...[-1, 1].flatMap((down): Place[] => [
      { name, x: dot.x + side, y: dot.y + (down * height) / 2, dot, anchor: 'start' },
      { name, x: dot.x - side, y: dot.y + (down * height) / 2, dot, anchor: 'end' },
    ]),
  ];
}

/** Whether a name is placed although it has no room within its unit: of few units each, of many those of capitals and towns. */
const isKnown = (importance: number, { drawn }: DayMap): boolean => drawn < PROVINCES || importance >= TOWN;

/** What a name takes of the map at a place: its letters, its dot, and where no other name begins. */
function optionAt(place: Place, { drawn }: DayMap): LabelOption<Place> {
  const { x, y, dot, name } = place;
  const { width, height } = name;
  const letters: Box = [x - width / 2, y - height / 2, x + width / 2, y + height / 2];
  const aroundDot = (across: number, down: number): Box | null => dot && [dot.x - across, dot.y - down, dot.x + across, dot.y + down];
  return { letters, dot: aroundDot(DOT, DOT), kept: drawn < PROVINCES ? aroundDot(DOT + 10, DOT + 4) : aroundDot(DOT, DOT), place };
}

/** What is tried for the name of a unit in a view. */
interface Tried {
  readonly name: string;
  readonly isKnown: boolean;
  readonly inside: number;
  /** The middle of the unit, in pixels. */
  readonly here: { readonly x: number; readonly y: number };
  readonly options: readonly LabelOption<Place>[];
  /** Around all that the options take. */
  readonly reach: Box;
}

/** For each set of lines what was tried in its last view, by the largest polygon of each unit: on another day most units are the same. */
const kept = new WeakMap<Geometry['arcs'], { view: View; stretch: number; of: Map<MapArea['rings'], Tried> }>();

function keptFor({ arcs }: Geometry, view: View, stretch: number): Map<MapArea['rings'], Tried> {
  const known = kept.get(arcs);
  if (known?.view === view && known.stretch === stretch) return known.of;
  const of = new Map<MapArea['rings'], Tried>();
  kept.set(arcs, { view, stretch, of });
  return of;
}

function triedFor(geometry: Geometry, candidate: Candidate, view: View, day: DayMap, stretch: number): Tried {
  const { unit, rings, box } = candidate;
  const { name } = unit;
  const known = isKnown(unit.importance, day);
  const inside = insideOf(day);
  const all = keptFor(geometry, view, stretch);
  const before = all.get(rings);
  if (before?.name === name && before.isKnown === known && before.inside === inside) return before;
  const here = middleOn(geometry, candidate, view);
  const [wide, high] = [(box[2] - box[0]) * view.scale, (box[3] - box[1]) * view.scale];
  const wordings = wordingsOf(name).map((lines) => sizeOfLines(lines, stretch));
  // a name without room within its unit lies over the borders where units are few; else it stands beside the dot of a town
  const places = (wording: Wording): Place[] => {
    if (!known) return [];
    const beside = placesBeside(here, wording);
    return day.drawn < PROVINCES ? [{ ...here, name: wording, dot: null, anchor: 'middle' }, ...beside] : beside;
  };
  const within = wordings
    .filter(({ width, height }) => width * inside <= wide && height <= high)
    .flatMap((wording) => placesWithin(geometry, candidate, view, wording, inside));
  const options = [...within, ...wordings.flatMap(places)].map((place) => optionAt(place, day));
  const edge = (side: 0 | 1 | 2 | 3, most: (...numbers: number[]) => number) => most(...options.map(({ letters }) => letters[side]));
  const reach: Box = [edge(0, Math.min), edge(1, Math.min), edge(2, Math.max), edge(3, Math.max)];
  const tried = { name, isKnown: known, inside, here, options, reach };
  all.set(rings, tried);
  return tried;
}

/** Whether a unit gives its name to its areas. Of units that share areas the most important one does, if it is a capital or a town. */
const isNamed = (day: DayMap, unit: MapUnit): boolean =>
  unit.sharedWith.length === 0 || (unit.importance >= TOWN && day.importanceBeside(unit) < unit.importance);

/**
 * The names that find room, the most important first: capitals of regions, then of provinces, then by residents and by area. None lies over
 * another. A name stands within the largest polygon of its unit, in one line or two; where units are few it may lie over borders, and that
 * of a capital or a town may stand beside a dot. No other place is named beside a capital whose name has no room.
 * @param reserved where no name may stand, in pixels
 * @param stretch how much wider than the portal's the typeface of the names is
 */
export function labelsOf(geometry: Geometry, day: DayMap, view: View, size: Size, reserved: readonly Box[] = [], stretch = 1): MapLabel[] {
  const { scale } = view;
  const inside = insideOf(day);
  const window = seen(view, size);
  const isRoomy = ([left, top, right, bottom]: Box) =>
    (right - left) * scale >= SHORTEST * stretch * inside && (bottom - top) * scale >= LINE;
  const units = day.unitsWhere((importance, areas) => {
    const around = boxAround(geometry, areas);
    return around !== null && overlaps(around, window) && (isKnown(importance, day) || isRoomy(around));
  });
  const candidates = units.flatMap((unit): Candidate[] => {
    const land = isNamed(day, unit) ? mainland(geometry, unit.areas) : null;
    return land ? [{ unit, ...land }] : [];
  });
  /** The dots of the capitals: the name of one of them leaves those of the others free where it can. */
  const dots = candidates
    .filter(({ unit }) => day.drawn >= PROVINCES && unit.importance >= CAPITAL)
    .map((candidate) => ({ unit: candidate.unit, ...triedFor(geometry, candidate, view, day, stretch).here }));
  const hidesDot = ([left, top, right, bottom]: Box, { x, y }: { readonly x: number; readonly y: number }): boolean =>
    x > left - DOT && x < right + DOT && y > top - DOT && y < bottom + DOT;
  /** The capitals that found no room for their names. */
  const nameless: Box[] = [];
  const room = new LabelRoom<Place>(size, reserved);
  /** Those whose names count most: other names move for them. */
  const isFirst = ({ importance }: MapUnit) => day.drawn < PROVINCES || importance >= CAPITAL;
  for (const candidate of candidates.sort((a, b) => b.unit.importance - a.unit.importance || sizeOf(b.box) - sizeOf(a.box))) {
    const { unit } = candidate;
    const capital = unit.importance >= CAPITAL;
    const { here, options, reach } = triedFor(geometry, candidate, view, day, stretch);
    const around: Box = [here.x - AROUND, here.y - AROUND, here.x + AROUND, here.y + AROUND];
    if (!capital && nameless.some((other) => overlaps(other, around))) continue;
    const others = capital ? dots.filter((dot) => dot.unit !== unit && hidesDot(reach, dot)) : [];
    const hides = ({ letters }: LabelOption<Place>) => others.some((dot) => hidesDot(letters, dot));
    const inOrder = others.length > 0 ? [...options.filter((one) => !hides(one)), ...options.filter(hides)] : options;
    const found = room.add(unit.key, inOrder, isFirst(unit));
    if (!found && capital) nameless.push([here.x, here.y, here.x, here.y]);
  }
  return room.placed.map(([key, { x, y, dot, anchor, name }]) => {
    const { lines, width } = name;
    const start = anchor === 'start' ? x - width / 2 : anchor === 'end' ? x + width / 2 : x;
    return { key, lines, x: start, anchor, y: y + BASELINE - ((lines.length - 1) * LEADING) / 2, dot };
  });
}
