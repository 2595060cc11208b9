import { useApp } from '@territori/api-testing/testApp';
import { FeatureCollection } from '@territori/wire/v1/ogc';
import { Value } from 'typebox/value';
import { describe, expect, it } from 'vitest';

interface Link {
  readonly href: string;
  readonly rel: string;
  readonly type: string;
}
interface Feature {
  readonly id: number | string;
  readonly geometry: { readonly type: string; readonly coordinates: [number, number][][][] } | null;
  readonly properties: Readonly<Record<string, string | number | boolean | null>>;
}
interface Page {
  readonly features: readonly Feature[];
  readonly numberMatched: number;
  readonly numberReturned: number;
  readonly links: readonly Link[];
  readonly confini: string;
}

describe('OGC API Features', () => {
  const api = useApp('pglite');

  const pathOf = (address: string) => {
    const { pathname, search } = new URL(address, 'https://territori.example');
    return pathname + search;
  };
  const items = async (collection: string, query: string): Promise<Page> => {
    const answer = await api.get(`/api/v1/ogc/collections/${collection}/items?${query}`);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/geo+json; charset=utf-8']);
    return answer.json();
  };
  /** All pages, each by the address that the one before names. */
  const everyPage = async (address: string): Promise<Feature[]> => {
    const features: Feature[] = [];
    for (let next: string | undefined = address; next !== undefined; ) {
      const page: Page = (await api.get(pathOf(next), { accept: 'application/geo+json, application/json' })).json();
      expect(page.numberReturned).toBe(page.features.length);
      features.push(...page.features);
      next = page.links.find(({ rel }) => rel === 'next')?.href;
    }
    return features;
  };

  it('opens in QGIS as its provider asks: landing page, definitions, conformance, collections, one feature, then all pages', async () => {
    const landing = await api.get('/api/v1/ogc', { accept: 'application/json' });
    expect([landing.statusCode, landing.headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
    const links: readonly Link[] = landing.json().links;
    const at = (rel: string) => pathOf(links.find((one) => one.rel === rel)?.href ?? '');

    const definitions = await api.get(at('service-desc'), { accept: 'application/vnd.oai.openapi+json;version=3.0, application/json' });
    expect(definitions.headers['content-type']).toMatch(/^application\/vnd\.oai\.openapi\+json; ?version="?3\.0"?/);
    // QGIS takes the size of its pages from here
    expect(definitions.json()).toMatchObject({
      openapi: '3.0.3',
      components: { parameters: { limit: { schema: { maximum: 10_000, default: 1000 } } } },
    });
    expect((await api.get(at('conformance'))).json().conformsTo).toContain(
      'http://www.opengis.net/spec/ogcapi-features-1/1.0/conf/geojson',
    );
    const { collections } = (await api.get(at('data'))).json();
    expect(collections.map(({ id }: { id: string }) => id)).toEqual(['comuni', 'uts', 'regioni']);
    for (const { links: own, extent, crs } of collections) {
      expect(extent.spatial.bbox[0]).toHaveLength(4);
      expect(extent.temporal.interval).toEqual([['1861-03-17T00:00:00Z', null]]);
      expect(crs).toEqual(['http://www.opengis.net/def/crs/OGC/1.3/CRS84']);
      const self = own.find(({ rel }: Link) => rel === 'self') as Link;
      expect((await api.get(pathOf(self.href))).json().links.map(({ rel }: Link) => rel)).toContain('items');
    }
    const { href } = collections[1].links.find(({ rel }: Link) => rel === 'items') as Link;
    expect((await api.get(`${pathOf(href)}?limit=10`, { accept: 'application/geo+json, application/json' })).json().features).toHaveLength(
      10,
    );
    const all = await everyPage(`${href}?limit=40&datetime=1938-01-01`);
    expect(all).toHaveLength(94);
  });

  it('has the provinces of 1938, each once, and says which have no boundary', async () => {
    const page = await items('uts', 'datetime=1938-01-01T00:00:00Z&limit=1000&lingua=en');
    expect([...Value.Errors(FeatureCollection, page)]).toEqual([]);
    const inForce = (await api.get('/api/v1/unita?livello=uts&data=1938-01-01&per_pagina=1000')).json().dati;
    expect(page.features.map(({ id }) => id)).toEqual(inForce.map(({ id }: { id: number }) => id));
    const named = (name: string) => page.features.find(({ properties }) => properties.denominazione === name);
    expect(named('Torino')?.geometry?.type).toBe('MultiPolygon');
    expect(named('Torino')?.properties).toMatchObject({ livello: 'uts', codice: '001', data: '1938-01-01', regione: null });
    for (const name of ['Fiume', 'Zara']) expect([name, named(name)?.geometry]).toEqual([name, null]);
    expect(page.confini).toContain('Fiume');
  });

  it('has the municipalities of a box in 1951 by the unit that held each area, and of those alone', async () => {
    const box = [11.0, 45.2, 11.9, 45.8] as const;
    const all = await everyPage(`/api/v1/ogc/collections/comuni/items?datetime=1951-11-04&limit=10000`);
    expect(all).toHaveLength(7812);
    const found = await everyPage(`/api/v1/ogc/collections/comuni/items?datetime=1951-11-04&bbox=${box}&limit=50`);
    expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
    const names = new Set(found.map(({ properties }) => properties.denominazione));
    for (const name of ['Vicenza', 'Padova', 'Lonigo']) expect(names).toContain(name);
    for (const name of ['Rovigo', 'Venezia', 'Milano']) expect(names).not.toContain(name);
    // every unit with a corner in the box is there
    const [west, south, east, north] = box;
    const inside = all.filter(({ geometry }) =>
      geometry?.coordinates.flat(2).some(([x, y]) => x >= west && x <= east && y >= south && y <= north),
    );
    const ids = new Set(found.map(({ id }) => id));
    expect(inside.filter(({ id }) => !ids.has(id))).toEqual([]);
    expect(found.length - inside.length).toBeLessThan(5);
    expect(found[0]?.properties).toMatchObject({ confine_insieme: 'comune-2010', data: '1951-11-04' });
  });

  it('finds the one unit that a small box lies in, and its feature by id on a day', async () => {
    const { features } = await items('comuni', 'datetime=1936-04-21&bbox=9.189,45.463,9.191,45.465');
    expect(features.map(({ properties }) => properties.denominazione)).toEqual(['Milano']);
    const answer = await api.get(`/api/v1/ogc/collections/comuni/items/${features[0]?.id}?datetime=1936-04-21`);
    expect(answer.json().geometry).toEqual(features[0]?.geometry);
    const missing = await api.get('/api/v1/ogc/collections/comuni/items/10370610?datetime=1936-04-21');
    expect([missing.statusCode, missing.json().codice]).toEqual([404, 'unita_inesistente']);
  });

  it('draws each unit with closed rings, the outer ones against the clock, within the extent', async () => {
    const { features } = await items('regioni', 'datetime=2020-01-01');
    expect(features).toHaveLength(20);
    for (const { geometry } of features) {
      for (const [outer = [], ...holes] of geometry?.coordinates ?? []) {
        expect(turn(outer)).toBeGreaterThan(0);
        for (const hole of holes) expect(turn(hole)).toBeLessThan(0);
        expect(outer[0]).toEqual(outer.at(-1));
      }
    }
    const compartments = await items('regioni', 'datetime=1936-04-21');
    expect(compartments.features.find(({ properties }) => properties.denominazione === 'Piemonte')).toMatchObject({
      id: 'piemonte',
      properties: { livello: 'compartimento', codice: null },
    });
  });

  it.each(['1861-03-17', '1951-11-04'])('joins areas of two regions into closed rings on %s', async (day) => {
    const { features } = await items('comuni', `datetime=${day}&limit=10000`);
    const open = features.filter(({ geometry }) => geometry?.coordinates.flat().some((ring) => `${ring[0]}` !== `${ring.at(-1)}`));
    expect(open.map(({ properties }) => properties.denominazione)).toEqual([]);
  });

  it('says what is wrong, takes a limit that is too large as the largest, and keeps what names its edition and day', async () => {
    const wrong = async (query: string) => (await api.get(`/api/v1/ogc/collections/uts/items?${query}`)).json();
    for (const bbox of ['1,2,3', '11,46,12,45', 'a,b,c,d', '11,45,12,460'])
      expect(await wrong(`bbox=${bbox}`), bbox).toMatchObject({ status: 400, parametro: 'bbox' });
    for (const datetime of ['yesterday', '1938-02-30', '1938-01-01/1937-01-01', '1938-01-01T25:00:00Z', 'a/b/c'])
      expect(await wrong(`datetime=${datetime}`), datetime).toMatchObject({ status: 400, parametro: 'datetime' });
    expect(await wrong('datetime=1850-01-01')).toMatchObject({ status: 400, codice: 'data_fuori_periodo' });
    expect(await wrong('crs=x')).toMatchObject({ status: 400, codice: 'parametro_sconosciuto' });
    expect((await api.get('/api/v1/ogc/collections/strade/items')).json()).toMatchObject({ status: 404 });
    expect((await items('uts', 'datetime=2020-01-01&limit=99999')).numberReturned).toBe(107);
    expect((await items('uts', 'datetime=../1861-12-31')).features).toHaveLength(59);
    const { edizione } = (await api.get('/api/v1')).json();
    const kept = await api.get(`/api/v1/ogc/collections/uts/items?datetime=2020-01-01&edizione=${edizione}`);
    expect(kept.headers['cache-control']).toContain('immutable');
    // without an end it means today
    const open = await api.get(`/api/v1/ogc/collections/uts/items?datetime=2020-01-01/..&edizione=${edizione}`);
    expect(open.headers['cache-control']).not.toContain('immutable');
    const again = await api.get('/api/v1/ogc/collections/uts/items?datetime=2020-01-01');
    const held = await api.get('/api/v1/ogc/collections/uts/items?datetime=2020-01-01', { 'if-none-match': String(again.headers.etag) });
    expect(held.statusCode).toBe(304);
  });
});

/** Positive for a ring that runs against the clock. */
const turn = (ring: readonly (readonly [number, number])[]): number =>
  ring.reduce((sum, [x, y], place) => {
    const [nextX, nextY] = ring[(place + 1) % ring.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
