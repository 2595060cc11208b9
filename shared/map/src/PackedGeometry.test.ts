import { expect, it } from 'vitest';
import { boxOf, geometryOf, withDetail } from './Geometry.ts';
import { fourAreas } from './map.fixture.ts';
import { packed, unpacked } from './PackedGeometry.ts';

const geometry = geometryOf(fourAreas);
// a detailed file of all arcs from the last to the first
const detailed = withDetail(geometry, {
  ...fourAreas,
  arcs: fourAreas.arcs.toReversed(),
  indici: fourAreas.arcs.map((_, place) => (place === 0 ? fourAreas.arcs.length - 1 : -1)),
});

it('a set is packed once, and the list of its points is not copied', () => {
  expect(packed(geometry)).toBe(packed(geometry));
  expect(packed(geometry).points.buffer).toBe(geometry.arcs[0]?.buffer);
  expect(packed(detailed).points.buffer).not.toBe(detailed.arcs[0]?.buffer);
});

it.each([
  ['as it was loaded', geometry],
  ['with other arcs', { ...geometry, arcs: geometry.arcs.with(2, new Float32Array([1, 2, 3, 4])) }],
  ['with the arcs of a detailed file', detailed],
])('a set %s is the same for a drawing after it was packed for the worker', (_, set) => {
  const { arcs, areas, left, right } = set;
  const boxes = areas.map(({ rings }) => boxOf(rings, arcs));
  expect(unpacked(packed(set))).toEqual({ arcs, areas: areas.map(({ rings }) => ({ rings })), boxes, left, right });
});
