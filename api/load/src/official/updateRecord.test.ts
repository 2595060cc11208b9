import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { archiveOf, type Given } from '@territori/api-testing/archiveOf';
import { folderOf } from '@territori/api-testing/folderOf';
import { recordOf } from '@territori/api-testing/recordOf';
import { changesByLabels, changesByNames, SMALL_CHANGES } from '@territori/api-testing/smallChanges';
import { SMALL_HISTORY } from '@territori/api-testing/smallFiles';
import iconv from 'iconv-lite';
import { beforeAll, describe, expect, it } from 'vitest';
import { readDataPackage } from '../files/dataPackage.ts';
import { updateRecord } from './updateRecord.ts';

/** A list of municipalities, long enough for one of them to be less than 1 %. */
const CODES = Array.from({ length: 400 }, (_, index) => String(1001 + index).padStart(6, '0'));
const SIZE_COLUMNS = ['PRO_COM_T', 'COMUNE', 'SIGLA_AUTOMOBILISTICA', 'POP_LEG', 'ANNO_CENSIMENTO', 'AREA_KMQ', 'ANNO_AREA', 'POP_RES'];
const sizes = (codes = CODES, area = '13,5') =>
  JSON.stringify({
    resultset: codes.map((code) => {
      const values = [code, `Comune ${code}`, 'TO', 100, 2021, area, 2025, 99];
      return Object.fromEntries(SIZE_COLUMNS.map((name, place) => [name, values[place]]));
    }),
  });

const topology = (codes: readonly string[]): string =>
  JSON.stringify({
    type: 'Topology',
    arcs: [
      [
        [8, 46],
        [7, 46],
        [7, 45],
        [8, 46],
      ],
    ],
    objects: {
      comuni: { type: 'GeometryCollection', geometries: codes.map((id) => ({ type: 'Polygon', id, arcs: [[0]] })) },
    },
  });

let record: string;
beforeAll(async () => {
  record = await recordOf({
    'cities.csv': SMALL_HISTORY,
    'situas_129_2010-06-01.csv': changesByLabels(),
    'situas_74_2010-06-01.json': sizes(),
    'comuni_2010.topo.json': topology(CODES),
  });
});

/** Updates the record by an archive: the files that differ, the folder that was written, and what was said. */
async function update(given: Readonly<Record<string, Given>>, earlier = '/nowhere') {
  const into = join(await folderOf({}), 'made');
  const said: string[] = [];
  const archive = await archiveOf(given);
  const changed = await updateRecord({ archive, record, earlier, into }, (line) => void said.push(line));
  return { changed, into, archive, said };
}
const table = async (folder: string, name: string) => (await readFile(join(folder, 'tabelle', name), 'utf8')).split('\n');
const written = async (folder: string) => (await readdir(folder, { recursive: true })).filter((name) => name.includes('.')).sort();

describe('official files that say what the record says', () => {
  const MERGED = '2010|ES-Estinzione|001002|Beta|001003|Gamma|L.R. 2;B.U.R. 2|FUSIONE|01/01/2010';
  it.each<[string, Given]>([
    ['by the names of the columns instead of labels, as JSON', ['situas_129_2026-11-22.json', changesByNames()]],
    ['in another order', ['situas_129_2026-11-22.json', changesByNames([...SMALL_CHANGES].reverse())]],
    ['in another encoding, with other line ends', ['situas_129_2026-11-22.csv', iconv.encode(changesByLabels(), 'windows-1252')]],
    [
      'with other ways of writing a day, a line break and a code',
      [
        'situas_129_2026-11-22.json',
        changesByNames(SMALL_CHANGES)
          .replace('"01/01/2010"', '"2010-01-01T00:00:00Z"')
          .replace('L.R. 2 B', 'L.R. 2\\r\\nB')
          .replace('"001003"', '1003'),
      ],
    ],
    ['with a row twice', ['situas_129_2026-11-22.csv', changesByLabels([...SMALL_CHANGES, MERGED])]],
  ])('%s change nothing', async (_, changes) => {
    const { changed, into } = await update({ situas_129: changes, cities: ['cities.csv', SMALL_HISTORY.replaceAll('\n', '\r\n')] });
    expect(changed).toEqual([]);
    await expect(readdir(into)).rejects.toThrow('ENOENT');
  });

  it('on another day change nothing either, where they list a day', async () => {
    expect((await update({ situas_74: ['situas_74_2026-11-22.json', sizes()] })).changed).toEqual([]);
  });

  it('as boundaries of a day that the record has change nothing, with whatever points', async () => {
    expect((await update({ Limiti: ['comuni_2010.topo.json', topology([...CODES].reverse())] })).changed).toEqual([]);
  });
});

describe('official files that say something newer', () => {
  const NEW = '2011|ES-Estinzione|001001|Alfanuova|001003|Gamma|L.R. 3|FUSIONE|01/01/2011';

  it('make a record of which one line differs, under the columns of the one before', async () => {
    const { changed, into } = await update({ situas_129: ['situas_129_2026-11-22.json', changesByNames([NEW, ...SMALL_CHANGES])] });
    expect(changed).toEqual(['situas_129_2026-11-22.csv']);
    const [before, after] = [await table(record, 'situas_129_2010-06-01.csv'), await table(into, 'situas_129_2026-11-22.csv')];
    expect(after.filter((line) => !before.includes(line))).toEqual([NEW.replaceAll('|', ',')]);
    expect(before.filter((line) => !after.includes(line))).toEqual([]);
    expect(await written(into)).toEqual((await written(record)).map((path) => path.replace('129_2010-06-01', '129_2026-11-22')).sort());
    const [old, made] = [await readDataPackage(record), await readDataPackage(into)];
    const others = (resources = old?.resources) => resources?.filter(({ name }) => !name.startsWith('situas-129'));
    expect(others(made?.resources)).toEqual(others());
    expect(made?.resources.find(({ name }) => name.startsWith('situas-129'))).toMatchObject({ day: '2026-11-22', rows: 3 });
  });

  it('take away the line that they do not have any more, and correct one', async () => {
    const { into } = await update({
      situas_129: ['situas_129_2026-11-22.json', changesByNames([SMALL_CHANGES[0]?.replace('NUOVO NOME', 'ALTRO NOME') ?? ''])],
    });
    expect((await table(into, 'situas_129_2026-11-22.csv')).slice(1)).toEqual([
      '2005,CD-Cambio denominazione,001001,Alfa,001001,Alfanuova,L.R. 1 B.U.R. 1,ALTRO NOME,01/01/2005',
      '',
    ]);
  });

  it('stand beside those of another day where they list a day, or are boundaries', async () => {
    const { changed, into } = await update({
      situas_74: ['situas_74_2026-11-22.json', sizes(CODES, '14')],
      Limiti: ['comuni_2026.topo.json', topology(CODES)],
      situas_408: ['situas_408_2021-12-31.json', '{"resultset":[{"PRO_COM_T":"001001","SLL_2021":101}]}'],
    });
    expect(changed).toEqual(['comuni_2026.topo.json', 'situas_408_2021-12-31.json', 'situas_74_2026-11-22.csv']);
    expect(await written(into)).toEqual(
      [
        ...(await written(record)),
        'confini/comuni_2026.topo.json',
        'tabelle/situas_408_2021-12-31.json',
        'tabelle/situas_74_2026-11-22.csv',
      ].sort(),
    );
  });

  it('leave two files of one level and day beside each other, as the record has them', async () => {
    const twice = await recordOf({
      'cities.csv': SMALL_HISTORY,
      'situas_129_2010-06-01.csv': changesByLabels(),
      'comuni_2010-01-01.topo.json': topology(CODES),
      'comuni_2010.topo.json': topology([...CODES].reverse()),
    });
    const archive = await archiveOf({ situas_129: ['situas_129_2026-11-22.json', changesByNames([NEW, ...SMALL_CHANGES])] });
    const into = join(await folderOf({}), 'made');
    expect(await updateRecord({ archive, record: twice, earlier: '/nowhere', into })).toHaveLength(1);
    expect((await readdir(join(into, 'confini'))).sort()).toEqual(['comuni_2010-01-01.topo.json', 'comuni_2010.topo.json']);
  });

  it('are not read again for the next update where they are the same, and make the same record', async () => {
    const given: Record<string, Given> = { situas_129: ['situas_129_2026-11-22.json', changesByNames([NEW, ...SMALL_CHANGES])] };
    const first = await update(given);
    const archive = await archiveOf(given);
    await writeFile(join(archive, 'situas_129_2026-11-22.json'), changesByNames().padEnd(changesByNames([NEW, ...SMALL_CHANGES]).length));
    const into = join(await folderOf({}), 'made');
    expect(await updateRecord({ archive, record, earlier: first.into, into })).toEqual(first.changed);
    expect(await readFile(join(into, 'datapackage.json'), 'utf8')).toBe(await readFile(join(first.into, 'datapackage.json'), 'utf8'));
  });

  it('are read again where the update before was changed on the disk', async () => {
    const given: Record<string, Given> = { situas_129: ['situas_129_2026-11-22.json', changesByNames([NEW, ...SMALL_CHANGES])] };
    const first = await update(given);
    const made = await readFile(join(first.into, 'tabelle/situas_129_2026-11-22.csv'), 'utf8');
    await writeFile(join(first.into, 'tabelle/situas_129_2026-11-22.csv'), made.slice(0, -10));
    const second = await update(given, first.into);
    expect(await readFile(join(second.into, 'tabelle/situas_129_2026-11-22.csv'), 'utf8')).toBe(made);
  });
});

describe('official files that are not all there, or not whole', () => {
  it.each<[string, Record<string, Given>, RegExp]>([
    [
      'an address of a table of the record that gave nothing',
      { situas_129: 'it answered 404' },
      /^situas_129: its address gave no file: it answered 404$/,
    ],
    [
      'a file that lost more than 1 % of its rows',
      { situas_74: ['situas_74_2026-11-22.json', sizes(CODES.slice(5))] },
      /^situas_74_2026-11-22\.csv: it has 395 rows, and had 400$/,
    ],
    [
      'boundaries that lost units',
      { Limiti: ['comuni_2026.topo.json', topology(CODES.slice(100))] },
      /^comuni_2026\.topo\.json: it has 300 rows, and had 400$/,
    ],
    ['a table without its columns', { situas_129: ['situas_129_2026-11-22.csv', 'Anno evento'] }, /^situas_129_2026-11-22\.csv: /],
    ['another table than the record has', { cities: ['cities.csv', 'a,b\n1,2\n'] }, /^cities\.csv: no known file has the columns a, b/],
    [
      'a file that is cut',
      { situas_129: ['situas_129_2026-11-22.json', changesByNames().slice(0, 100)] },
      /^situas_129_2026-11-22\.json: it is not valid JSON/,
    ],
  ])('make none: %s', async (_, given, reason) => {
    await expect(update({ ...given, ...(given.cities ? {} : { cities: ['cities.csv', `${SMALL_HISTORY}\n`] }) })).rejects.toThrow(reason);
  });

  it('leave out one that the record does not carry and that is no source, and say so', async () => {
    const { changed, said } = await update({
      elenco: ['Elenco-comuni-italiani_2026-11-22.csv', 'a,b\n1,2\n'],
      situas_82: 'it answered 404',
    });
    expect(changed).toEqual([]);
    expect(said).toEqual([expect.stringMatching(/^Left out, not a source: Elenco-comuni-italiani_2026-11-22\.csv: no known file/)]);
  });

  it('may have lost a few rows', async () => {
    expect((await update({ situas_74: ['situas_74_2026-11-22.json', sizes(CODES.slice(4))] })).changed).toHaveLength(1);
  });
});
