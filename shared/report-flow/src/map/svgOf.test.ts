import { describe, expect, it } from 'vitest';
import { dayMapByCodes, dayMapByHolders } from './dayMaps.ts';
import { geometryOf } from './Geometry.ts';
import { geoJsonOf } from './geoJsonOf.ts';
import { holdingsOn } from './Holders.ts';
import { labelsOf } from './labelsOf.ts';
import { KIND_LOOKS } from './looks.ts';
import { fiveUnits, fourAreas, heldAreas } from './map.fixture.ts';
import { svgOf } from './svgOf.ts';
import { UnitVersions } from './UnitVersions.ts';
import { viewOf } from './View.ts';

const geometry = geometryOf(fourAreas);
const units = new UnitVersions(fiveUnits);
const day = dayMapByCodes(geometry, units.on('1900-01-01'));
const words = { title: 'Province & <città>', note: 'Confini di prova', source: 'CC BY 4.0' };
const parsed = (svg: string) => new DOMParser().parseFromString(svg, 'image/svg+xml');

describe('the names on a map', () => {
  const size = { width: 600, height: 600 };
  const view = viewOf([-42, -56, 42, 56], size);

  it('stand within their units where there is room', () => {
    expect(
      labelsOf(geometry, day, view, size)
        .map(({ text }) => text)
        .sort(),
    ).toEqual(['Alfa', 'Bèta', 'Delta', 'Gamma']);
  });

  it('have room for the letters of a wider typeface', () => {
    const narrow = { width: 100, height: 100 };
    const near = viewOf([-42, -56, 42, 56], narrow);
    expect(labelsOf(geometry, day, near, narrow).length).toBeGreaterThan(labelsOf(geometry, day, near, narrow, 12).length);
  });

  it('are left out where they would not fit', () => {
    const small = { width: 40, height: 40 };
    expect(labelsOf(geometry, day, viewOf([-42, -56, 42, 56], small), small)).toEqual([]);
  });
});

describe('the map as a picture', () => {
  it('is well formed and has title, boundaries, source and names', () => {
    const drawing = parsed(svgOf(geometry, day, words));
    expect(drawing.querySelector('parsererror')).toBeNull();
    expect(drawing.querySelector('title')?.textContent).toBe('Province & <città>');
    const texts = [...drawing.querySelectorAll('text')].map(({ textContent }) => textContent);
    expect(texts).toEqual(expect.arrayContaining(['Confini di prova', 'CC BY 4.0', 'Alfa', 'Delta']));
  });

  it('has a legend with the fill of each class', () => {
    const classes = KIND_LOOKS.slice(0, 2).map((look, place) => ({ label: `Classe ${place}`, look }));
    const drawing = parsed(svgOf(geometry, day, words, { shading: { classes, classOf: new Map([['1', 1]]) } }));
    const fills = [...drawing.querySelectorAll('[fill^="url"]')].map((element) => element.getAttribute('fill'));
    // three areas without a class, one of the second class, then the legend
    expect(fills).toEqual(['url(#classe0)', 'url(#classe4)', 'url(#classe3)', 'url(#classe4)']);
    expect(drawing.querySelectorAll('pattern')).toHaveLength(5);
  });

  it('has only what lies in the part asked for', () => {
    const [box] = geometry.boxes;
    const [, , right = 0, bottom = 0] = box ?? [];
    const drawing = parsed(svgOf(geometry, day, words, { frame: [right - 20, bottom - 20, right - 19, bottom - 19] }));
    expect([...drawing.querySelectorAll('text')].map(({ textContent }) => textContent)).not.toContain('Delta');
  });
});

describe('the map as GeoJSON', () => {
  it('has a feature for each group of units, in degrees, with how it is known', () => {
    const held = dayMapByHolders(units.on('1880-01-01'), holdingsOn(heldAreas, '1880-01-01'));
    const { features } = JSON.parse(geoJsonOf(geometry, held)) as {
      features: { properties: Record<string, unknown>; geometry: { coordinates: [number, number][][][] } }[];
    };
    expect(features.map(({ properties }) => properties)).toEqual([
      { id: [2], codice: ['B'], denominazione: ['Bèta'], certezza: 'dedotto' },
      { id: [3], codice: ['C'], denominazione: ['Gamma'], certezza: 'dichiarato' },
      { id: [4, 5], codice: ['D', 'E'], denominazione: ['Delta', 'Epsilon'], certezza: 'dichiarato' },
    ]);
    expect(features[0]?.geometry.coordinates[0]?.[0]?.[0]).toEqual([12.5, 41.5]);
  });

  it('says for the polygons of a unit alone how they are known, whatever it shares', () => {
    // unit 4 holds C alone, as a source says; it shares D with unit 5, which is inferred
    const poligoni = [[], [], [0, 0, 1, 3], [0, 1, 2, 3, 4]];
    const held = dayMapByHolders(units.on('1880-01-01'), holdingsOn({ ...heldAreas, poligoni }, '1880-01-01'));
    const { features } = JSON.parse(geoJsonOf(geometry, held)) as { features: { properties: Record<string, unknown> }[] };
    expect(features.map(({ properties: { codice, certezza } }) => [codice, certezza])).toEqual([
      [['D'], 'dichiarato'],
      [['D', 'E'], 'dedotto'],
    ]);
  });
});
