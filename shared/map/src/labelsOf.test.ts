import { expect, it } from 'vitest';
import type { DayMap, MapUnit } from './DayMap.ts';
import { geometryOf } from './Geometry.ts';
import { labelsOf } from './labelsOf.ts';
import { LABEL_DOT } from './MapLabel.ts';
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

const unit = (name: string, area: number, importance: number, sharedWith: readonly string[] = []) =>
  ({ key: name, name, areas: [area], sharedWith, importance }) as unknown as MapUnit;

/** A day with many units, of which these are in sight. */
function dayOf(units: readonly MapUnit[]): DayMap {
  const unitsWhere: DayMap['unitsWhere'] = (wanted) => units.filter(({ importance, areas }) => wanted(importance, areas));
  const importanceBeside: DayMap['importanceBeside'] = ({ key, areas }) =>
    Math.max(0, ...units.filter((one) => one.key !== key && one.areas.some((area) => areas.includes(area))).map((one) => one.importance));
  return { drawn: 8000, unitsWhere, importanceBeside } as DayMap;
}

const size = { width: 400, height: 400 };

it('a capital is named where its name leaves the dot of another one free', () => {
  const geometry = geometryOf(
    squares([
      [0, 0],
      [0, 30],
    ]),
  );
  const day = dayOf([unit('Catanzaro', 0, CAPITAL + 90_000), unit('Cosenza', 1, CAPITAL + 70_000)]);
  const moved = { scale: 0.5, x: 200 - (geometry.boxes[0]?.[0] ?? 0) * 0.5, y: 200 - (geometry.boxes[0]?.[1] ?? 0) * 0.5 };
  expect(labelsOf({ geometry, day, view: moved, size }).map(({ key }) => key)).toEqual(['Catanzaro', 'Cosenza']);
});

it('of units drawn together a town gives its name to their area, and a village does not', () => {
  const geometry = geometryOf(squares([[0, 0]]));
  const view = { scale: 10, x: 200 - (geometry.boxes[0]?.[0] ?? 0) * 10, y: 200 - (geometry.boxes[0]?.[1] ?? 0) * 10 };
  const named = (residents: number) =>
    labelsOf({ geometry, day: dayOf([unit('Varese', 0, residents, ['Biumo']), unit('Biumo', 0, 900, ['Varese'])]), view, size }).map(
      ({ key }) => key,
    );
  expect(named(80_000)).toEqual(['Varese']);
  expect(named(3_000)).toEqual([]);
});

it('a name stays off the edge of the map', () => {
  const geometry = geometryOf(squares([[0, 0]]));
  const [left = 0, top = 0, , bottom = 0] = geometry.boxes[0] ?? [];
  const from = (edge: number) => ({ scale: 10, x: 200 - left * 10, y: edge - ((top + bottom) / 2) * 10 });
  const heights = [4, 6, 8, 10, 12, 14].flatMap((edge) =>
    labelsOf({ geometry, day: dayOf([unit('Braies', 0, 900)]), view: from(edge), size }),
  );
  expect(heights.length).toBeGreaterThan(0);
  // a letter with its accent is 11 pixels high
  for (const { y } of heights) expect(y).toBeGreaterThanOrEqual(13);
});

it('the letters that hang down leave the dot below them free', () => {
  const geometry = geometryOf(squares([[0, 0]]));
  const view = { scale: 0.5, x: 200 - (geometry.boxes[0]?.[0] ?? 0) * 0.5, y: 200 - (geometry.boxes[0]?.[1] ?? 0) * 0.5 };
  const [label] = labelsOf({ geometry, day: dayOf([unit('Aquila degli Abruzzi', 0, CAPITAL)]), view, size });
  // three pixels below the line
  expect((label?.y ?? 0) + 3).toBeLessThan((label?.dot?.y ?? 0) - LABEL_DOT);
});
