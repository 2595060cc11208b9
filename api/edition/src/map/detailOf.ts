import { arcNumber, arcsOfAreas } from '@territori/history/boundaries/arcs';
import type { Boundaries } from '@territori/history/boundaries/Boundaries';
import type { Transform } from 'topojson-specification';
import { asTopology, type Topology } from './asTopology.ts';

/**
 * A part of a set in detail: a separate TopoJSON. Its member `indici` says which arc of the whole set each of its arcs
 * is: the first number, then the differences. A map replaces the arcs of the whole set by these, so that detailed and
 * plain parts meet without a gap.
 */
export interface DetailTopology extends Topology {
  readonly indici: readonly number[];
}

/** The areas with these codes, taken from boundaries that were simplified to `detailed`. */
export function detailOf(boundaries: Boundaries, detailed: Topology, codes: ReadonlySet<string>): DetailTopology {
  const kept = boundaries.areas.filter(({ code }) => codes.has(code));
  const numbers = arcsOfAreas(kept);
  const places = new Map(numbers.map((arc, place) => [arc, place]));
  const local = (reference: number): number => {
    const place = places.get(arcNumber(reference)) as number;
    return reference < 0 ? ~place : place;
  };
  const areas = kept.map((area) => ({ ...area, polygons: area.polygons.map((polygon) => polygon.map((ring) => ring.map(local))) }));
  const indici = numbers.map((arc, place) => arc - (numbers[place - 1] ?? 0));
  return { ...asTopology({ ...boundaries, areas, arcs: [] }), ...fromTheirCorner(detailed, numbers), indici };
}

/** Some arcs of a topology on the same grid, which begins at their corner: smaller numbers make a smaller file. */
function fromTheirCorner({ arcs, transform }: Topology, numbers: readonly number[]): Pick<Topology, 'arcs' | 'transform'> {
  const { scale, translate } = transform as Transform;
  const some = numbers.map((number) => arcs[number] as [number, number][]);
  const least = (axis: 0 | 1): number =>
    some.reduce((corner, [start]) => Math.min(corner, start?.[axis] ?? corner), Number.POSITIVE_INFINITY);
  const [west, south] = [least(0), least(1)];
  return {
    transform: { scale, translate: [translate[0] + west * scale[0], translate[1] + south * scale[1]] },
    arcs: some.map(([[x, y] = [west, south], ...steps]) => [[x - west, y - south], ...steps]),
  };
}
