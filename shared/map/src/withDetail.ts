import type { Geometry } from './Geometry.ts';
import { inOneGo, projectedArcs } from './geometryOf.ts';
import type { Topology } from './Topology.ts';

/** The same set with the arcs of a detailed file in place of its own: both sides of a border change together. */
export function withDetail(geometry: Geometry, detail: Topology): Geometry {
  const arcs = [...geometry.arcs];
  let number = 0;
  inOneGo(projectedArcs(detail)).forEach((points, index) => {
    number += detail.indici?.[index] ?? 0;
    arcs[number] = points;
  });
  return { ...geometry, arcs };
}
