import { describe, expect, it } from 'vitest';
import { borderLines } from './borderLines.ts';
import { FILL } from './DayMap.ts';
import { dayMapByCodes, dayMapByHolders, dayMapByNames } from './dayMaps.ts';
import { geometryOf } from './Geometry.ts';
import { holdingsOn } from './Holders.ts';
import { KIND_LOOKS, LAND_LOOKS } from './looks.ts';
import { fiveUnits, fourAreas, heldAreas } from './map.fixture.ts';
import { drawnDay, FIRST_CLASS } from './Shading.ts';
import { UnitVersions } from './UnitVersions.ts';

const geometry = geometryOf(fourAreas);
const units = new UnitVersions(fiveUnits);
const heldOn = (day: string) => dayMapByHolders(units.on(day), holdingsOn(heldAreas, day));

describe('the units of a day', () => {
  it('are those in force in alphabetical order, with the name and the code that they had', () => {
    const { states, alphabetical } = units.on('1880-01-01');
    expect(alphabetical().map((place) => states[place]?.code)).toEqual(['A', 'B', 'D', 'E', 'C']);
    const later = units.on('1950-01-01');
    expect(later.states[later.placeOf(2)]).toEqual({
      id: 2,
      code: 'B2',
      name: 'Bèta',
      importance: 0,
      upper: 10,
      from: '1950-01-01',
      to: null,
    });
    expect(units.on('1900-01-01').placeOf(5)).toBe(-1);
    expect(units.on('1850-01-01').states).toEqual([]);
    expect(units.days).toEqual(fiveUnits.giorni);
  });
});

describe('the map of a day by holders', () => {
  const day = heldOn('1880-01-01');

  it('draws units that share every area together and names each as sharing', () => {
    expect(day.byKey.get('4')).toMatchObject({ areas: [3], sharedWith: ['5'] });
    expect(day.byKey.get('5')).toMatchObject({ areas: [3], sharedWith: ['4'] });
    expect(day.fills[3]).toBe(FILL.shared);
  });

  it('keeps a unit without an area, and an area without a unit', () => {
    expect(day.byKey.get('1')).toMatchObject({ areas: [], evidence: null });
    expect([day.fills[0], day.groups[0]]).toEqual([FILL.nobody, -1]);
    expect(day.drawn).toBe(4);
  });

  it('says how it is known that a unit held its areas', () => {
    expect(day.units.map(({ key, evidence }) => [key, evidence])).toEqual([
      ['1', null],
      ['2', 'dedotto'],
      ['4', 'dichiarato'],
      ['5', 'dichiarato'],
      ['3', 'dichiarato'],
    ]);
  });

  it('changes with the day', () => {
    const later = heldOn('1900-01-01');
    expect(later.byKey.get('4')).toMatchObject({ areas: [3], sharedWith: [] });
    expect(later.byKey.get('1')?.areas).toEqual([0]);
  });

  it('has a coast around what is drawn, wider lines between upper units, and plain ones within them', () => {
    const lines = borderLines(geometry, heldOn('1900-01-01'), () => true);
    expect(lines).toEqual({ border: [0, 2], upper: [1, 3], coast: [4, 5, 6, 7] });
    // before 1900 area A is nobody's: its borders are the edge of the country, its own coast has the line of another country
    const before = borderLines(geometry, day, () => true);
    expect(before.coast).toEqual([0, 3, 5, 6, 7]);
    expect(before.border).toContain(4);
  });

  it('has no line between areas of one unit', () => {
    const joined = { ...heldOn('1900-01-01'), groups: Int32Array.from([0, 0, 1, 2]) };
    // arc 0 lies between areas A and B
    expect(Object.values(borderLines(geometry, heldOn('1900-01-01'), () => true)).flat()).toContain(0);
    expect(Object.values(borderLines(geometry, joined, () => true)).flat()).not.toContain(0);
  });
});

describe('the map of a day by codes and by names', () => {
  it('gives each area the unit with its code', () => {
    const day = dayMapByCodes(geometry, units.on('1880-01-01'));
    expect(day.holders).toEqual([['1'], ['2'], ['3'], ['4']]);
    expect(day.byKey.get('5')?.areas).toEqual([]);
  });

  it('knows compartments by their names alone', () => {
    const day = dayMapByNames(geometry);
    expect(day.units.map(({ name, id }) => [name, id])).toEqual([
      ['Alfa', null],
      ['Bèta', null],
      ['Delta', null],
      ['Gamma', null],
    ]);
  });
});

describe('classes on a map', () => {
  it('fill the areas of their units; of units drawn together the first class counts; nobody’s area has none', () => {
    const day = heldOn('1880-01-01');
    const classes = KIND_LOOKS.slice(0, 2).map((look, place) => ({ label: String(place), look }));
    const classOf = new Map([
      ['1', 0],
      ['2', 1],
      ['4', 1],
      ['5', 0],
    ]);
    expect([...drawnDay(day, { classes, classOf }).fills]).toEqual([FILL.nobody, FIRST_CLASS + 1, FILL.unit, FIRST_CLASS]);
    expect(drawnDay(day, null).fills).toBe(day.fills);
  });

  it('have looks that differ without their colour', () => {
    expect(new Set(KIND_LOOKS.map(({ pattern }) => pattern)).size).toBe(KIND_LOOKS.length);
  });
});

it('units drawn together keep the ground of their region below their pattern', () => {
  const day = heldOn('1880-01-01');
  const fills = drawnDay(day, null, Uint8Array.of(0, 0, 1, 1)).fills;
  expect([...fills].map((fill) => LAND_LOOKS[fill - FIRST_CLASS]?.pattern)).toEqual([undefined, 'plain', 'plain', 'diagonal']);
  expect(LAND_LOOKS[(fills[3] ?? 0) - FIRST_CLASS]?.color).toBe(LAND_LOOKS[(fills[2] ?? 0) - FIRST_CLASS]?.color);
});
