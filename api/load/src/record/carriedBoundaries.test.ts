import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeShapefileZip, type RectangularUnit } from '@territori/api-testing/makeShapefileZip';
import type { Boundaries } from '@territori/history/boundaries/Boundaries';
import { squareKilometres } from '@territori/history/boundaries/squareKilometres';
import { describe, expect, it } from 'vitest';
import { isTopology, readBoundaries } from '../boundaries/readBoundaries.ts';
import { readShapefiles } from '../boundaries/readShapefiles.ts';
import { carriedBoundaries } from './carriedBoundaries.ts';
import { CARRIED_RECORD } from './dataPlaces.ts';

const unit = (properties: RectangularUnit['properties'], west: number): RectangularUnit => ({
  properties,
  west,
  south: 45,
  east: west + 1,
  north: 46,
});

const readAgain = async (file: string, bytes: Uint8Array) =>
  (await carriedBoundaries(file, bytes)).map(({ name, content }) => readBoundaries(name, Buffer.from(content)));

const known = (sets: readonly Boundaries[]) =>
  sets.map(({ level, date, original, areas }) => ({ level, date, original, units: areas.map(({ code, name }) => [code, name]) }));

/** The largest share by which the area of a unit differs. */
const difference = (sets: readonly Boundaries[], others: readonly Boundaries[]) =>
  Math.max(
    ...sets.flatMap(({ arcs, areas }, set) =>
      areas.map((area, place) => {
        const other = others[set];
        const same = other?.areas[place];
        return same ? Math.abs(squareKilometres(other.arcs, same) / squareKilometres(arcs, area) - 1) : Number.NaN;
      }),
    ),
  );

describe('a ZIP of shapefiles in the form of the record', () => {
  const LAYERS = {
    Com01012026_g_WGS84: [
      unit({ COD_REG: 1, COD_PROV: 1, PRO_COM: 1001, PRO_COM_T: '001001', COMUNE: 'Agliè' }, 8),
      unit({ COD_REG: 1, COD_PROV: 2, PRO_COM: 2002, PRO_COM_T: '002002', COMUNE: 'Alagna' }, 9),
    ],
    ProvCM01012026_g_WGS84: [
      unit({ COD_REG: 1, COD_PROV: 1, DEN_PROV: '-', DEN_UTS: 'Torino' }, 8),
      unit({ COD_REG: 1, COD_PROV: 2, DEN_PROV: 'Vercelli', DEN_UTS: 'Vercelli' }, 9),
    ],
    Reg01012026_g_WGS84: [unit({ COD_REG: 1, DEN_REG: 'PIEMONTE' }, 8)],
    Comp01012026: [unit({ COMP: 'ABRUZZI E MOLISE' }, 9)],
  };

  it('is a TopoJSON for each level, named by level and day', async () => {
    const files = await carriedBoundaries('Limiti01012026_g.zip', await makeShapefileZip(LAYERS));
    expect(files.map(({ name }) => name).sort()).toEqual([
      'compartimenti_2026-01-01.topo.json',
      'comuni_2026-01-01.topo.json',
      'province_2026-01-01.topo.json',
      'regioni_2026-01-01.topo.json',
    ]);
    for (const { content } of files) expect(isTopology(Buffer.from(content))).toBe(true);
  });

  it('has the same levels, days, codes, names and areas, and is an original of the institute', async () => {
    const zip = await makeShapefileZip(LAYERS);
    const sets = await readShapefiles('Limiti01012026_g.zip', zip);
    const again = await readAgain('Limiti01012026_g.zip', zip);
    expect(known(again)).toEqual(known(sets));
    expect(again.every(({ original }) => original)).toBe(true);
    expect(difference(sets, again)).toBeLessThan(0.01);
  });

  it('is refused without a day', async () => {
    await expect(carriedBoundaries('limiti.zip', await makeShapefileZip({ comuni: LAYERS.Com01012026_g_WGS84 }))).rejects.toThrow(
      'limiti.zip, comuni: neither its shapefile nor its own name has a day',
    );
  });
});

it('the boundaries of 1991 stand in the record in this form, with each unit of the census', async () => {
  const read = async (name: string) => readBoundaries(name, await readFile(join(CARRIED_RECORD, 'confini', name)));
  const sets = await Promise.all(['province_1991-10-20.topo.json', 'regioni_1991-10-20.topo.json'].map(read));
  expect(sets.map(({ level, date, original, areas }) => [level, date, original, areas.length])).toEqual([
    ['uts', '1991-10-20', true, 95],
    ['regione', '1991-10-20', true, 20],
  ]);
  const italy = sets.map(({ arcs, areas }) => areas.reduce((sum, area) => sum + squareKilometres(arcs, area), 0));
  // Italy has 301,000 km²
  for (const area of italy) expect(Math.abs(area / 301_300 - 1)).toBeLessThan(0.01);
});
