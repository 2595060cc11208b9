import { beforeEach, describe, expect, it, vi } from 'vitest';
import { areaPath } from './areaPath.ts';
import { geometryOf, withDetail } from './Geometry.ts';
import { fourAreas } from './map.fixture.ts';

/** A path that remembers its corners. */
class Corners {
  readonly rings: (readonly number[])[][] = [];
  moveTo = (...point: number[]) => this.rings.push([point]);
  lineTo = (...point: number[]) => this.rings.at(-1)?.push(point);
  closePath = () => {};
}

describe('the path of an area', () => {
  beforeEach(() => {
    vi.stubGlobal('Path2D', Corners);
    return () => vi.unstubAllGlobals();
  });

  it('goes around each of its rings, in kilometres', () => {
    const geometry = geometryOf(fourAreas);
    const [ring = []] = (areaPath(geometry, 0) as unknown as Corners).rings;
    const [left, top, right, bottom] = geometry.boxes[0] ?? [];
    const [across, down] = [ring.map(([x]) => x as number), ring.map(([, y]) => y as number)];
    expect([Math.min(...across), Math.min(...down), Math.max(...across), Math.max(...down)]).toEqual([left, top, right, bottom]);
    expect(ring[0]).toEqual(ring.at(-1));
  });

  it('is made once, and again where a detailed file has other lines', () => {
    const geometry = geometryOf(fourAreas);
    expect(areaPath(geometry, 1)).toBe(areaPath(geometry, 1));
    expect(areaPath(withDetail(geometry, { ...fourAreas, indici: fourAreas.arcs.map((_, arc) => (arc === 0 ? 0 : 1)) }), 1)).not.toBe(
      areaPath(geometry, 1),
    );
  });
});
