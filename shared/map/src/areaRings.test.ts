import { describe, expect, it } from 'vitest';
import { areaRings } from './areaRings.ts';
import { geometryOf, withDetail } from './Geometry.ts';
import { fourAreas } from './map.fixture.ts';

describe('the rings of an area', () => {
  it('go around it, in kilometres', () => {
    const geometry = geometryOf(fourAreas);
    const [ring = []] = areaRings(geometry, 0);
    const [across, down] = [ring.filter((_, index) => index % 2 === 0), ring.filter((_, index) => index % 2 === 1)];
    expect([Math.min(...across), Math.min(...down), Math.max(...across), Math.max(...down)]).toEqual(geometry.boxes[0]);
    expect(ring.slice(0, 2)).toEqual(ring.slice(-2));
  });

  it('are made once, and again where a detailed file has other lines', () => {
    const geometry = geometryOf(fourAreas);
    const detailed = withDetail(geometry, { ...fourAreas, indici: fourAreas.arcs.map((_, arc) => (arc === 0 ? 0 : 1)) });
    expect(areaRings(geometry, 1)).toBe(areaRings(geometry, 1));
    expect(areaRings(detailed, 1)).not.toBe(areaRings(geometry, 1));
  });
});
