import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { folderOf } from '@territori/api-testing/folderOf';
import { historyCsv, SMALL_HISTORY } from '@territori/api-testing/smallFiles';
import type { Database, Edition } from '@territori/store/database';
import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { chooseSources, type LoadRequest } from './chooseSources.ts';
import { lacksOf } from './lacksOf.ts';
import { readFiles } from './readFiles.ts';

const ARCHIVE = [
  'ID,DATAISTITUZIONE,DATACESSAZIONE,CODISTAT,CODCATASTALE,DENOMINAZIONE_IT,ALTRADENOMINAZIONE',
  '1,2000-01-01,9999-12-31,001001,A001,ALFA,',
].join('\n');
const SIZES = JSON.stringify({
  resultset: [
    {
      PRO_COM_T: '001001',
      COMUNE: 'Alfa',
      SIGLA_AUTOMOBILISTICA: 'TO',
      POP_LEG: 100,
      ANNO_CENSIMENTO: 2021,
      AREA_KMQ: '1,5',
      ANNO_AREA: 2025,
      POP_RES: 99,
      ANNO_POP_RES: 2023,
    },
  ],
});
const DAMAGED_SIZES = SIZES.replace('"POP_LEG":100', '"POP_LEG":"many"');

/** Reads what a request finds, where no edition is in service. */
async function read(request: LoadRequest) {
  const messages: string[] = [];
  const progress = (message: string) => void messages.push(message);
  const chosen = await chooseSources({} as Database, request, undefined, progress);
  const { sources, selection, listed, leftOut } = await readFiles(chosen, progress);
  return {
    messages,
    sources,
    selection,
    listed: listed.map(({ file }) => file),
    leftOut,
    lacks: lacksOf(sources, leftOut),
  };
}
const start = (named: string) => read({ by: 'start', named });

describe('the files of a start', () => {
  it('are those of several folders together, and one that stands in two of them is read once', async () => {
    const one = await folderOf({ 'cities.csv': SMALL_HISTORY });
    const other = await folderOf({ 'anpr.csv': ARCHIVE, 'again.csv': SMALL_HISTORY });
    const { listed, sources, selection } = await start([one, other].join(delimiter));
    expect(listed).toEqual(['anpr.csv', 'cities.csv']);
    expect(sources.cadastral).toHaveLength(1);
    expect(selection.origin).toBe('cartella');
  });

  it('are those of the folders that are there, when one of several is missing', async () => {
    const { listed, messages } = await start([await folderOf({ 'cities.csv': SMALL_HISTORY }), '/nowhere'].join(delimiter));
    expect(listed).toEqual(['cities.csv']);
    expect(messages[0]).toBe('Left out: nowhere: there is no file or folder /nowhere');
    await expect(start(['/nowhere', '/neither'].join(delimiter))).rejects.toThrow('there is no file or folder /nowhere');
  });

  it('are read without those that are not a source, which are named', async () => {
    const folder = await folderOf({
      'cities.csv': SMALL_HISTORY,
      'openapi.json': '{"openapi":"3.0.0"}',
      'shopping.csv': 'what,how many\nbread,1',
      'pictures.zip': zipSync({ 'a.tif': new Uint8Array(8) }),
      'README.md': '#',
    });
    const { listed, leftOut, messages } = await start(folder);
    expect(listed).toEqual(['cities.csv']);
    expect(leftOut.map(({ file, danneggiato }) => [file, danneggiato])).toEqual([
      ['openapi.json', false],
      ['pictures.zip', false],
      ['shopping.csv', false],
    ]);
    expect(messages).toContainEqual(
      expect.stringMatching(/^Left out, not a source: shopping.csv, no known file has the columns what, how many/),
    );
    await expect(read({ by: 'operator', path: folder, strict: true })).rejects.toThrow('openapi.json: it holds no list of rows');
    expect((await read({ by: 'operator', path: folder })).listed).toEqual(['cities.csv']);
  });

  it('are read without a damaged one, which the edition names with the facts that it lacks so', async () => {
    const folder = await folderOf({ 'cities.csv': SMALL_HISTORY, 'anpr.csv': ARCHIVE, 'situas_74.json': DAMAGED_SIZES });
    const { listed, leftOut, lacks, messages } = await start(folder);
    expect(listed).toEqual(['anpr.csv', 'cities.csv']);
    expect(leftOut).toMatchObject([
      { file: 'situas_74.json', danneggiato: true, fatto: 'dimensioni_comuni', motivo: 'row 1: "pop_leg" is "many", not a whole number' },
    ]);
    expect(messages).toContainEqual(expect.stringMatching(/^WARNING: left out, damaged: situas_74.json, row 1: "pop_leg"/));
    expect(lacks.map(({ fatto, file }) => [fatto, file])).toEqual([
      ['comuni', null],
      ['uts', null],
      ['regioni', null],
      ['ripartizioni', null],
      ['variazioni', null],
      ['dimensioni_comuni', 'situas_74.json'],
      ['dimensioni_uts', null],
      ['zone_urbane', null],
    ]);
  });

  it('lie on top of the record where the history is not among them', async () => {
    const record = await folderOf({ 'cities.csv': SMALL_HISTORY, 'anpr.csv': ARCHIVE, 'situas_74.json': '{}' });
    const named = await folderOf({ 'situas_74.json': SIZES });
    const { listed, selection } = await read({ by: 'start', named, record });
    expect(listed).toEqual(['anpr.csv', 'cities.csv', 'situas_74.json']);
    expect(selection).toMatchObject({ origin: 'cartella', found: [{ file: 'situas_74.json' }] });
  });

  it('are refused where the damaged file is the history, which the record is not to stand in for', async () => {
    const named = await folderOf({ 'cities.csv': historyCsv('001001 ALFA 31-02-2000 31-12-9999'), 'situas_74.json': SIZES });
    await expect(start(named)).rejects.toThrow('cities.csv, line 2');
  });

  it('never replace an edition in service when the damaged file may be its history', async () => {
    const folder = await folderOf({ 'cities.csv': SMALL_HISTORY.slice(0, -4), 'situas_74.json': SIZES });
    const kept = { file: 'history.csv', impronta: 'x', report: null, aggiunto: false };
    const current = { origin: 'cartella', sources: [kept], leftOut: [] } as unknown as Edition;
    const chosen = await chooseSources({} as Database, { by: 'start', named: folder }, current, () => {});
    await expect(readFiles(chosen, () => {})).rejects.toThrow(/^cities.csv/);
  });
});

describe('a file that an operator names', () => {
  it('is refused with its line when it is damaged', async () => {
    const folder = await folderOf({ 'situas_74.json': DAMAGED_SIZES });
    await expect(read({ by: 'operator', path: join(folder, 'situas_74.json') })).rejects.toThrow(
      'situas_74.json, row 1: "pop_leg" is "many"',
    );
  });

  it('is refused in a sentence when it cannot be read', async () => {
    const folder = await folderOf({ 'cities.csv': SMALL_HISTORY });
    await symlink(join(folder, 'circle.csv'), join(folder, 'circle.csv'));
    const refusal = (path: string) => expect(read({ by: 'operator', path })).rejects;
    await refusal(join(folder, 'circle.csv')).toThrow(
      /^circle.csv: .*circle.csv cannot be read: its symbolic links lead in a circle \(ELOOP\)$/,
    );
    await refusal(join(folder, 'cities.csv', 'x')).toThrow(/cannot be read: a part of the path is a file, not a folder \(ENOTDIR\)$/);
    expect((await start(folder)).leftOut).toMatchObject([{ file: 'circle.csv', danneggiato: true, impronta: null }]);
  });

  it('is found behind a symbolic link, and in a folder of the folder', async () => {
    const real = await folderOf({ 'cities.csv': SMALL_HISTORY });
    const folder = await folderOf({});
    await mkdir(join(folder, 'deep'));
    await writeFile(join(folder, 'deep', 'anpr.csv'), ARCHIVE);
    await symlink(join(real, 'cities.csv'), join(folder, 'cities.csv'));
    expect((await start(folder)).listed).toEqual(['anpr.csv', 'cities.csv']);
  });
});
