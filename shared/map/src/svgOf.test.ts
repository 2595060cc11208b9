import { paperColors } from '@territori/ui/theme';
import { describe, expect, it } from 'vitest';
import { dayMapByCodes } from './dayMaps.ts';
import { geometryOf } from './Geometry.ts';
import { labelsOf } from './labelsOf.ts';
import { KIND_LOOKS } from './looks.ts';
import { fiveUnits, fourAreas } from './map.fixture.ts';
import { EVERYTHING, outlineOf } from './outlineOf.ts';
import { project } from './projection.ts';
import { surroundings } from './surroundings.ts';
import { svgOf } from './svgOf.ts';
import { UnitVersions } from './UnitVersions.ts';
import { viewOf } from './View.ts';

const geometry = geometryOf(fourAreas);
const units = new UnitVersions(fiveUnits);
const day = dayMapByCodes(geometry, units.on('1900-01-01'));
const words = { title: 'Province & <città>', note: 'Confini di prova', source: 'CC BY 4.0' };
const look = { colors: paperColors(), typeface: 'Titillium Web' };
const parsed = (svg: string) => new DOMParser().parseFromString(svg, 'image/svg+xml');

describe('the names on a map', () => {
  const size = { width: 600, height: 600 };
  const view = viewOf([-42, -56, 42, 56], size);

  it('stand within their units where there is room', () => {
    expect(
      labelsOf({ geometry, day, view, size })
        .map(({ lines }) => lines.join(' '))
        .sort(),
    ).toEqual(['Alfa', 'Bèta', 'Delta', 'Gamma']);
  });

  it('have room for the letters of a wider typeface', () => {
    const narrow = { width: 100, height: 100 };
    const near = viewOf([-42, -56, 42, 56], narrow);
    expect(labelsOf({ geometry, day, view: near, size: narrow }).length).toBeGreaterThan(
      labelsOf({ geometry, day, view: near, size: narrow }, [], 3).length,
    );
  });

  it('of capitals stand beside a dot where they do not fit, the most important first', () => {
    const capitals = new UnitVersions({ ...fiveUnits, abitanti: [900, 0, 0, 0, 0], capoluogo: [1, 2, 0, 0, 0] });
    const small = { width: 200, height: 200 };
    const near = viewOf([-84, -112, 84, 112], small);
    // of few units the names may stand over borders
    const many = new Proxy(dayMapByCodes(geometry, capitals.on('1900-01-01')), {
      get: (map, name) => (name === 'drawn' ? 200 : Reflect.get(map, name)),
    });
    const named = labelsOf({ geometry, day: many, view: near, size: small }, [], 2);
    expect(named.map(({ lines, dot }) => [lines.join(' '), dot !== null])).toEqual([
      ['Bèta', true],
      ['Alfa', true],
    ]);
  });

  it('leave a place free that is reserved', () => {
    const all = labelsOf({ geometry, day, view, size });
    const { x, y, lines } = all[0] ?? { x: 0, y: 0, lines: [] };
    const named = labelsOf({ geometry, day, view, size }, [[x - 150, y - 150, x + 150, y + 150]]);
    expect(named.map((label) => label.lines)).not.toContainEqual(lines);
    expect(named.length).toBeGreaterThan(0);
  });

  it('are left out where they would not fit', () => {
    const small = { width: 20, height: 20 };
    expect(labelsOf({ geometry, day, view: viewOf([-42, -56, 42, 56], small), size: small })).toEqual([]);
  });
});

describe('the map as a picture', () => {
  it('is well formed and has title, boundaries, source and names', () => {
    const drawing = parsed(svgOf(geometry, day, words, look));
    expect(drawing.querySelector('parsererror')).toBeNull();
    expect(drawing.querySelector('title')?.textContent).toBe('Province & <città>');
    const texts = [...drawing.querySelectorAll('text')].map(({ textContent }) => textContent);
    expect(texts).toEqual(expect.arrayContaining(['Confini di prova', 'CC BY 4.0', 'Alfa', 'Delta']));
  });

  it.each([
    ['verticale', 1200, 1500],
    ['orizzontale', 1600, 1000],
    ['quadrata', 1200, 1200],
    ['foglio', 1240, 1754],
  ] as const)('has the size %s, with room for its words', (picture, width, height) => {
    const note = 'Confini di prova '.repeat(30).trim();
    const drawing = parsed(svgOf(geometry, day, { ...words, note }, look, { picture }));
    const size = (name: string) => Number(drawing.documentElement.getAttribute(name));
    expect([size('width'), size('height')]).toEqual([width, height]);
    const foot = [...drawing.querySelectorAll('text[font-size="15"]')];
    expect(Math.max(...foot.map(({ textContent }) => textContent.length))).toBeLessThanOrEqual((width - 80) / 8);
    expect(Math.max(...foot.map((line) => Number(line.getAttribute('y'))))).toBeLessThan(height);
  });

  it('fades what lies around an outline', () => {
    const veilsOf = (svg: string) => parsed(svg).querySelectorAll('path[fill-opacity="0.6"]');
    const lit = outlineOf(geometry, [0]);
    const [veil] = veilsOf(svgOf(geometry, day, words, look, { lit }));
    expect(veil?.getAttribute('d')).toBe(EVERYTHING + lit);
    expect(veilsOf(svgOf(geometry, day, words, look))).toHaveLength(0);
  });

  it('has the land of other countries below the units and the lakes above them', () => {
    const drawing = parsed(svgOf(geometry, day, words, look, { surroundings: { land: 'M1 1H2V2Z', lakes: 'M3 3H4V4Z' } }));
    const paths = [...drawing.querySelectorAll('path')];
    const place = (wanted: (path: Element) => boolean) => paths.findIndex(wanted);
    const [land, unit, lakes] = [
      place((path) => path.getAttribute('d') === 'M1 1H2V2Z'),
      place((path) => path.getAttribute('fill')?.startsWith('url') ?? false),
      place((path) => path.getAttribute('d') === 'M3 3H4V4Z'),
    ];
    expect(land).toBeGreaterThan(-1);
    expect(unit).toBeGreaterThan(land);
    expect(lakes).toBeGreaterThan(unit);
  });

  it('knows the large lakes of Italy', () => {
    const { land, lakes } = surroundings();
    const [x, y] = project(10.7, 45.6);
    // a point of the Lago di Garda lies within the box of one of the lakes
    const boxes = lakes
      .split('M')
      .slice(1)
      .map((ring) => {
        const points = [...ring.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, column, row]) => [Number(column), Number(row)] as const);
        const [columns, rows] = [points.map(([column]) => column), points.map(([, row]) => row)];
        return [Math.min(...columns), Math.min(...rows), Math.max(...columns), Math.max(...rows)] as const;
      });
    expect(boxes.some(([left, top, right, bottom]) => left < x && x < right && top < y && y < bottom)).toBe(true);
    expect(land.length).toBeGreaterThan(lakes.length);
  });

  it('shows the whole of a long title, in lines', () => {
    const title = 'Province al 20/10/1991, Trentino-Alto Adige/Südtirol, confronto con il 01/01/2026';
    const drawing = parsed(svgOf(geometry, day, { ...words, title }, look));
    const lines = [...drawing.querySelectorAll('text[font-size="34"]')].map(({ textContent }) => textContent ?? '');
    expect(lines.join(' ')).toBe(title);
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(63);
  });

  it('has a legend with the fill of each class', () => {
    const classes = KIND_LOOKS.slice(0, 2).map((look, place) => ({ label: `Classe ${place}`, look }));
    const drawing = parsed(svgOf(geometry, day, words, look, { shading: { classes, classOf: new Map([['1', 1]]) } }));
    const fills = [...drawing.querySelectorAll('[fill^="url"]')].map((element) => element.getAttribute('fill'));
    // three areas without a class, one of the second class, then the legend
    expect(fills).toEqual(['url(#classe0)', 'url(#classe4)', 'url(#classe3)', 'url(#classe4)']);
    expect(drawing.querySelectorAll('pattern')).toHaveLength(5);
  });

  it('has a scale, and numbers with a list where names find no room', () => {
    const long = new UnitVersions({
      ...fiveUnits,
      versioni: {
        ...fiveUnits.versioni,
        denominazione: fiveUnits.versioni.denominazione.map((name) => `${name} con un nome molto lungo`.repeat(16)),
      },
    });
    const drawing = parsed(svgOf(geometry, dayMapByCodes(geometry, long.on('1900-01-01')), words, look));
    const texts = [...drawing.querySelectorAll('text')].map(({ textContent }) => textContent ?? '');
    expect(texts.filter((text) => /^\d+$/.test(text))).toEqual(['1', '2', '3', '4']);
    expect(texts.some((text) => text.startsWith('1\u00a0Alfa\u00a0con\u00a0un\u00a0nome'))).toBe(true);
    expect(texts.filter((text) => / km$/.test(text))).toHaveLength(1);
    const plain = [...parsed(svgOf(geometry, day, words, look)).querySelectorAll('text')].map(({ textContent }) => textContent ?? '');
    expect(plain.filter((text) => /^\d+$/.test(text))).toEqual([]);
  });

  it('has only what lies in the part asked for', () => {
    const [box] = geometry.boxes;
    const [, , right = 0, bottom = 0] = box ?? [];
    const drawing = parsed(svgOf(geometry, day, words, look, { frame: [right - 20, bottom - 20, right - 19, bottom - 19] }));
    expect([...drawing.querySelectorAll('text')].map(({ textContent }) => textContent)).not.toContain('Delta');
  });
});
