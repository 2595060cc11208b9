/** A point of the map in kilometres: x to the east, y to the south, as a screen counts. */
export type Point = readonly [x: number, y: number];

const RADIANS = Math.PI / 180;
const RADIUS = 6371.0088;

/** Albers' conic equal-area projection: Italy lies between its two true parallels, so that shapes change by at most 0.7 %. */
const PARALLELS = [38 * RADIANS, 45.5 * RADIANS] as const;
const CENTRE = { longitude: 12.5 * RADIANS, latitude: 42 * RADIANS };

const N = (Math.sin(PARALLELS[0]) + Math.sin(PARALLELS[1])) / 2;
const C = Math.cos(PARALLELS[0]) ** 2 + 2 * N * Math.sin(PARALLELS[0]);
const distance = (latitude: number): number => (RADIUS * Math.sqrt(C - 2 * N * Math.sin(latitude))) / N;
const CENTRE_DISTANCE = distance(CENTRE.latitude);

/** Projects degrees of longitude and latitude. */
export function project(longitude: number, latitude: number): Point {
  const radius = distance(latitude * RADIANS);
  const angle = N * (longitude * RADIANS - CENTRE.longitude);
  return [radius * Math.sin(angle), radius * Math.cos(angle) - CENTRE_DISTANCE];
}

/** The longitude and latitude of a projected point. */
export function unproject([x, y]: Point): readonly [longitude: number, latitude: number] {
  const fromPole = CENTRE_DISTANCE + y;
  const angle = Math.atan2(x, fromPole);
  const radius = Math.hypot(x, fromPole);
  const sine = (C - ((radius * N) / RADIUS) ** 2) / (2 * N);
  return [(CENTRE.longitude + angle / N) / RADIANS, Math.asin(sine) / RADIANS];
}
