import { useApp } from '@territori/api-testing/testApp';
import { DayBoundaries } from '@territori/wire/v1/confini';
import GeoJSONReader from 'jsts/org/locationtech/jts/io/GeoJSONReader.js';
import IsValidOp from 'jsts/org/locationtech/jts/operation/valid/IsValidOp.js';
import initSqlJs from 'sql.js';
import { feature } from 'topojson-client';
import { Value } from 'typebox/value';
import { describe, expect, it } from 'vitest';

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
  readonly attributi?: string;
  readonly edizione: string;
}

describe('the boundaries of a day as a file', () => {
  const api = useApp('pglite');

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

  it('says that a region was not in force on the day, where no unit can belong to it', async () => {
    const answer = await api.get('/api/v1/confini/comune/1936-01-01?regione=03');
    const { features, avviso } = answer.json();
    expect(features).toEqual([]);
    expect(avviso).toBe(
      'regione: Lombardia non era in vigore il 1936-01-01, perciò nessuna unità le appartiene in quel giorno. Il suo primo giorno è il 1948-01-01.',
    );
    expect(answer.headers.avviso).toBeDefined();
    expect((await api.get('/api/v1/unita?livello=comune&data=1936-01-01&regione=03')).json().avviso).toBe(avviso);
    expect((await api.get('/api/v1/unita?livello=comune&data=1951-11-04&regione=03')).json().avviso).toBeUndefined();
  });

  it.each(['comune/1871-06-01', 'uts/1871-06-01', 'regione/1871-06-01'])(
    'has valid polygons alone, as the Java Topology Suite judges: %s',
    async (address) => {
      const { features } = await file(address);
      const faults = features.flatMap(({ id, geometry }) => {
        const error = new IsValidOp(new GeoJSONReader().read(geometry)).getValidationError();
        return error ? [`${id}: ${error.getMessage()}`] : [];
      });
      expect(faults).toEqual([]);
      const topology = (await api.get(`/api/v1/confini/${address}?formato=topojson`)).json();
      const shared = feature(topology, Object.values(topology.objects)[0] as never) as unknown as { features: Feature[] };
      expect(shared.features.map(({ geometry }) => geometry.coordinates)).toEqual(features.map(({ geometry }) => geometry.coordinates));
    },
  );

  it('names the compartment of the time of each unit before 1948, and has a key of each unit', async () => {
    const { features, attributi } = await file('comune/1871-06-01');
    const keys = features.map(({ properties }) => properties.chiave);
    expect(new Set(keys).size).toBe(features.length);
    const of = (name: string) => features.find(({ properties }) => properties.denominazione === name)?.properties;
    expect(of('Roma')).toMatchObject({ regione: null, compartimento: 'Lazio', compartimento_chiave: 'compartimento/lazio' });
    expect(features.filter(({ properties }) => properties.compartimento === null)).toEqual([]);
    expect(attributi).toContain('I dati non hanno codici dei compartimenti');
    const compartments = await file('regione/1871-06-01');
    expect(compartments.features.map(({ properties }) => properties.chiave)).toEqual(
      expect.arrayContaining([...new Set(features.map(({ properties }) => properties.compartimento_chiave))]),
    );
    const later = await file('uts/1951-11-04');
    expect(later.attributi).toBeUndefined();
    expect(new Set(later.features.map(({ properties }) => properties.compartimento))).toEqual(new Set([null]));
    const address = features[0]?.properties.chiave;
    expect((await api.get(`/id/${address}`, { accept: 'application/json' })).statusCode).toBeLessThan(400);
  });

  it('has a name alone, and what is uncertain of it in another attribute', async () => {
    const { features } = await file('uts/1925-01-01');
    const of = (code: string) => features.find(({ properties }) => properties.codice === code)?.properties;
    expect(of('084')).toMatchObject({
      denominazione: 'Girgenti',
      denominazione_incerta: 'Girgenti o Agrigento (nome tra il 1921 e il 1931)',
    });
    expect(of('001')).toMatchObject({ denominazione: 'Torino', denominazione_incerta: null });
    const { features: municipalities } = await file('comune/1925-01-01?codice=084001');
    expect(municipalities.map(({ properties }) => properties.provincia)).toEqual(['Girgenti']);
  });

  it('counts in its sentence the units that it holds', async () => {
    const all = await file('comune/1901-01-01');
    expect(all.confini).toContain('1.3');
    const some = await file('comune/1901-01-01?provincia=MI');
    const shared = some.features.filter(({ properties }) => properties.disegnata_con !== null).length;
    const counted = Number(/(\d+) comuni sono disegnati insieme/.exec(some.confini)?.[1]);
    expect(counted).toBeGreaterThan(0);
    expect(counted).toBeLessThanOrEqual(shared);
    const box = await file('comune/1901-01-01?bbox=9.1,45.4,9.2,45.5');
    expect(Number(/(\d+) comuni sono disegnati insieme/.exec(box.confini)?.[1] ?? 0)).toBeLessThanOrEqual(box.unita);
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

  const geoPackage = async (address: string) => {
    const answer = await api.get(`/api/v1/confini/${address}`);
    expect(answer.headers['content-type']).toBe('application/geopackage+sqlite3');
    const { Database } = await initSqlJs();
    const database = new Database(answer.rawPayload);
    return (query: string) => {
      const [{ columns, values } = { columns: [], values: [] }] = database.exec(query);
      return values.map((row) => Object.fromEntries(columns.map((column, place) => [column, row[place]])));
    };
  };

  it('has the same units as GeoPackage, with their permanent numbers and the properties as columns', async () => {
    const address = 'comune/1861-03-17?bbox=7.4,43.8,8.2,44.4';
    const { features } = await file(address);
    const rows = (await geoPackage(`${address}&formato=gpkg`))('SELECT * FROM comune_1861_03_17');
    const asRow = ({ id, properties }: Feature) => ({
      fid: id,
      ...properties,
      confine_ricostruito: Number(properties.confine_ricostruito),
    });
    expect(rows.map(({ geom: _, ...row }) => row)).toEqual(features.map(asRow).sort((a, b) => Number(a.fid) - Number(b.fid)));
  });

  it('says in the GeoPackage all that the GeoJSON says beside its features', async () => {
    const { features, ...about } = await file('regione/1936-04-21');
    const rows = await geoPackage('regione/1936-04-21?formato=gpkg');
    expect(rows('SELECT count(*) AS compartments FROM regione_1936_04_21')).toEqual([{ compartments: features.length }]);
    const [described] = rows('SELECT identifier, description, metadata FROM gpkg_contents, gpkg_metadata');
    expect(described?.identifier).toBe('Compartimenti al 21/04/1936');
    expect(described?.description).toBe(
      `${about.confini} ${about.attributi} Fonte: Confini delle unità. Licenza: CC BY Istat. Edizione: ${about.edizione}.`,
    );
    expect({ type: 'FeatureCollection', ...JSON.parse(String(described?.metadata)) }).toEqual(about);
  });

  it('gives the GeoPackage compressed, under a name', async () => {
    const { headers } = await api.get('/api/v1/confini/uts/1991-10-20?formato=gpkg', { 'accept-encoding': 'gzip' });
    expect(headers).toMatchObject({ 'content-encoding': 'gzip', 'content-disposition': expect.stringContaining('"uts_1991-10-20.gpkg"') });
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
