import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { folderOf } from '@territori/api-testing/folderOf';
import { historyCsv, SMALL_HISTORY } from '@territori/api-testing/smallFiles';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readDataPackage } from '../files/dataPackage.ts';
import { openFiles } from '../files/openFiles.ts';
import { type CarriedFile, carriedFiles } from './carriedFiles.ts';
import { writeRecord } from './writeRecord.ts';

const REGIONS = 'CODICE_1_LIVELLO,LABEL_ITA_1_LIVELLO,DEFINIZIONE\n01,Piemonte,\n';

describe('a record that is written', () => {
  let history: CarriedFile[];
  let regions: CarriedFile[];
  let folder: string;
  beforeAll(async () => {
    history = await carriedFiles('cities.csv', Buffer.from(SMALL_HISTORY));
    regions = await carriedFiles('regions.csv', Buffer.from(REGIONS));
  });
  beforeEach(async () => {
    folder = await folderOf({});
    await writeRecord(folder, [...regions, ...history]);
  });

  it('is read as it was, its files in order of path', async () => {
    const { files } = await openFiles(folder);
    const texts = await Promise.all(files.map(async ({ file, bytes }) => [file, Buffer.from(await bytes()).toString()]));
    expect(texts).toEqual([
      ['cities.csv', history[0]?.text],
      ['regions.csv', regions[0]?.text],
    ]);
    expect((await readDataPackage(folder))?.resources).toEqual([...history, ...regions].map(({ resource }) => resource));
  });

  it('is the same for the same files in another order', async () => {
    const before = await readFile(join(folder, 'datapackage.json'), 'utf8');
    await writeRecord(folder, [...history, ...regions]);
    expect(await readFile(join(folder, 'datapackage.json'), 'utf8')).toBe(before);
  });

  it('loses the files that it lists no longer, and leaves what stands beside it', async () => {
    await writeFile(join(folder, 'README.md'), '#');
    await writeRecord(folder, history);
    expect(await readdir(join(folder, 'tabelle'))).toEqual(['cities.csv']);
    expect((await readdir(folder)).sort()).toEqual(['README.md', 'datapackage.json', 'tabelle']);
  });

  it('is refused when it is read where its writing was interrupted', async () => {
    const [changed] = await carriedFiles('cities.csv', Buffer.from(historyCsv('001009 OMEGA 01-01-2000 31-12-9999')));
    await writeFile(join(folder, 'tabelle/cities.csv'), changed?.text ?? '');
    await expect(openFiles(folder)).rejects.toThrow(/restore the folder/);
  });
});
