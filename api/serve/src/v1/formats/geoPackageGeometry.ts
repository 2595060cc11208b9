import type { Box, Polygons } from '@territori/edition/map/DetailedSet';
import { wkb } from './wkb.ts';

/** WGS 84, longitude before latitude as in GeoJSON. */
export const WGS84 = 4326;

/** Flags of a header: little-endian, with an envelope of two dimensions; little-endian, of an empty geometry. */
const [WITH_ENVELOPE, EMPTY] = [0b00_0011, 0b01_0001];

/** The box around a geometry; null around an empty one. */
export function boxAround({ coordinates }: Polygons): Box | null {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of coordinates.flat(2)) {
    [west, south, east, north] = [Math.min(west, x), Math.min(south, y), Math.max(east, x), Math.max(north, y)];
  }
  return west === Infinity ? null : [west, south, east, north];
}

/** A geometry as a column of a GeoPackage holds it: its reference system and the box around it, then its well-known binary. */
export function geoPackageGeometry(polygons: Polygons, box: Box | null): Uint8Array {
  const envelope = box ? [box[0], box[2], box[1], box[3]] : [];
  const header = Buffer.alloc(8 + envelope.length * 8);
  header.write('GP');
  header.writeUInt8(box ? WITH_ENVELOPE : EMPTY, 3);
  header.writeInt32LE(WGS84, 4);
  envelope.forEach((degrees, place) => void header.writeDoubleLE(degrees, 8 + place * 8));
  return Buffer.concat([header, wkb(polygons)]);
}
