import { arcsOfAreas } from '@territori/history/boundaries/arcs';
import type { Area, Boundaries } from '@territori/history/boundaries/Boundaries';
import { enclosedArea, sweptArea } from '@territori/history/boundaries/squareKilometres';

/** A point of an arc and what the map loses without it. */
export type WeightedPoint = [longitude: number, latitude: number, weight: number];

/** The weight of a point that is shown. */
export const SHOWN = Number.POSITIVE_INFINITY;

const shownPoints = (arc: readonly WeightedPoint[]) => arc.filter(([, , weight]) => weight === SHOWN);

/** A unit of a set with the numbers of its arcs. */
export interface ShownUnit {
  readonly area: Area;
  readonly arcs: readonly number[];
  /** Its area in the source, in square kilometres. */
  readonly truth: number;
}

/** The areas of the units as the shown points of the arcs make them, beside those of their source. */
export class ShownAreas {
  readonly units: readonly ShownUnit[];
  readonly #arcs: readonly (readonly WeightedPoint[])[];
  readonly #swept: number[];

  /** @param arcs those of the source, on a grid and with weights */
  constructor(source: Pick<Boundaries, 'arcs' | 'areas'>, arcs: readonly (readonly WeightedPoint[])[]) {
    const own = source.arcs.map(sweptArea);
    this.#arcs = arcs;
    this.#swept = arcs.map((arc) => sweptArea(shownPoints(arc)));
    this.units = source.areas.map((area) => ({
      area,
      arcs: arcsOfAreas([area]),
      truth: enclosedArea(area, (arc) => own[arc] as number),
    }));
  }

  /** By how many square kilometres the area of a unit is wrong. */
  errorOf({ area, truth }: ShownUnit): number {
    return Math.abs(enclosedArea(area, (arc) => this.#swept[arc] as number) - truth);
  }

  /** Takes the points of an arc as they are now. */
  update(arc: number): void {
    this.#swept[arc] = sweptArea(shownPoints(this.#arcs[arc] as WeightedPoint[]));
  }
}
