import { cp, readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { copyLoaded, useDatabase } from '@territori/api-testing';
import { folderOf } from '@territori/api-testing/folderOf';
import { NO_FILES } from '@territori/api-testing/noFiles';
import { cutAfter, OfficialServer, SimulatedClock, signIn, silence, unavailable } from '@territori/api-testing/officialServer';
import { type RecordRow, recordRows } from '@territori/api-testing/recordRows';
import { EditionModel } from '@territori/edition/EditionModel';
import { CATALOGUE } from '@territori/reports/catalogue';
import { newsFromData } from '@territori/serve/news/newsFromData';
import { zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readDataPackage } from '../files/dataPackage.ts';
import { CARRIED_RECORD } from '../record/dataPlaces.ts';
import { loadUpdate } from './loadUpdate.ts';
import { OfficialArchive } from './OfficialArchive.ts';
import { type OfficialFile, officialFiles } from './officialFiles.ts';
import { refreshRecord } from './refreshRecord.ts';
import { updateRecord } from './updateRecord.ts';

const DAY = '2026-11-22';
const OFFICIAL = officialFiles(DAY, CATALOGUE, { boundaries: () => false });
function pathOf(id: string): string {
  const file = OFFICIAL.find((candidate) => candidate.id === id);
  if (!file) throw new Error(`There is no official file ${id}`);
  return file.url.replace('https:/', '');
}

/** Airasca ends in Agliè, and Ala di Stura gets another name. */
const ACT = { 'provvedimento e documento': 'L.R. N. 9 del 01/06/2026; B.U. N. 30 del 10/06/2026', 'data evento': '01/07/2026' };
const TURIN = {
  'sigla automobilistica': 'TO',
  'codice provincia/uts': '201',
  'codice uts associato': '201',
  'sigla automobilistica associata': 'TO',
};
const side = (code: string, name: string, other: string, otherName: string) => ({
  'codice comune': code,
  comune: name,
  'codice comune associato': other,
  'comune associato': otherName,
});
const changed = (kind: string, sides: RecordRow): RecordRow => ({
  'anno evento': '2026',
  'tipo variazione': kind,
  ...TURIN,
  ...sides,
  'contenuto del provvedimento': 'UNA PROVA',
  ...ACT,
});
const CHANGES = [
  changed('ES-Estinzione', side('001002', 'Airasca', '001001', 'Agliè')),
  changed('AQES-Acquisizione per estinzione', side('001001', 'Agliè', '001002', 'Airasca')),
  changed('CD-Cambio denominazione', side('001003', 'Ala di Stura', '001003', 'Ala Alta')),
];

/** Rows of the record under labels as the services give them: JSON by the names of the columns, `null` for nothing, raw line breaks. */
function served(report: number, rows: readonly RecordRow[]): string {
  const fields = CATALOGUE.get(report)?.query?.fields({ from: DAY, to: DAY }) ?? [];
  const nameOf = new Map(fields.map(({ column }) => [column.label.it.toLowerCase(), column.name]));
  const cell = (value: string) => (value === '' ? null : value.replace('; ', ';\n'));
  const values = rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([label, value]) => [nameOf.get(label) ?? label.toUpperCase(), cell(value)])),
  );
  return JSON.stringify({ resultset: [...values].reverse() }).replaceAll('\\n', '\n');
}

const table = (name: string) => readFile(join(CARRIED_RECORD, 'tabelle', name), 'utf8');

/** Every address of a table of the record with what it says, in other forms than the record's. */
async function officialContents(changes: readonly RecordRow[] = []): Promise<Record<string, string | Buffer>> {
  const rows = async (report: number, name: string, more: readonly RecordRow[] = []) =>
    served(report, [...(await recordRows(name)), ...more]);
  const contents: Record<string, string | Buffer> = {
    cities: (await table('cities.csv')).replaceAll('\n', '\r\n'),
    provinces: await table('provinces.csv'),
    regions: await table('regions.csv'),
    'geographical-distribution': await table('geographical-distribution.csv'),
    ANPR_archivio_comuni: `\uFEFF${await table('ANPR_archivio_comuni.csv')}`,
    'Elenco-comuni-soppressi': Buffer.from(
      zipSync({ 'elenco_comuni_soppressi_2026.csv': new TextEncoder().encode(await table('elenco_comuni_soppressi_2024.csv')) }),
    ),
    situas_61: await rows(61, 'situas_61_2025-01-01'),
    situas_63: await rows(63, 'situas_63'),
    situas_74: await rows(74, 'situas_74'),
    situas_128: await rows(128, 'situas_128_2026-05-11'),
    situas_129: await rows(129, 'situas_129_2026-05-11', changes),
    situas_130: await rows(130, 'situas_130_2026-05-11'),
    situas_447: await rows(447, 'situas_447'),
  };
  return Object.fromEntries(Object.entries(contents).map(([id, content]) => [pathOf(id), content]));
}

/** A round of the addresses of a server into an empty folder. */
async function fetched(server: OfficialServer, messages: string[] = []): Promise<string> {
  const archive = new OfficialArchive({
    folder: await folderOf({}),
    files: () => OFFICIAL.map((file): OfficialFile => ({ ...file, url: server.url(file.url.replace('https:/', '')) })),
    today: () => DAY,
    clock: new SimulatedClock(),
    pauseBetween: 0,
    patience: 1_000,
    progress: (message) => void messages.push(message),
  });
  await archive.round(new AbortController().signal);
  return archive.folder;
}

describe('the whole record, at a server in place of the official addresses', () => {
  let server: OfficialServer;
  let newer: string;
  beforeAll(async () => {
    server = await new OfficialServer(await officialContents(CHANGES)).start();
    newer = await fetched(server);
  }, 60_000);
  afterAll(() => server?.stop());

  it('changes nothing in other forms, and comes through 503, breaks, silence and another file than expected', async () => {
    server.files.clear();
    for (const [path, content] of Object.entries(await officialContents())) server.files.set(path, Buffer.from(content));
    server.faults.set(pathOf('cities'), [unavailable(), unavailable(300), cutAfter(2_000_000), cutAfter(500_000)]);
    server.faults.set(pathOf('ANPR_archivio_comuni'), [signIn, cutAfter(100_000)]);
    server.faults.set(pathOf('situas_129'), [unavailable(), cutAfter(200_000), signIn]);
    server.faults.set(pathOf('situas_128'), [silence]);
    const messages: string[] = [];
    const archive = await fetched(server, messages);
    expect([...server.faults.values()].flat()).toEqual([]);
    const said = messages.join('\n');
    expect(said).toMatch(/answered 503/);
    expect(said).toMatch(/gave another file than expected/);
    expect(server.asked.some(({ range }) => range !== undefined)).toBe(true);
    expect(messages.filter((message) => message.includes('answered 404'))).toHaveLength(OFFICIAL.length - server.files.size);
    const into = join(await folderOf({}), 'made');
    expect(await updateRecord({ archive, record: CARRIED_RECORD, earlier: '/nowhere', into })).toEqual([]);
  }, 120_000);

  describe('with one more merger and one more name', () => {
    const test = useDatabase(copyLoaded, 'postgres');

    it('becomes a new edition by itself: one municipality less, one renamed, the others as before, and the news say so', async () => {
      const inForce = async (edition: number) =>
        (
          await test.database.read<{ nome: string }>(
            `select codice || ' ' || denominazione as nome from versione where livello = 'comune' and upper_inf(validita) order by codice`,
            [],
            { edition },
          )
        ).map(({ nome }) => nome);
      const before = await test.database.edition();
      const edition = (await loadUpdate(test.database, newer, () => {}, NO_FILES))?.edition;
      expect(edition).toMatchObject({ origin: 'ufficiale', date: DAY });
      const [had, has] = [await inForce(before?.id ?? 0), await inForce(edition?.id ?? 0)];
      expect(had).toHaveLength(7894);
      expect(had.filter((one) => !has.includes(one))).toEqual(['001002 Airasca', '001003 Ala di Stura']);
      expect(has.filter((one) => !had.includes(one))).toEqual(['001003 Ala Alta']);
      const [news] = edition ? (await newsFromData(await EditionModel.read(test.database, edition), edition))('it') : [];
      expect(news).toMatchObject({
        titolo: 'Novità nei dati',
        testo:
          '- Variazioni amministrative e territoriali dei comuni dal 1991 (report 129); fatti aggiunti: 3. Comuni: Agliè (001001), Airasca (001002), Ala Alta (001003)',
      });
    }, 240_000);
  });

  it('is written by a refresh into the record of the repository, as a diff of these lines', async () => {
    const record = join(await folderOf({}), 'dati');
    await cp(CARRIED_RECORD, record, { recursive: true });
    expect(await refreshRecord(newer, () => {}, record)).toEqual([`situas_129_${DAY}.csv`]);
    const lines = async (folder: string, path: string) => (await readFile(join(folder, path), 'utf8')).split('\n');
    const before = await lines(CARRIED_RECORD, 'tabelle/situas_129_2026-05-11.csv');
    const after = await lines(record, `tabelle/situas_129_${DAY}.csv`);
    expect(before.filter((line) => !after.includes(line))).toEqual([]);
    // the text of an act goes on in a second line
    const rows = after.filter((line) => !before.includes(line) && line.startsWith('2026,'));
    expect(rows.map((line) => line.split(',').slice(0, 10).join(' '))).toEqual([
      '2026 AQES-Acquisizione per estinzione TO 201 001001 Agliè 201 TO 001002 Airasca',
      '2026 CD-Cambio denominazione TO 201 001003 Ala di Stura 201 TO 001003 Ala Alta',
      '2026 ES-Estinzione TO 201 001002 Airasca 201 TO 001001 Agliè',
    ]);
    const files = async (folder: string) => (await readdir(folder, { recursive: true })).sort();
    expect(await files(record)).toEqual((await files(CARRIED_RECORD)).map((path) => path.replace('129_2026-05-11', `129_${DAY}`)).sort());
    const described = async (folder: string) => (await readDataPackage(folder))?.resources ?? [];
    const known = new Set((await described(CARRIED_RECORD)).map((resource) => JSON.stringify(resource)));
    const otherwise = (await described(record)).filter((resource) => !known.has(JSON.stringify(resource)));
    expect(otherwise.map(({ path, day, rows }) => [basename(path), day, rows])).toEqual([[`situas_129_${DAY}.csv`, DAY, 2358]]);
    expect(await readDataPackage(record)).not.toHaveProperty('updates');
  }, 240_000);
});
