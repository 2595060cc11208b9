import { type Box, joinedBoxes, type Polygons } from '@territori/edition/map/DetailedSet';
import { eachInSlices } from '@territori/process/eachInSlices';
import { Turns } from '@territori/process/Turns';
import initSqlJs, { type Database } from 'sql.js';
import { boxAround, geoPackageGeometry, WGS84 } from './geoPackageGeometry.ts';
import { GEOPACKAGE_TABLES } from './geoPackageTables.ts';

/** A type of a column; a DATE is `YYYY-MM-DD`. */
export type ColumnType = 'TEXT' | 'DATE' | 'BOOLEAN';

export interface GeoPackageFeature {
  /** The key of the row; null for the next free one. */
  readonly fid: number | null;
  readonly geometry: Polygons | null;
  readonly properties: Readonly<Record<string, string | boolean | null>>;
}

/** The one layer of a GeoPackage. */
export interface GeoPackageLayer<Item> {
  /** Name of its table. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** What else is known of it, which is kept as JSON. */
  readonly metadata: object;
  /** ISO time. */
  readonly lastChange: string;
  readonly columns: Readonly<Record<string, ColumnType>>;
  readonly items: readonly Item[];
  /** Makes the feature of an item when it is its turn to be written. */
  readonly featureOf: (item: Item) => GeoPackageFeature;
}

/** A database is in memory until it is sent: one is written at a time. */
const turns = new Turns(1);

/**
 * A GeoPackage with one layer of MULTIPOLYGONs in WGS 84: a layer gives the same bytes always. It is written in slices, so that calls do
 * not wait for all of it.
 */
export async function geoPackage<Item>(layer: GeoPackageLayer<Item>): Promise<Uint8Array> {
  const { Database } = await initSqlJs();
  const giveBack = await turns.take();
  const database = new Database();
  try {
    // nothing is taken back: a file that fails is not sent
    database.exec(`PRAGMA journal_mode = OFF; BEGIN; ${GEOPACKAGE_TABLES}`);
    describe(database, layer, await addFeatures(database, layer));
    database.exec('COMMIT');
    return database.export();
  } finally {
    database.close();
    giveBack();
  }
}

/** Makes the table of the layer and its rows. Resolves to the box around all; null for none. */
async function addFeatures<Item>(database: Database, { name, columns, items, featureOf }: GeoPackageLayer<Item>): Promise<Box | null> {
  const names = Object.keys(columns);
  const typed = Object.entries(columns).map(([column, type]) => `"${column}" ${type}`);
  database.exec(`CREATE TABLE "${name}" (fid INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL, geom MULTIPOLYGON, ${typed.join(', ')})`);
  const row = database.prepare(`INSERT INTO "${name}" VALUES (?, ?${', ?'.repeat(names.length)})`);
  let extent: Box | null = null;
  await eachInSlices(items, (item) => {
    const { fid, geometry, properties } = featureOf(item);
    const box = geometry && boxAround(geometry);
    if (box) extent = extent ? joinedBoxes(extent, box) : box;
    const values = names.map((column) => properties[column] ?? null);
    row.run([
      fid,
      geometry && geoPackageGeometry(geometry, box),
      ...values.map((value) => (typeof value === 'boolean' ? Number(value) : value)),
    ]);
  });
  return extent;
}

/** Says in the tables of the standard what the layer is. */
function describe<Item>(database: Database, layer: GeoPackageLayer<Item>, extent: Box | null): void {
  const { name, title, description, lastChange, metadata } = layer;
  const content = [name, title, description, lastChange, ...(extent ?? [null, null, null, null]), WGS84];
  database.run("INSERT INTO gpkg_contents VALUES (?, 'features', ?, ?, ?, ?, ?, ?, ?, ?)", content);
  database.run("INSERT INTO gpkg_geometry_columns VALUES (?, 'geom', 'MULTIPOLYGON', ?, 0, 0)", [name, WGS84]);
  const json = 'https://www.rfc-editor.org/rfc/rfc8259';
  database.run("INSERT INTO gpkg_metadata VALUES (1, 'dataset', ?, 'application/json', ?)", [json, JSON.stringify(metadata)]);
  database.run("INSERT INTO gpkg_metadata_reference VALUES ('table', ?, NULL, NULL, ?, 1, NULL)", [name, lastChange]);
}
