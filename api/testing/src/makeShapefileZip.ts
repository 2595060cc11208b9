import { zipSync } from 'fflate';
import mapshaper from 'mapshaper';

/** A unit of a test: its properties, and a rectangle in degrees. */
export interface RectangularUnit {
  readonly properties: Readonly<Record<string, string | number>>;
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** A ZIP as Istat publishes boundaries: shapefiles in UTM 32N, each in a folder of its own, by their names. */
export async function makeShapefileZip(
  layers: Readonly<Record<string, readonly RectangularUnit[]>>,
  without: RegExp = /\.shx$/,
): Promise<Buffer> {
  const entries: Record<string, Uint8Array> = {};
  for (const [name, units] of Object.entries(layers)) {
    const features = units.map(({ properties, west, south, east, north }) => ({
      type: 'Feature',
      properties,
      geometry: {
        type: 'Polygon',
        coordinates: [
          [
            [west, south],
            [west, north],
            [east, north],
            [east, south],
            [west, south],
          ],
        ],
      },
    }));
    const input = { 'in.json': Buffer.from(JSON.stringify({ type: 'FeatureCollection', features })) };
    const command = `-i in.json -proj +proj=utm +zone=32 +datum=WGS84 -o ${name}.shp`;
    for (const [file, content] of Object.entries(await mapshaper.applyCommands(command, input)))
      if (!without.test(file)) entries[`Limiti/${name}/${file}`] = Buffer.from(content);
  }
  return Buffer.from(zipSync(entries));
}
