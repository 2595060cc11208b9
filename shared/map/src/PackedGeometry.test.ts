import { expect, it } from 'vitest';
import { geometryOf } from './Geometry.ts';
import { fourAreas } from './map.fixture.ts';
import { packed, unpacked } from './PackedGeometry.ts';

it('a set is the same for a drawing after it was packed for the worker', () => {
  const { arcs, areas, boxes, left, right } = geometryOf(fourAreas);
  const drawn = unpacked(packed({ arcs, areas }));
  expect(drawn).toEqual({ arcs, areas: areas.map(({ rings }) => ({ rings })), boxes, left, right });
});
