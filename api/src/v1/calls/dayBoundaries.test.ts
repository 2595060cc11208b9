import initSqlJs from 'sql.js';
import { feature } from 'topojson-client';
import { Value } from 'typebox/value';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadedArchive } from '../../testing/loadedArchive.ts';
import { openApp, type TestApp } from '../../testing/testApp.ts';
import { DayBoundaries } from '../schemas/confini.ts';

interface Feature {
  readonly id: number | string;
  readonly geometry: { readonly type: string; readonly coordinates: [number, number][][][] };
  readonly properties: Readonly<Record<string, string | number | boolean | null>>;
}
interface File {
  readonly features: readonly Feature[];
  readonly unita: number;
  readonly non_disegnate: readonly { readonly denominazione: string }[];
  readonly licenza: string;
  readonly confini: string;
}

describe('the boundaries of a day as a file', () => {
  let api: TestApp;
  beforeAll(async () => {
    api = await openApp('pglite', { archive: await loadedArchive() });
  }, 240_000);
  afterAll(() => api?.dispose());

  const file = async (address: string): Promise<File> => {
    const answer = await api.get(`/api/v1/confini/${address}`);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/geo+json; charset=utf-8']);
    return answer.json();
  };

  it('has one feature for each unit in force, but for those that it names as not drawn', async () => {
    for (const [day, units, undrawn] of [
      ['1861-03-17', 7720, 2],
      ['1951-11-04', 7812, 0],
    ] as const) {
      const { features, unita, non_disegnate } = await file(`comune/${day}`);
      expect([features.length, unita, non_disegnate.length]).toEqual([units - undrawn, units - undrawn, undrawn]);
      expect(new Set(features.map(({ id }) => id)).size).toBe(features.length);
    }
    const provinces = await file('provincia/1938-01-01');
    expect(provinces.non_disegnate.map(({ denominazione }) => denominazione)).toEqual(expect.arrayContaining(['Fiume', 'Zara']));
    expect(provinces.features).toHaveLength(94 - provinces.non_disegnate.length);
  });

  it('names code, name, province, region, day and the quality of the boundary of each unit', async () => {
    const { features, licenza, confini } = await file('comune/1991-10-20?regione=Lombardia&provincia=MI');
    const milano = features.find(({ properties }) => properties.denominazione === 'Milano');
    expect(milano?.properties).toMatchObject({
      codice: '015146',
      provincia: 'Milano',
      sigla: 'MI',
      regione_codice: '03',
      data: '1991-10-20',
      confine_certezza: 'dichiarato',
    });
    expect(new Set(features.map(({ properties }) => properties.provincia))).toEqual(new Set(['Milano']));
    expect([licenza, confini]).toEqual(['CC BY Istat', expect.stringContaining('2010')]);
  });

  it('has the same units as TopoJSON, whose neighbours share their lines', async () => {
    const address = 'comune/1951-11-04?bbox=11.2,45.3,11.8,45.7';
    const { features } = await file(address);
    const answer = await api.get(`/api/v1/confini/${address}&formato=topojson`);
    expect(answer.headers['content-type']).toBe('application/topo+json; charset=utf-8');
    const topology = answer.json();
    expect([...Value.Errors(DayBoundaries, topology)]).toEqual([]);
    const drawn = feature(topology, topology.objects.comune) as unknown as { features: Feature[] };
    expect(drawn.features.map(({ id, properties }) => [id, properties])).toEqual(features.map(({ id, properties }) => [id, properties]));
    const positions = ({ geometry }: Feature) => geometry.coordinates.flat(2).length;
    expect(drawn.features.map(positions)).toEqual(features.map(positions));
    const used = topology.objects.comune.geometries.flatMap(({ arcs }: { arcs: number[][][] }) =>
      arcs.flat(2).map((arc) => (arc < 0 ? ~arc : arc)),
    );
    expect(new Set(used).size).toBe(topology.arcs.length);
    expect(used.length).toBeGreaterThan(topology.arcs.length);
  });

  it('has the same units as GeoPackage, with what the GeoJSON says beside them', async () => {
    const { Database } = await initSqlJs();
    for (const [address, layer, first] of [
      ['comune/1861-03-17?bbox=7.4,43.8,8.2,44.4', 'comune_1861_03_17', 'fid'],
      ['uts/1927-01-12', 'uts_1927_01_12', 'fid'],
      ['regione/1936-04-21', 'regione_1936_04_21', 'denominazione'],
    ] as const) {
      const { features, ...about } = await file(address);
      const answer = await api.get(`/api/v1/confini/${address}${address.includes('?') ? '&' : '?'}formato=gpkg`);
      expect(answer.headers['content-type']).toBe('application/geopackage+sqlite3');
      expect(answer.headers['content-disposition']).toContain(`filename="${address.split('?')[0]?.replace('/', '_')}.gpkg"`);
      const database = new Database(answer.rawPayload);
      const { columns, values } = database.exec(`SELECT * FROM ${layer}`)[0] ?? { columns: [], values: [] };
      const rows = values.map((row) => Object.fromEntries(columns.map((column, place) => [column, row[place]])));
      const number = (value: unknown) => (typeof value === 'boolean' ? Number(value) : value);
      const byKey = (a: Record<string, unknown>, b: Record<string, unknown>) => (String(a[first]) < String(b[first]) ? -1 : 1);
      expect(rows.map(({ geom: _, ...row }, place) => ({ ...row, fid: first === 'fid' ? row.fid : place + 1 })).sort(byKey)).toEqual(
        features
          .map(({ id, properties }, place) => ({
            fid: first === 'fid' ? id : place + 1,
            ...Object.fromEntries(Object.entries(properties).map(([name, value]) => [name, number(value)])),
          }))
          .sort(byKey),
      );
      const { type: _, ...words } = about as typeof about & { type: string };
      expect(JSON.parse(String(database.exec('SELECT metadata FROM gpkg_metadata')[0]?.values[0]?.[0]))).toEqual(words);
      expect(database.exec('SELECT description FROM gpkg_contents')[0]?.values[0]?.[0]).toContain(about.confini);
    }
  });

  it('draws a unit that was put together from parts without the border between them', async () => {
    const { features } = await file('comune/2026-06-01?codice=024129');
    expect(features.map(({ properties }) => properties.denominazione)).toEqual(['Castegnero Nanto']);
    expect(features[0]?.geometry.coordinates).toHaveLength(1);
  });

  it('says what is wrong, and keeps what names its edition', async () => {
    const wrong = async (address: string) => (await api.get(`/api/v1/confini/${address}`)).json();
    expect(await wrong('uts/1938-02-30')).toMatchObject({ status: 400, parametro: 'giorno' });
    expect(await wrong('uts/1850-01-01')).toMatchObject({ status: 400, codice: 'data_fuori_periodo' });
    expect(await wrong('strade/1938-01-01')).toMatchObject({ status: 400, parametro: 'livello' });
    expect(await wrong('uts/1938-01-01?bbox=1,2')).toMatchObject({ status: 400, parametro: 'bbox' });
    expect(await wrong('uts/1938-01-01?regione=Atlantide')).toMatchObject({ status: 400, parametro: 'regione' });
    expect(await wrong('uts/1938-01-01?formato=kml')).toMatchObject({ status: 406 });
    const { edizione } = (await api.get('/api/v1')).json();
    const kept = await api.get(`/api/v1/confini/uts/1991-10-20?edizione=${edizione}`);
    expect(kept.headers['cache-control']).toContain('immutable');
  });
});
