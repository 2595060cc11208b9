import { makeShapefileZip, type RectangularUnit } from '@territori/api-testing/makeShapefileZip';
import { squareKilometres } from '@territori/history/boundaries/squareKilometres';
import { describe, expect, it } from 'vitest';
import { BadFileError, NotASourceError } from '../files/BadFileError.ts';
import { readBoundaryFile } from './readBoundaryFile.ts';
import { checkShapefiles } from './readShapefiles.ts';
import { isShapefileZip } from './shapefileZip.ts';

const unit = (properties: RectangularUnit['properties'], west: number): RectangularUnit => ({
  properties,
  west,
  south: 45,
  east: west + 1,
  north: 46,
});

/** Two municipalities beside each other, their two provinces, of which one is a metropolitan city, and a division of Italy. */
const LAYERS = {
  Com01012023_g_WGS84: [
    unit({ COD_RIP: 1, COD_REG: 1, COD_PROV: 1, PRO_COM: 1001, PRO_COM_T: '001001', COMUNE: 'Agliè' }, 8),
    unit({ COD_RIP: 1, COD_REG: 1, COD_PROV: 2, PRO_COM: 2002, PRO_COM_T: '002002', COMUNE: 'Alagna' }, 9),
  ],
  ProvCM01012023_g_WGS84: [
    unit({ COD_RIP: 1, COD_REG: 1, COD_PROV: 1, COD_CM: 201, COD_UTS: 201, DEN_PROV: '-', DEN_CM: 'Torino', DEN_UTS: 'Torino' }, 8),
    unit({ COD_RIP: 1, COD_REG: 1, COD_PROV: 2, COD_CM: 0, COD_UTS: 2, DEN_PROV: 'Vercelli', DEN_CM: '-', DEN_UTS: 'Vercelli' }, 9),
  ],
  RipGeo01012023_g_WGS84: [unit({ COD_RIP: 1, DEN_RIP: 'Nord-ovest' }, 8)],
};

describe('a ZIP of shapefiles', () => {
  it('is known by its content, not by its name', async () => {
    const zip = await makeShapefileZip(LAYERS);
    expect(isShapefileZip(zip)).toBe(true);
    expect(isShapefileZip(zip.subarray(0, 200))).toBe(false);
    expect(isShapefileZip(Buffer.from('{"type":"Topology"}'))).toBe(false);
  });

  it('gives a set for each level that it holds, with codes, names and the day of its name', async () => {
    const sets = await readBoundaryFile('renamed.zip', await makeShapefileZip(LAYERS));
    expect(sets.map(({ level, date, areas }) => [level, date, areas.map(({ code, name }) => `${code} ${name}`)])).toEqual([
      ['comune', '2023-01-01', ['001001 Agliè', '002002 Alagna']],
      ['uts', '2023-01-01', ['001 Torino', '002 Vercelli']],
    ]);
  });

  it('is projected to degrees, and its neighbours share the line between them', async () => {
    const [set] = await readBoundaryFile('renamed.zip', await makeShapefileZip(LAYERS));
    const positions = set?.arcs.flat() ?? [];
    const near = ([longitude, latitude]: readonly [number, number], east: number, north: number) =>
      Math.hypot(longitude - east, latitude - north) < 1e-5;
    for (const [east, north] of [
      [8, 45],
      [9, 45],
      [9, 46],
      [10, 46],
    ] as const)
      expect(positions.some((position) => near(position, east, north))).toBe(true);
    const arcsOf = (place: number) => new Set(set?.areas[place]?.polygons.flat(2).map((arc) => (arc < 0 ? ~arc : arc)));
    expect([...arcsOf(0)].filter((arc) => arcsOf(1).has(arc))).toHaveLength(1);
    const [left, right] = set?.areas.map((area) => squareKilometres(set.arcs, area)) ?? [];
    // a degree by a degree at 45.5° north
    expect(left).toBeCloseTo(right ?? 0, 0);
    expect(left).toBeGreaterThan(8600);
    expect(left).toBeLessThan(8720);
  });

  it.each([
    ['Com2011_g_WGS84', 'x.zip', '2011-10-09'],
    ['Com2001_g_WGS84', 'x.zip', '2001-10-21'],
    ['Com01012002_g_WGS84', 'x.zip', '2002-01-01'],
    ['comuni', 'Limiti1991_g.zip', '1991-10-20'],
    ['comuni', 'Limiti01012024_g.zip', '2024-01-01'],
    ['comuni', 'x.zip', null],
  ])('of the shapefile %s in %s is dated %s', async (layer, file, day) => {
    const [set] = await readBoundaryFile(file, await makeShapefileZip({ [layer]: LAYERS.Com01012023_g_WGS84 }));
    expect(set?.date).toBe(day);
  });

  it('is checked without its shapes: the levels, the days and the numbers of units', async () => {
    const zip = await makeShapefileZip(LAYERS);
    const sets = await readBoundaryFile('x.zip', zip);
    expect(await checkShapefiles('x.zip', zip)).toEqual(sets.map(({ level, date, areas }) => ({ level, date, units: areas.length })));
  });

  it('is refused as a source when it has no units of Italy', async () => {
    const zip = await makeShapefileZip({ rivers: [unit({ RIVER: 'Po' }, 8)] });
    await expect(checkShapefiles('x.zip', zip)).rejects.toThrow(NotASourceError);
    await expect(checkShapefiles('x.zip', zip)).rejects.toThrow('none of its shapefiles has the codes of Italian units: rivers');
  });

  it('is refused with the shapefile that lacks a part, is cut short, or has a bad code', async () => {
    await expect(checkShapefiles('x.zip', await makeShapefileZip(LAYERS, /\.prj$/))).rejects.toThrow(
      'x.zip, Com01012023_g_WGS84.shp: the ZIP has no Com01012023_g_WGS84.prj beside it',
    );
    const bad = await makeShapefileZip({ comuni: [unit({ PRO_COM_T: '00100A' }, 8)] });
    await expect(checkShapefiles('x.zip', bad)).rejects.toThrow('x.zip, comuni, record 1: "PRO_COM_T" is "00100A", not a code of 6 digits');
    const { unzipSync, zipSync } = await import('fflate');
    const entries = unzipSync(await makeShapefileZip(LAYERS));
    const path = 'Limiti/Com01012023_g_WGS84/Com01012023_g_WGS84.shp';
    const cut = Buffer.from(zipSync({ ...entries, [path]: (entries[path] as Uint8Array).subarray(0, 200) }));
    await expect(checkShapefiles('x.zip', cut)).rejects.toThrow(BadFileError);
    await expect(checkShapefiles('x.zip', cut)).rejects.toThrow('x.zip, Com01012023_g_WGS84.shp: its shapes are cut short');
  });
});
