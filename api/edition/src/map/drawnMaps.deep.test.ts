import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { RecordedHistory } from '@territori/api-testing/RecordedHistory';
import { arcNumber, arcsOfAreas } from '@territori/history/boundaries/arcs';
import type { Area, Boundaries } from '@territori/history/boundaries/Boundaries';
import { squareKilometres } from '@territori/history/boundaries/squareKilometres';
import { covers } from '@territori/history/territory/period';
import { positionsOf, readBoundaries } from '@territori/load/boundaries/readBoundaries';
import { CARRIED_RECORD } from '@territori/load/record/dataPlaces';
import { beforeAll, describe, expect, it } from 'vitest';
import type { DetailTopology } from './detailOf.ts';
import { exactnessOf } from './exactness.ts';
import { holdersOf } from './holdersOf.ts';
import type { MapLevel } from './MapSet.ts';
import { MunicipalSuccession } from './MunicipalSuccession.ts';
import { mapOfEdition } from './mapOfEdition.ts';
import { type MapFigures, mapQuality } from './mapQuality.ts';
import { mapSets } from './mapSets.ts';
import { simplified } from './simplified.ts';
import type { Tenure } from './Tenure.ts';

/** The sets of the record. */
async function recordedBoundaries(): Promise<Boundaries[]> {
  const folder = join(CARRIED_RECORD, 'confini');
  const files = (await readdir(folder)).sort();
  return Promise.all(files.map(async (file) => readBoundaries(file, await readFile(join(folder, file)))));
}

const boundaries = await recordedBoundaries();
const { history } = await RecordedHistory.read();
const map = mapOfEdition(boundaries, history);
const figures = mapQuality(boundaries, history) as MapFigures;

const setOn = (level: MapLevel, day: string) => map.catalogue.levels[level].calendar.findLast(({ from }) => from <= day)?.set;

describe('the municipalities', () => {
  it('are each drawn or named as not drawn, on any of a hundred days', () => {
    const succession = new MunicipalSuccession(history);
    const tenures = new Map<string, Tenure[][]>();
    for (const set of mapSets(boundaries, history.versions))
      if (map.catalogue.sets.some(({ id }) => id === set.id) && set.level === 'comune')
        tenures.set(set.id, holdersOf(set.boundaries, set.date, succession));
    const first = Date.parse('1861-03-17');
    const last = Date.parse('2026-05-11');
    for (let index = 0; index < 100; index += 1) {
      const day = new Date(first + Math.round(((last - first) * index) / 99)).toISOString().slice(0, 10);
      const held = tenures.get(setOn('comune', day) ?? '') ?? [];
      const drawn = new Set(held.flatMap((polygon) => polygon.find((tenure) => covers(tenure, day))?.holders ?? []));
      const named = new Set(
        map.catalogue.levels.comune.undrawn.filter(({ from, to }) => from <= day && (to === null || day < to)).map(({ unit }) => unit),
      );
      const lost = [...succession.units].filter((unit) => succession.isThere(unit, day) && drawn.has(unit) === named.has(unit));
      expect(lost, day).toEqual([]);
    }
  });

  it('have no tenures that overlap, none of a unit that was not there, and one beside what later became a part of them', () => {
    const succession = new MunicipalSuccession(history);
    const set = mapSets(boundaries, history.versions).find(({ id }) => id === 'comune-2010');
    const polygons = set ? holdersOf(set.boundaries, set.date, succession) : [];
    for (const held of polygons)
      held.forEach((tenure, index) => {
        const next = held[index + 1];
        if (next) expect(tenure.to !== null && tenure.to <= next.from).toBe(true);
        for (const unit of tenure.holders) expect(succession.isThere(unit, tenure.from)).toBe(true);
      });
    // what became a part of a municipality is drawn with it, and leaves it its place: Sacconago was united with Busto Arsizio in 1928
    const place = set?.boundaries.areas.findIndex(({ code }) => code === '012026') ?? -1;
    const held = polygons[place]?.find((tenure) => covers(tenure, '1901-01-01'));
    expect(held?.holders.map((unit) => succession.versionAt(unit, '1901-01-01')?.name).sort()).toEqual(['Busto Arsizio', 'Sacconago']);
  });

  it('have a polygon of their own as often as the lineage allows, and only those whose territory was ceded, and the young Mappano, have none', () => {
    const own = Object.fromEntries(figures.days.map(({ day, ...rest }) => [day, rest]));
    expect(own['1861-03-17']?.own).toBeGreaterThanOrEqual(5706);
    expect(own['1901-01-01']?.own).toBeGreaterThanOrEqual(6925);
    expect(own['1921-12-01']?.own).toBeGreaterThanOrEqual(7294);
    expect(own['1936-04-21']?.own).toBeGreaterThanOrEqual(7146);
    expect(own['1951-11-04']?.own).toBeGreaterThanOrEqual(7782);
    expect(own['1991-10-20']?.own).toBeGreaterThanOrEqual(8078);
    expect(own['2025-01-01']).toMatchObject({ units: 7896, own: 7896 });
    const unknown = map.catalogue.levels.comune.undrawn.filter(({ reason }) => reason !== 'ceduta');
    expect(unknown).toEqual([{ unit: 10013160, from: '2017-04-18', to: '2020-07-01', reason: 'senza_poligono' }]);
  });

  it('have the areas of the census of 1991 but for 1.5 % in the median', () => {
    expect(figures.areas1991?.units).toBeGreaterThan(8000);
    expect(figures.areas1991?.median).toBeLessThan(0.015);
  });

  it('put together are the provinces of each census but for 2.5 % of the area in the median', () => {
    expect(figures.censuses).toHaveLength(12);
    for (const { year, median, beyond } of figures.censuses) {
      expect(median, year).toBeLessThan(0.025);
      expect(beyond.length, year).toBeLessThanOrEqual(6);
    }
  });
});

describe('the compartments before the first census that has them', () => {
  const drawnOn = (level: MapLevel, day: string) => map.sets.find(({ id }) => id === setOn(level, day))?.boundaries as Boundaries;
  const sizeOf = ({ arcs, areas }: Boundaries) => areas.reduce((sum, area) => sum + squareKilometres(arcs, area), 0);

  it.each([
    ['1861-03-17', { drawn: ['LOMBARDIA', 'SICILIA', 'UMBRIA'], not: ['LAZIO', 'VENETO'] }],
    ['1866-11-20', { drawn: ['LOMBARDIA', 'VENETO'], not: ['LAZIO'] }],
    ['1871-12-31', { drawn: ['LAZIO', 'VENETO'], not: [] }],
  ])('are on %s those of the provinces that were Italian: %j', (day, { drawn, not }) => {
    const names = drawnOn('regione', day).areas.map(({ code }) => code);
    expect(names).toEqual(expect.arrayContaining(drawn));
    expect(names.filter((name) => not.includes(name))).toEqual([]);
    expect(sizeOf(drawnOn('regione', day)) / sizeOf(drawnOn('uts', day))).toBeCloseTo(1, 2);
  });
});

describe('the files of the maps', () => {
  let files: Map<string, unknown>;
  beforeAll(() => {
    files = new Map([...map.files()].map(({ name, value }) => [name, value]));
  }, 300_000);

  const file = (name: string) => files.get(name) as DetailTopology;
  const arcsInDetail = ({ file: whole, details }: (typeof map.catalogue.sets)[number]) => {
    const arcs = positionsOf(file(whole));
    for (const name of Object.values(details)) {
      let number = 0;
      positionsOf(file(name)).forEach((arc, place) => {
        number += file(name).indici[place] as number;
        arcs[number] = arc;
      });
    }
    return arcs;
  };
  const setOf = (id: string) => map.sets.find((set) => set.id === id)?.boundaries as Boundaries;
  const off = ({ arcs, areas }: Boundaries, shown: Boundaries['arcs'], within: number) =>
    areas.filter((area) => {
      const truth = squareKilometres(arcs, area);
      return Math.abs(squareKilometres(shown, area) - truth) > within * truth * (1 + 1e-9);
    });

  const corners = (arcs: Boundaries['arcs'], area: Area) => arcsOfAreas([area]).reduce((sum, arc) => sum + (arcs[arc]?.length ?? 1) - 1, 0);

  it('show each unit of every set within 3 % of its area in the source in detail, and within 6 % for the whole country', () => {
    expect(map.sets).toHaveLength(map.catalogue.sets.length);
    for (const set of map.catalogue.sets) {
      expect(off(setOf(set.id), arcsInDetail(set), 0.03), set.id).toEqual([]);
      expect(off(setOf(set.id), positionsOf(file(set.file)), set.level === 'comune' ? 0.06 : 0.03), set.id).toEqual([]);
    }
  });

  it('show also the sets that no day needs within 3 %, but for units of which the source has a triangle alone', () => {
    const used = new Set(map.sets.map(({ id }) => id));
    const others = mapSets(boundaries, history.versions).filter(({ id }) => !used.has(id));
    expect(others.map(({ id }) => id)).toContain('comune-2025');
    for (const { id, level, boundaries: set } of others) {
      const shown = positionsOf(simplified(set, exactnessOf(level).detail));
      expect(
        off(set, shown, 0.03).filter((area) => corners(set.arcs, area) > 3),
        id,
      ).toEqual([]);
    }
  });

  it('draw the smallest municipalities: Piario and Baranzate in 2022', () => {
    const set = map.catalogue.sets.find(({ id }) => id === 'comune-2022') as (typeof map.catalogue.sets)[number];
    const arcs = arcsInDetail(set);
    const drawn = (code: string) => setOf(set.id).areas.find((area) => area.code === code) as Area;
    expect(squareKilometres(arcs, drawn('016163'))).toBeCloseTo(1.45, 1);
    expect(squareKilometres(arcs, drawn('015250'))).toBeCloseTo(2.9, 0);
    expect(corners(arcs, drawn('016163'))).toBeGreaterThan(6);
    expect(corners(arcs, drawn('015250'))).toBeGreaterThan(6);
  });

  it('leave no gap within a unit, in detail and for the whole country', () => {
    for (const set of map.catalogue.sets)
      for (const arcs of [positionsOf(file(set.file)), arcsInDetail(set)])
        for (const ring of setOf(set.id).areas.flatMap(({ polygons }) => polygons.flat())) {
          const ends = ring.map((reference) => {
            const arc = arcs[arcNumber(reference)] ?? [];
            return reference < 0 ? [arc.at(-1), arc[0]] : [arc[0], arc.at(-1)];
          });
          ends.forEach(([start], place) => {
            const end = ends.at(place - 1)?.[1];
            if (Math.abs((start?.[0] ?? 0) - (end?.[0] ?? 1)) + Math.abs((start?.[1] ?? 0) - (end?.[1] ?? 1)) > 1e-9)
              expect.fail(`${set.id}: ${start} is not ${end}`);
          });
        }
  });
});
