import initSqlJs from 'sql.js';
import { describe, expect, it } from 'vitest';
import { type GeoPackageLayer, geoPackage } from './geoPackage.ts';
import { wkb } from './wkb.ts';

interface Unit {
  readonly id: number | null;
  readonly name: string;
  readonly west: number;
}

const squareFrom = (west: number) =>
  ({
    type: 'MultiPolygon',
    coordinates: [
      [
        [
          [west, 45],
          [west + 1, 45],
          [west + 1, 46],
          [west, 45],
        ],
      ],
    ],
  }) as const;

const layerOf = (items: readonly Unit[]): GeoPackageLayer<Unit> => ({
  name: 'uts_1938_01_01',
  title: 'Province al 01/01/1938',
  description: 'Confini del censimento',
  metadata: { licenza: 'CC BY' },
  lastChange: '2026-05-11T00:00:00.000Z',
  columns: { denominazione: 'TEXT', valido_al: 'DATE', confine_ricostruito: 'BOOLEAN' },
  items,
  featureOf: ({ id, name, west }) => ({
    fid: id,
    geometry: squareFrom(west),
    properties: { denominazione: name, valido_al: null, confine_ricostruito: true },
  }),
});

const UNITS: readonly Unit[] = [
  { id: 7, name: "Valle d'Aosta", west: 7 },
  { id: null, name: 'Trento', west: 11 },
];

describe('a GeoPackage', () => {
  const opened = async (items: readonly Unit[]) => {
    const { Database } = await initSqlJs();
    const database = new Database(await geoPackage(layerOf(items)));
    return (query: string) => database.exec(query)[0]?.values;
  };

  it('says that it is one, in the version 1.3', async () => {
    const rows = await opened(UNITS);
    expect(rows('PRAGMA application_id')).toEqual([[0x47504b47]]);
    expect(rows('PRAGMA user_version')).toEqual([[10300]]);
    expect(rows('PRAGMA integrity_check')).toEqual([['ok']]);
    expect(rows('PRAGMA foreign_key_check')).toBeUndefined();
  });

  it('has its layer in the tables of the standard', async () => {
    const rows = await opened(UNITS);
    const title = 'Province al 01/01/1938';
    expect(rows('SELECT * FROM gpkg_contents')).toEqual([
      ['uts_1938_01_01', 'features', title, 'Confini del censimento', '2026-05-11T00:00:00.000Z', 7, 45, 12, 46, 4326],
    ]);
    expect(rows('SELECT * FROM gpkg_geometry_columns')).toEqual([['uts_1938_01_01', 'geom', 'MULTIPOLYGON', 4326, 0, 0]]);
    expect(rows('SELECT srs_id FROM gpkg_spatial_ref_sys ORDER BY srs_id')).toEqual([[-1], [0], [4326]]);
    expect(rows('SELECT mime_type, metadata FROM gpkg_metadata')).toEqual([['application/json', '{"licenza":"CC BY"}']]);
    expect(rows('SELECT reference_scope, table_name, md_file_id FROM gpkg_metadata_reference')).toEqual([['table', 'uts_1938_01_01', 1]]);
  });

  it('has a row for each feature, with a column for each property', async () => {
    const rows = await opened(UNITS);
    expect(rows("SELECT name, type, pk FROM pragma_table_info('uts_1938_01_01')")).toEqual([
      ['fid', 'INTEGER', 1],
      ['geom', 'MULTIPOLYGON', 0],
      ['denominazione', 'TEXT', 0],
      ['valido_al', 'DATE', 0],
      ['confine_ricostruito', 'BOOLEAN', 0],
    ]);
    expect(rows('SELECT fid, denominazione, valido_al, confine_ricostruito FROM uts_1938_01_01')).toEqual([
      [7, "Valle d'Aosta", null, 1],
      [8, 'Trento', null, 1],
    ]);
  });

  it('has before each geometry the reference system and the box around it', async () => {
    const rows = await opened(UNITS);
    const geometry = Buffer.from(rows('SELECT geom FROM uts_1938_01_01 WHERE fid = 7')?.[0]?.[0] as Uint8Array);
    expect(geometry.subarray(0, 4).toString('latin1')).toBe('GP\x00\x03');
    expect(geometry.readInt32LE(4)).toBe(4326);
    expect([8, 16, 24, 32].map((place) => geometry.readDoubleLE(place))).toEqual([7, 8, 45, 46]);
    expect(geometry.subarray(40)).toEqual(wkb(squareFrom(7)));
  });

  it('is the same bytes at any time', async () => expect(await geoPackage(layerOf(UNITS))).toEqual(await geoPackage(layerOf(UNITS))));

  it('without features has an empty layer without an extent', async () => {
    const rows = await opened([]);
    expect(rows('SELECT count(*) FROM uts_1938_01_01')).toEqual([[0]]);
    expect(rows('SELECT min_x, min_y, max_x, max_y FROM gpkg_contents')).toEqual([[null, null, null, null]]);
  });
});
