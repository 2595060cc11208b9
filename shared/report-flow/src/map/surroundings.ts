import { geometryOf } from './Geometry.ts';
import { outlineOf } from './outlineOf.ts';
import countries from './surroundings.topo.json' with { type: 'json' };
import type { Topology } from './Topology.ts';

/**
 * The land around Italy, with Italy, as an SVG path in kilometres: a polygon for each country. It is Natural Earth's, in the public domain;
 * docs/map.md says how the file was made.
 */
export function surroundings(): string {
  const geometry = geometryOf(countries as unknown as Topology);
  return outlineOf(
    geometry,
    geometry.areas.map((_, area) => area),
  );
}
