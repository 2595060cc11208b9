import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { recordRows } from '@territori/api-testing/recordRows';
import { Package } from 'datapackage';
import { describe, expect, it } from 'vitest';
import { type DataResource, readDataPackage } from '../files/dataPackage.ts';
import { carriedFiles } from './carriedFiles.ts';
import { CARRIED_RECORD } from './dataPlaces.ts';

const described = await readDataPackage(CARRIED_RECORD);
const resources = described?.resources ?? [];
const PUBLISHERS = ['Istat', 'AgID, Istat', "Ministero dell'Interno"];
const LICENCES: Readonly<Record<DataResource['licenses'][number]['name'], string>> = {
  'CC-BY-4.0': 'https://creativecommons.org/licenses/by/4.0/',
  'CC-BY': 'https://creativecommons.org/licenses/by/',
};

describe('the record that comes with the portal', () => {
  it('is a valid data package by the schema of Frictionless, with tables that have the rows and columns described', async () => {
    const validated = await Package.load(join(CARRIED_RECORD, 'datapackage.json'));
    expect(validated.errors).toEqual([]);
    expect(validated.valid).toBe(true);
    const tables = validated.resources.filter(({ tabular }) => tabular);
    const rows = await Promise.all(tables.map(async (table) => [table.name, (await table.read({ keyed: true, relations: false })).length]));
    expect(rows).toEqual(resources.filter(({ format }) => format === 'csv').map(({ name, rows }) => [name, rows]));
  }, 180_000);

  it('has no other files than those that are described', async () => {
    const files = await Promise.all(
      ['confini', 'tabelle'].map(async (folder) => (await readdir(join(CARRIED_RECORD, folder))).map((file) => `${folder}/${file}`)),
    );
    expect(files.flat().sort()).toEqual(resources.map(({ path }) => path).sort());
  });

  it.each(resources)('describes $path: hash, bytes, day, source, publisher and licence', async ({ path, hash, bytes, day, ...about }) => {
    const content = await readFile(join(CARRIED_RECORD, path));
    expect({ bytes, hash }).toEqual({
      bytes: content.byteLength,
      hash: `sha256:${createHash('sha256').update(content).digest('hex')}`,
    });
    const [year, whole] = /\d{4}(-\d{2}-\d{2})?/.exec(basename(path)) ?? [];
    if (whole) expect(day).toBe(year);
    else if (year && path.startsWith('confini/')) expect(day).toMatch(new RegExp(`^${year}-\\d{2}-\\d{2}$`));
    else expect(day).toBeNull();
    expect(about.title).not.toBe('');
    expect(about.sources).toMatchObject([{ title: expect.toBeOneOf(PUBLISHERS), path: expect.stringMatching(/^https:/) }]);
    const [licence] = about.licenses;
    expect(licence?.path).toBe(LICENCES[licence?.name ?? '']);
    expect(licence?.title).toContain(about.sources[0]?.title);
  });

  it.each(resources.filter(({ format }) => format === 'csv'))('describes the rows and columns of $path', async ({ path, rows, schema }) => {
    const recorded = await recordRows(basename(path, '.csv'));
    expect(recorded).toHaveLength(rows);
    expect(schema?.fields.map(({ name }) => name)).toEqual(Object.keys(recorded[0] ?? {}));
  });

  it.each(resources)('carries $path in the form in which it would carry it again', async (resource) => {
    const content = await readFile(join(CARRIED_RECORD, resource.path));
    expect(await carriedFiles(basename(resource.path), content)).toEqual([{ resource, text: content.toString('utf8') }]);
  });
});
