import { type Box, boxAt } from './Box.ts';
import type { DayMap } from './DayMap.ts';
import type { Geometry } from './Geometry.ts';
import {
  type LabelCandidate,
  type LabelPlace,
  type LabelWording,
  labelPlacesBeside,
  labelPlacesWithin,
  labelWording,
} from './LabelPlace.ts';
import type { LabelOption } from './LabelRoom.ts';
import type { MapArea } from './MapArea.ts';
import { LABEL_DOT } from './MapLabel.ts';
import { middleWithin } from './mainland.ts';
import type { View } from './View.ts';
import { bothWordingsOf, wordingsOf } from './wordingsOf.ts';

/** The part of a name that lies within its unit at least: its ends may stand over the border, further where there are few units. */
export const insideShare = ({ drawn }: DayMap): number => (drawn < MORE_THAN_REGIONS ? 0.4 : drawn < MORE_THAN_PROVINCES ? 0.5 : 0.8);

/** More than there are regions, and provinces. */
export const [MORE_THAN_REGIONS, MORE_THAN_PROVINCES] = [30, 150];

/** The residents of a town that is named beside a dot, as capitals are. */
export const TOWN_RESIDENTS = 40_000;

/** The middle of a unit, in pixels. */
function middleInPixels(geometry: Geometry, { rings, box }: LabelCandidate, { scale, x, y }: View) {
  const [east, south] = middleWithin(geometry, rings, box);
  return { x: east * scale + x, y: south * scale + y };
}

/** Whether a name is placed although it has no room within its unit: of few units each, of many those of capitals and towns. */
export const isKnownPlace = (importance: number, { drawn }: DayMap): boolean => drawn < MORE_THAN_PROVINCES || importance >= TOWN_RESIDENTS;

/** What a name takes of the map at a place: its letters, its dot, and where no other name begins. */
function labelOptionAt(place: LabelPlace, { drawn }: DayMap): LabelOption<LabelPlace> {
  const { dot, name } = place;
  const own = dot && boxAt(dot, LABEL_DOT);
  return {
    letters: boxAt(place, name.width / 2, name.height / 2),
    dot: own,
    kept: dot && drawn < MORE_THAN_PROVINCES ? boxAt(dot, LABEL_DOT + 10, LABEL_DOT + 4) : own,
    place,
  };
}

/** What is tried for the name of a unit in a view. */
interface TriedLabel {
  readonly name: string;
  readonly isKnown: boolean;
  readonly inside: number;
  /** The middle of the unit, in pixels. */
  readonly here: { readonly x: number; readonly y: number };
  readonly options: readonly LabelOption<LabelPlace>[];
  /** Around all that the options take. */
  readonly reach: Box;
}

/** For each set of lines what was tried in its last view, by the largest polygon of each unit: on another day most units are the same. */
const keptLabels = new WeakMap<Geometry['arcs'], { view: View; stretch: number; of: Map<MapArea['rings'], TriedLabel> }>();

function keptLabelsFor({ arcs }: Geometry, view: View, stretch: number): Map<MapArea['rings'], TriedLabel> {
  const known = keptLabels.get(arcs);
  if (known?.view === view && known.stretch === stretch) return known.of;
  const of = new Map<MapArea['rings'], TriedLabel>();
  keptLabels.set(arcs, { view, stretch, of });
  return of;
}

export function triedLabelFor(geometry: Geometry, candidate: LabelCandidate, view: View, day: DayMap, stretch: number): TriedLabel {
  const { unit, rings, box } = candidate;
  const { name } = unit;
  const known = isKnownPlace(unit.importance, day);
  const inside = insideShare(day);
  const all = keptLabelsFor(geometry, view, stretch);
  const before = all.get(rings);
  if (before?.name === name && before.isKnown === known && before.inside === inside) return before;
  const here = middleInPixels(geometry, candidate, view);
  const [wide, high] = [(box[2] - box[0]) * view.scale, (box[3] - box[1]) * view.scale];
  // a name without room within its unit lies over the borders where units are few; else it stands beside the dot of a town
  const places = (wording: LabelWording): LabelPlace[] => {
    if (!known) return [];
    const beside = labelPlacesBeside(here, wording);
    return day.drawn < MORE_THAN_PROVINCES ? [{ ...here, name: wording, dot: null, anchor: 'middle' }, ...beside] : beside;
  };
  // one of two names of a time stands alone where both find no room
  const options = [bothWordingsOf(name), wordingsOf(name)].flatMap((ways) => {
    const wordings = ways.map((lines) => labelWording(lines, stretch));
    const within = wordings
      .filter(({ width, height }) => width * inside <= wide && height <= high)
      .flatMap((wording) => labelPlacesWithin(geometry, candidate, view, wording, inside));
    return [...within, ...wordings.flatMap(places)].map((place) => labelOptionAt(place, day));
  });
  const edge = (side: 0 | 1 | 2 | 3, most: (...numbers: number[]) => number) => most(...options.map(({ letters }) => letters[side]));
  const reach: Box = [edge(0, Math.min), edge(1, Math.min), edge(2, Math.max), edge(3, Math.max)];
  const tried = { name, isKnown: known, inside, here, options, reach };
  all.set(rings, tried);
  return tried;
}
