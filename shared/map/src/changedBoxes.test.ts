import { describe, expect, it } from 'vitest';
import { changedBoxes } from './changedBoxes.ts';
import { dayMapByHolders } from './dayMaps.ts';
import { geometryOf } from './Geometry.ts';
import { holdingsOn } from './Holders.ts';
import { fiveUnits, fourAreas, heldAreas } from './map.fixture.ts';
import { drawnDay, FIRST_CLASS } from './Shading.ts';
import { UnitVersions } from './UnitVersions.ts';

const geometry = geometryOf(fourAreas);
const units = new UnitVersions(fiveUnits);
const drawnOn = (day: string) => drawnDay(dayMapByHolders(units.on(day), holdingsOn(heldAreas, day)), null);
const boxesOf = (...areas: number[]) => areas.map((area) => geometry.boxes[area]);

describe('what is drawn again on another day', () => {
  it('is nothing where the day looks the same', () => {
    expect(changedBoxes(geometry, drawnOn('1900-01-01'), drawnOn('1900-01-01'))).toEqual([]);
  });

  it('does not depend on the numbers that groups have on each day', () => {
    const day = drawnOn('1900-01-01');
    const renumbered = { ...day, groups: day.groups.map((group) => (group < 0 ? group : 40 - group)) };
    expect(changedBoxes(geometry, day, renumbered)).toEqual([]);
  });

  it('is an area with another fill, and the areas on both sides of a line that changes', () => {
    const day = drawnOn('1900-01-01');
    const shaded = { ...day, fills: day.fills.map((fill, area) => (area === 1 ? FIRST_CLASS : fill)) };
    expect(changedBoxes(geometry, day, shaded)).toEqual(boxesOf(1));
    // areas 0 and 1 become those of one unit: the line between them goes
    const joined = { ...day, groups: day.groups.map((group, area) => (area === 0 ? (day.groups[1] as number) : group)) };
    expect(changedBoxes(geometry, day, joined)).toEqual(boxesOf(0, 1));
  });

  it('is everything where most of it changes', () => {
    const many = { ...geometry, boxes: Array(500).fill(geometry.boxes[0]), left: new Int32Array(0), right: new Int32Array(0) };
    const day = { groups: new Int32Array(500), upperGroups: new Int32Array(500), fills: new Uint8Array(500) };
    expect(changedBoxes(many, day, { ...day, fills: day.fills.map(() => 1) })).toBeNull();
  });
});
