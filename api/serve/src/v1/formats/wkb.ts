import type { Polygons } from '@territori/edition/map/DetailedSet';

const LITTLE_ENDIAN = 1;
const POLYGON = 3;
const MULTI_POLYGON = 6;

/** Bytes of the order and the kind of a geometry, of a count, and of a position. */
const [START, COUNT, POSITION] = [5, 4, 16];

/** A geometry as well-known binary (OGC 06-103r4): a MULTIPOLYGON of longitudes and latitudes, little-endian. */
export function wkb({ coordinates }: Polygons): Uint8Array {
  const rings = coordinates.flat();
  const positions = rings.reduce((sum, ring) => sum + ring.length, 0);
  const bytes = Buffer.alloc(START + COUNT + coordinates.length * (START + COUNT) + rings.length * COUNT + positions * POSITION);
  let place = 0;
  const count = (number: number) => {
    place = bytes.writeUInt32LE(number, place);
  };
  const start = (kind: number, parts: number) => {
    place = bytes.writeUInt8(LITTLE_ENDIAN, place);
    count(kind);
    count(parts);
  };
  start(MULTI_POLYGON, coordinates.length);
  for (const polygon of coordinates) {
    start(POLYGON, polygon.length);
    for (const ring of polygon) {
      count(ring.length);
      for (const [x, y] of ring) {
        place = bytes.writeDoubleLE(x, place);
        place = bytes.writeDoubleLE(y, place);
      }
    }
  }
  return bytes;
}
