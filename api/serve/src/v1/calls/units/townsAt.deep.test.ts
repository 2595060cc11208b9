import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadedArchive } from '@territori/api-testing/loadedArchive';
import { openApp } from '@territori/api-testing/testApp';
import { TOWN_CENTRES } from '@territori/api-testing/townCentres';
import { useOpened } from '@territori/api-testing/useOpened';
import { CARRIED_RECORD } from '@territori/load/record/dataPlaces';
import { parse } from 'csv-parse/sync';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { beforeAll, describe, expect, it } from 'vitest';

/**
 * The known answers, by another reading than that of the portal: the municipality is the one that bears the name of the town in the
 * table of the day, its province the one whose polygon in the set of the census holds the point. Nothing of the loader or the maps is used.
 */
const DAYS = ['1861-03-17', '1936-04-21', '1991-10-20', '2026-01-01'] as const;
type DayOfTest = (typeof DAYS)[number];

/** Metres to which the sets of 2010 to 2023 are simplified: a town so near to the border may be beyond it. */
const TOLERANCE = 120;
/** Towns for whose province the portal and the set of a census differ. */
const OTHERWISE: Readonly<Record<string, readonly string[]>> = {
  '1861-03-17': ['Abetone'],
  '1936-04-21': ['Aldino', 'Aprilia'],
  '1991-10-20': [],
};
/** It belonged to Trento until 1948, as the vocabulary says; the set of 1936 draws it in Bolzano. */
const BY_THE_VOCABULARY = 'Aldino';
const METRES_OF_A_DEGREE = 111_320;

const fold = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/[’`]/g, "'")
    .replace(/[^A-Z']+/g, ' ')
    .trim();

/** Each form of a name: those in both languages are written with a stroke. */
const namesOf = (name: string): string[] => [name, ...name.split('/')].map(fold);

const table = async (name: string): Promise<Record<string, string>[]> =>
  parse(await readFile(join(CARRIED_RECORD, 'tabelle', name), 'utf8'), { columns: true });

type Position = readonly number[];
interface Area {
  readonly properties: Readonly<Record<string, string>>;
  readonly polygons: readonly (readonly (readonly Position[])[])[];
}

async function areas(name: string): Promise<Area[]> {
  const topology = JSON.parse(await readFile(join(CARRIED_RECORD, 'confini', `${name}.topo.json`), 'utf8')) as Topology<
    Record<string, GeometryCollection<Record<string, string>>>
  >;
  const collection = Object.values(topology.objects)[0];
  if (!collection) throw new Error(`${name} has no object`);
  return feature(topology, collection).features.map(({ geometry, properties }) => {
    if (geometry.type === 'Polygon') return { properties, polygons: [geometry.coordinates] };
    if (geometry.type === 'MultiPolygon') return { properties, polygons: geometry.coordinates };
    throw new Error(`${name} has a ${geometry.type}`);
  });
}

/** Each side of a ring. */
const sides = (ring: readonly Position[]): (readonly [Position, Position])[] =>
  ring.slice(1).map((end, place) => [ring[place] as Position, end]);

/** True where a line from the point to the east crosses the rings an odd number of times. */
const isIn = ([x = 0, y = 0]: Position, rings: readonly (readonly Position[])[]): boolean =>
  rings.flatMap(sides).filter(([[ax = 0, ay = 0], [bx = 0, by = 0]]) => ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax)
    .length %
    2 ===
  1;

const holds = (point: Position, { polygons }: Area): boolean => polygons.some((rings) => isIn(point, rings));

/** Metres from a point to the nearest side of an area. */
function metresToBorder([x = 0, y = 0]: Position, { polygons }: Area): number {
  const east = METRES_OF_A_DEGREE * Math.cos((y * Math.PI) / 180);
  const distances = polygons
    .flat()
    .flatMap(sides)
    .map(([from, to]) => {
      const [[ax, ay], [bx, by]] = [from, to].map(([px = 0, py = 0]) => [(px - x) * east, (py - y) * METRES_OF_A_DEGREE]) as [
        [number, number],
        [number, number],
      ];
      const [dx, dy] = [bx - ax, by - ay];
      const share = Math.max(0, Math.min(1, -(ax * dx + ay * dy) / (dx * dx + dy * dy || 1)));
      return Math.hypot(ax + share * dx, ay + share * dy);
    });
  return distances.reduce((least, one) => Math.min(least, one), Number.POSITIVE_INFINITY);
}

interface Answer {
  readonly dati: readonly { readonly denominazione: string; readonly livello: string; readonly codice: string }[];
  readonly punto: {
    readonly confini: readonly {
      readonly livello: string;
      readonly insieme: string | null;
      readonly data_confini: string | null;
      readonly ricostruito: boolean | null;
      readonly certezza: string | null;
      readonly disegnate_insieme: boolean;
      readonly frase: string;
    }[];
  };
}

describe('the municipality and province of 200 towns on four days', () => {
  const api = useOpened(async () => openApp('pglite', { archive: await loadedArchive() }));
  /** The code of a municipality by its name in the table of the day. */
  const codes = new Map<DayOfTest, Map<string, string>>();
  const provinces = new Map<DayOfTest, Area[]>();
  let municipalities: Area[] = [];
  const answers = new Map<string, Answer>();

  beforeAll(async () => {
    const isoDay = (text: string | undefined) => (text ?? '').split('-').reverse().join('-');
    const vocabulary = (await table('cities.csv')).map((row) => ({
      name: row.label_comune_it ?? '',
      code: row.codice_comune ?? '',
      from: isoDay(row.data_inizio_validita),
      to: isoDay(row.data_fine_validita),
    }));
    const add = (day: DayOfTest, rows: readonly { name: string; code: string }[]) =>
      codes.set(day, new Map(rows.flatMap(({ name, code }) => namesOf(name).map((form) => [form, code] as const))));
    for (const day of ['1861-03-17', '1936-04-21'] as const)
      add(
        day,
        vocabulary.filter(({ from, to }) => from <= day && day < to),
      );
    add(
      '1991-10-20',
      (await table('comuni_1991.csv')).map(({ comune = '', pro_com_t = '' }) => ({ name: comune, code: pro_com_t })),
    );
    const sardinia = new Map((await table('sardegna_2026.csv')).map(({ pro_com_t, pro_com_t_nuovo }) => [pro_com_t, pro_com_t_nuovo]));
    add(
      '2026-01-01',
      (await table('situas_61_2025-01-01.csv')).map(({ comune = '', pro_com_t = '' }) => ({
        name: comune,
        code: sardinia.get(pro_com_t) ?? pro_com_t,
      })),
    );
    provinces.set('1861-03-17', await areas('province_1861'));
    provinces.set('1936-04-21', await areas('province_1936'));
    provinces.set('1991-10-20', await areas('province_1991-10-20'));
    municipalities = await areas('comuni_2010');
    for (const [name, x, y] of TOWN_CENTRES)
      for (const day of DAYS)
        answers.set(`${name} ${day}`, (await api.get(`/api/v1/unita?punto=${x},${y}&data=${day}&lingua=it`)).json() as Answer);
  }, 400_000);

  const answerOf = (name: string, day: DayOfTest) => answers.get(`${name} ${day}`) as Answer;
  const at = (answer: Answer, level: string) => answer.dati.filter(({ livello }) => livello === level);

  it('are of 200 towns', () => {
    expect(new Set(TOWN_CENTRES.map(([name]) => name)).size).toBe(200);
  });

  it.each([
    ['1861-03-17', 126, ['Sabbia']],
    ['1936-04-21', 153, ['Sabbia']],
    ['1991-10-20', 184, ['Sabbia', 'Tonadico']],
    ['2026-01-01', 140, []],
  ] as const)('are right on %s for the municipality, but for a town at the very border', (day, count, beyond) => {
    const known = TOWN_CENTRES.filter(([name]) => codes.get(day)?.has(fold(name)));
    expect(known).toHaveLength(count);
    const wrong = known.filter(([name]) => {
      const code = codes.get(day)?.get(fold(name));
      return !at(answerOf(name, day), 'comune').some(({ codice }) => codice === code);
    });
    expect(wrong.map(([name]) => name)).toEqual(beyond);
    for (const [name, ...point] of wrong) {
      const nearest = municipalities.filter((area) => metresToBorder(point, area) < TOLERANCE);
      expect(nearest.length, `${name} on ${day}`).toBeGreaterThan(1);
    }
  });

  it.each(['1861-03-17', '1936-04-21', '1991-10-20'] as const)('are right on %s for the province', (day) => {
    const drawn = provinces.get(day) ?? [];
    const wrong = TOWN_CENTRES.filter(([name, ...point]) => {
      const own = drawn.filter((area) => holds(point, area)).map(({ properties }) => properties.COD_PROV);
      return `${at(answerOf(name, day), 'uts').map(({ codice }) => codice)}` !== `${own}`;
    });
    // a municipality that was founded later, of parts of others whose borders are not in the data
    for (const [name] of wrong.filter(([one]) => one !== BY_THE_VOCABULARY))
      expect(answerOf(name, day).punto.confini[1]?.certezza).toBe('dedotto');
    expect(wrong.map(([name]) => name)).toEqual(OTHERWISE[day]);
  });

  it('say how good the boundary is', () => {
    for (const day of DAYS) {
      for (const [name] of TOWN_CENTRES) {
        const answer = answerOf(name, day);
        const [own, ...upper] = answer.punto.confini;
        expect([own?.livello, ...upper.map(({ livello }) => livello)]).toEqual(['comune', 'uts', 'regione']);
        expect(own?.frase, `${name} on ${day}`).not.toBe('');
        // the record has no municipal boundaries before 2010: those of 2010 are given to the units of the day
        if (day < '2010') expect(own).toMatchObject({ insieme: 'comune-2010', data_confini: '2010-01-01' });
        else expect(own?.data_confini?.slice(0, 2)).toBe('20');
        const found = at(answer, 'comune');
        if (found.length > 0) expect(['dichiarato', 'dedotto', 'ipotizzato']).toContain(own?.certezza);
        else expect(own?.certezza).toBeNull();
        // several units only where the border between them is not in the data, which the sentence says
        expect(own?.disegnate_insieme).toBe(found.length > 1);
        if (found.length > 1) expect(own?.frase).toContain('non è nei dati');
      }
    }
  });
});
