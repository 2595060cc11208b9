import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { loadedArchive } from '@territori/api-testing/loadedArchive';
import { RecordedHistory } from '@territori/api-testing/RecordedHistory';
import { openApp } from '@territori/api-testing/testApp';
import { useOpened } from '@territori/api-testing/useOpened';
import { holdersOf } from '@territori/edition/map/holdersOf';
import type { MapSet } from '@territori/edition/map/MapSet';
import { MunicipalSuccession } from '@territori/edition/map/MunicipalSuccession';
import { mapOfEdition } from '@territori/edition/map/mapOfEdition';
import { squareKilometres } from '@territori/history/boundaries/squareKilometres';
import { covers } from '@territori/history/territory/period';
import { readBoundaries } from '@territori/load/boundaries/readBoundaries';
import { CARRIED_RECORD } from '@territori/load/record/dataPlaces';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const run = promisify(execFile);

const DAYS = [
  '1861-03-17',
  '1866-12-01',
  '1871-06-01',
  '1901-01-01',
  '1921-01-01',
  '1927-01-12',
  '1938-01-01',
  '1951-01-01',
  '1992-01-01',
  '2026-01-01',
] as const;
const FILES = DAYS.flatMap((day) => (['comune', 'uts', 'regione'] as const).map((level) => [level, day] as const));

/** The Earth as the areas of the sources are measured: a sphere, on a projection that keeps areas. */
const SPHERE = { degrees: '+proj=longlat +R=6371008.8 +no_defs', plane: '+proj=cea +R=6371008.8 +no_defs' };

/** Attributes that every feature has. */
const ALWAYS = ['chiave', 'livello', 'denominazione', 'data', 'confine_insieme', 'confine_data', 'confine_ricostruito'];

/** The provinces that lie in no compartment of their day. */
const UNPLACED: Readonly<Record<string, readonly string[]>> = {
  'uts 1921-01-01': ['Venezia Tridentina'],
  'comune 1921-01-01': ['Venezia Tridentina'],
};

type Row = Readonly<Record<string, string>>;

describe('the files of a day, opened by GDAL', () => {
  const api = useOpened(async () => openApp('pglite', { archive: await loadedArchive() }));
  let folder = '';
  let sets: readonly MapSet[] = [];
  let succession: MunicipalSuccession;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'territori-gdal-'));
    const { history } = await RecordedHistory.read();
    const carried = join(CARRIED_RECORD, 'confini');
    const boundaries = await Promise.all(
      (await readdir(carried)).sort().map(async (file) => readBoundaries(file, await readFile(join(carried, file)))),
    );
    sets = mapOfEdition(boundaries, history).sets;
    succession = new MunicipalSuccession(history);
  }, 600_000);
  afterAll(() => rm(folder, { recursive: true, force: true }));

  /** The rows that a query of a file gives. */
  const rows = async (file: string, query: string): Promise<Row[]> => {
    const { stdout } = await run('ogr2ogr', ['-f', 'CSV', '/vsistdout/', file, '-dialect', 'sqlite', '-sql', query], {
      maxBuffer: 1e8,
    });
    return parse(stdout, { columns: true }) as Row[];
  };

  /** The area of each unit in the source, in square kilometres, by its key. */
  const trueAreas = (level: string, day: string, id: string, codes: ReadonlyMap<string, string>): ReadonlyMap<string, number> => {
    const { boundaries, date } = sets.find((set) => set.id === id) as MapSet;
    const sizes = boundaries.areas.map((area) => squareKilometres(boundaries.arcs, area));
    if (level !== 'comune') return new Map(boundaries.areas.map(({ code }, place) => [codes.get(code) ?? code, sizes[place] as number]));
    const found = new Map<string, number>();
    holdersOf(boundaries, date, succession).forEach((tenures, place) => {
      for (const unit of tenures.find((tenure) => covers(tenure, day))?.holders ?? [])
        found.set(`comune/${unit}`, (found.get(`comune/${unit}`) ?? 0) + (sizes[place] as number));
    });
    return found;
  };

  it.each(FILES)(
    '%s on %s: as many units as were in force, valid, of the size of the source, with their attributes',
    async (level, day) => {
      const answer = await api.get(`/api/v1/confini/${level}/${day}?formato=gpkg`);
      const file = join(folder, `${level}_${day}.gpkg`);
      await writeFile(file, answer.rawPayload);
      const layer = `${level}_${day.replaceAll('-', '_')}`;
      const plane = join(folder, `${layer}.plane.gpkg`);
      await run('ogr2ogr', ['-s_srs', SPHERE.degrees, '-t_srs', SPHERE.plane, plane, file]);

      const about = JSON.parse((await rows(file, 'SELECT id, metadata FROM gpkg_metadata'))[0]?.metadata ?? '');
      const units = await rows(plane, `SELECT *, ST_Area(geom) / 1e6 AS kmq FROM ${layer}`);
      const inForce = (await api.get(`/api/v1/confini?livello=${level}&data=${day}`)).json();
      const compartments = units.some(({ livello }) => livello === 'compartimento');
      expect(units.length).toBe(about.unita);
      expect(units.length + about.non_disegnate.length).toBe(compartments ? units.length : inForce.unita);
      expect(await rows(file, `SELECT chiave, denominazione FROM ${layer} WHERE NOT ST_IsValid(geom)`)).toEqual([]);

      // compartments and other units have the codes of their set
      const keyOf = new Map(
        units.map(
          ({ codice, denominazione, chiave }) => [compartments ? (denominazione ?? '').toUpperCase() : codice, chiave] as [string, string],
        ),
      );
      const truth = trueAreas(level, day, units[0]?.confine_insieme ?? '', keyOf);
      const off = units.filter(({ chiave = '', kmq }) => !(Math.abs(Number(kmq) / (truth.get(chiave) ?? 0) - 1) <= 0.03));
      expect(off.map(({ denominazione, chiave = '', kmq }) => [denominazione, kmq, truth.get(chiave)])).toEqual([]);

      const empty = (name: string) => units.filter((unit) => unit[name] === '').length;
      expect(ALWAYS.filter((name) => empty(name) > 0)).toEqual([]);
      expect(new Set(units.map(({ chiave }) => chiave)).size).toBe(units.length);
      // the record has no codes of compartments
      expect(empty('codice')).toBe(compartments ? units.length : 0);
      // regions begin in 1948, compartments end then
      expect(empty('regione') + empty('regione_codice')).toBe(day < '1948-01-01' ? 2 * units.length : 0);
      const outside = units.filter(({ compartimento, compartimento_chiave }) => compartimento === '' && compartimento_chiave === '');
      if (day >= '1948-01-01') expect(outside).toHaveLength(units.length);
      // what joined Italy in 1920 is in no compartment until those of the census of 1921 are drawn
      else
        expect(new Set(outside.map(({ denominazione, provincia }) => provincia || denominazione))).toEqual(
          new Set(UNPLACED[`${level} ${day}`]),
        );
      if (level === 'comune') expect([empty('provincia'), empty('provincia_codice'), empty('confine_certezza')]).toEqual([0, 0, 0]);
    },
  );
});
