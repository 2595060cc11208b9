import type { DayMap } from './DayMap.ts';
import { eachPoint, type Geometry } from './Geometry.ts';
import { EVIDENCE } from './Holders.ts';
import { unproject } from './projection.ts';

/** Decimals of a degree: about ten metres. */
const DECIMALS = 4;

const round = (value: number): number => Number(value.toFixed(DECIMALS));

/**
 * What the map shows as GeoJSON: a feature for each group of units that is drawn together, with the units' codes and
 * names and how it is known that they held its polygons: the weakest of these.
 */
export function geoJsonOf(geometry: Geometry, day: DayMap): string {
  const groups = new Map<string, number[]>();
  day.holders.forEach((holders, area) => {
    if (holders.length === 0) return;
    const key = holders.join(' ');
    const areas = groups.get(key);
    if (areas) areas.push(area);
    else groups.set(key, [area]);
  });
  const features = [...groups].map(([key, areas]) => {
    const units = key.split(' ').flatMap((unit) => day.byKey.get(unit) ?? []);
    return {
      type: 'Feature',
      properties: {
        id: units.map(({ id }) => id),
        codice: units.map(({ code }) => code),
        denominazione: units.map(({ name }) => name),
        certezza: EVIDENCE[Math.max(...areas.map((area) => day.evidence[area] ?? 0))],
      },
      geometry: {
        type: 'MultiPolygon',
        coordinates: areas.flatMap((area) => polygonsOf(geometry, area)),
      },
    };
  });
  return JSON.stringify({ type: 'FeatureCollection', features });
}

/** The polygons of an area: each begins with its outer ring, as the set has them. */
function polygonsOf(geometry: Geometry, area: number): [number, number][][][] {
  return (geometry.areas[area]?.polygons ?? []).map((polygon) =>
    polygon.map((ring) => {
      const positions: [number, number][] = [];
      eachPoint(geometry, ring, (x, y) => {
        const [longitude, latitude] = unproject([x, y]);
        positions.push([round(longitude), round(latitude)]);
      });
      return positions;
    }),
  );
}
