import { expect, it } from 'vitest';
import type { DayMap, MapUnit } from './DayMap.ts';
import { geometryOf } from './Geometry.ts';
import { labelsOf } from './labelsOf.ts';
import type { Topology } from './Topology.ts';
import { CAPITAL } from './UnitVersions.ts';

/** Squares with sides of a twenty-fifth of a degree, by their corners in hundredths. */
const squares = (corners: readonly (readonly [number, number])[]): Topology => ({
  type: 'Topology',
  transform: { scale: [0.01, 0.01], translate: [12, 42] },
  arcs: corners.map((corner) => [[...corner], [4, 0], [0, 4], [-4, 0], [0, -4]]),
  objects: {
    aree: { geometries: corners.map((_, arc) => ({ type: 'Polygon', id: String(arc), properties: { denominazione: '' }, arcs: [[arc]] })) },
  },
});

it('a capital is named where its name leaves the dot of another one free', () => {
  const geometry = geometryOf(
    squares([
      [0, 0],
      [0, 30],
    ]),
  );
  const unit = (name: string, area: number, residents: number) =>
    ({ key: name, name, areas: [area], sharedWith: [], importance: CAPITAL + residents }) as unknown as MapUnit;
  const units = [unit('Catanzaro', 0, 90_000), unit('Cosenza', 1, 70_000)];
  const byKey = new Map(units.map((one) => [one.key, one]));
  const day = { drawn: 8000, byKey, holders: units.map(({ key }) => [key]) } as unknown as DayMap;
  const size = { width: 400, height: 400 };
  const moved = { scale: 0.5, x: 200 - (geometry.boxes[0]?.[0] ?? 0) * 0.5, y: 200 - (geometry.boxes[0]?.[1] ?? 0) * 0.5 };
  expect(labelsOf(geometry, day, moved, size).map(({ key }) => key)).toEqual(['Catanzaro', 'Cosenza']);
});
