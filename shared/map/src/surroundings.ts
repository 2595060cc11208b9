import { geometryOf } from './Geometry.ts';
import lakes from './lakes.topo.json' with { type: 'json' };
import { outlineOf } from './outlineOf.ts';
import countries from './surroundings.topo.json' with { type: 'json' };
import type { Topology } from './Topology.ts';

/** What a map shows besides the units, as SVG paths in kilometres. */
export interface Surroundings {
  /** The land around Italy, with Italy: a polygon for each country. */
  readonly land: string;
  /** The larger lakes, in Italy and around it. */
  readonly lakes: string;
}

function pathOf(file: unknown): string {
  const geometry = geometryOf(file as Topology);
  return outlineOf(
    geometry,
    geometry.areas.map((_, area) => area),
  );
}

/** Both are Natural Earth's, in the public domain; docs/map.md says how the files were made. */
export const surroundings = (): Surroundings => ({ land: pathOf(countries), lakes: pathOf(lakes) });
