import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashOf } from '../ingest/hashOf.ts';
import { openFiles } from '../ingest/openFiles.ts';
import { readFiles } from '../ingest/readFiles.ts';
import { CATALOGUE } from '../reports/catalogue.ts';
import { buildHistory } from '../territory/buildHistory.ts';
import type { History } from '../territory/model.ts';
import { folderOf } from '../testing/folderOf.ts';
import { liveReport } from '../testing/liveReport.ts';
import { cutAfter, OfficialServer, SimulatedClock, signIn, silence, unavailable } from '../testing/officialServer.ts';
import { REAL_DATA_FOLDER } from '../testing/realData.ts';
import { HAS_RECORD, REAL_RECORD } from '../testing/realSources.ts';
import { OfficialArchive } from './OfficialArchive.ts';
import { type OfficialFile, officialFiles } from './officialFiles.ts';

/** The day of the record at hand, and that of the lists of a single day. */
const [RECORD_DAY, LIST_DAY] = ['2026-05-11', '2025-01-01'];
const OF_ONE_DAY = new Set(['situas_61', 'situas_63', 'situas_74', 'situas_447']);

/** The official files of the days of which rows are at hand. */
const OFFICIAL: readonly OfficialFile[] = officialFiles(RECORD_DAY, CATALOGUE).map(
  (file) => (OF_ONE_DAY.has(file.id) && officialFiles(LIST_DAY, CATALOGUE).find(({ id }) => id === file.id)) || file,
);
const official = (id: string): OfficialFile => {
  const found = OFFICIAL.find((file) => file.id === id);
  if (!found) throw new Error(`There is no official file ${id}`);
  return found;
};
const pathOf = (id: string) => official(id).url.replace('https:/', '');

/** The rows of a report of the live portal's workbook as its services give them: by name of column, with raw line breaks in texts. */
async function servedRows(id: 128 | 129 | 130): Promise<string> {
  const fields = CATALOGUE.get(id)?.query?.fields({ from: RECORD_DAY, to: RECORD_DAY }) ?? [];
  const nameOf = new Map(fields.map(({ column }) => [column.label.it, column.name]));
  const rows = (await liveReport(id)).map((row) =>
    Object.fromEntries(Object.entries(row).map(([label, value]) => [nameOf.get(label) ?? label, value === '' ? null : value])),
  );
  return JSON.stringify({ resultset: rows }).replaceAll('\\n', '\n');
}

const real = (path: string) => readFile(join(REAL_DATA_FOLDER, path));
const record = (path: string) => readFile(join(REAL_RECORD, path));

/** A hash of each kind of fact of a history. Names of files are not facts. */
function factsOf(history: History): Record<string, string> {
  const { units, versions, changes, acts, attributes, sizes, territories, urbanAreas, formerNameCodes, date, factDates } = history;
  const aliases = history.aliases.map(({ unitId, name }) => `${unitId} ${name}`).sort();
  const facts = { units, versions, changes, acts, attributes, sizes, territories, urbanAreas, formerNameCodes, aliases, date, factDates };
  return Object.fromEntries(Object.entries(facts).map(([kind, list]) => [kind, hashOf(JSON.stringify(list))]));
}

async function historyOf(folder: string): Promise<History> {
  const { files } = await openFiles(folder);
  const alone = { origin: 'cartella' as const, embedded: false, beneath: [], found: files, byHand: false };
  const { sources, leftOut } = await readFiles({ alone, onTop: null, leftOut: [], strict: false }, () => {});
  expect(leftOut).toEqual([]);
  return buildHistory(sources);
}

describe.runIf(HAS_RECORD)('the real files, fetched from a server in place of the official addresses', () => {
  let server: OfficialServer;
  let fromFolder: History;
  let fromAddresses: History;
  const messages: string[] = [];

  beforeAll(async () => {
    const lists = { '128': await servedRows(128), '129': await servedRows(129), '130': await servedRows(130) };
    const suppressed = await record('istat-elenchi/elenco_comuni_soppressi_2024.csv');
    const asTheyAre: Record<string, Buffer> = {
      cities: await real('vocabolario/cities.csv'),
      provinces: await real('vocabolario/provinces.csv'),
      regions: await real('vocabolario/regions.csv'),
      'geographical-distribution': await real('vocabolario/geographical-distribution.csv'),
      anpr: await real('anpr/ANPR_archivio_comuni.csv'),
      situas_61: await real('istat-situas/situas_61_2025-01-01.json'),
      situas_63: await real('istat-situas/situas_63.json'),
      situas_74: await real('istat-situas/situas_74.json'),
      situas_447: await real('istat-situas/situas_447.json'),
    };
    // as an operator has them: the workbooks of the live portal's buttons, and the CSV of suppressed municipalities
    const folder = await folderOf({
      ...Object.fromEntries(Object.entries(asTheyAre).map(([id, bytes]) => [official(id).name, bytes])),
      'elenco_comuni_soppressi_2024.csv': suppressed,
      'situas_128_2026-05-11.xlsx': await record('istat-situas/situas_128_2026-05-11.xlsx'),
      'situas_129_2026-05-11.xlsx': await record('istat-situas/situas_129_2026-05-11.xlsx'),
      'situas_130_2026-05-11.xlsx': await record('istat-situas/situas_130_2026-05-11.xlsx'),
    });
    fromFolder = await historyOf(folder);

    server = await new OfficialServer({
      ...Object.fromEntries(Object.entries(asTheyAre).map(([id, bytes]) => [pathOf(id), bytes])),
      ...Object.fromEntries(Object.entries(lists).map(([id, rows]) => [pathOf(`situas_${id}`), rows])),
      [pathOf('Elenco-comuni-soppressi')]: Buffer.from(zipSync({ 'elenco_comuni_soppressi_2024.csv': suppressed })),
    }).start();
    // every fault of the live services, on the files that matter most
    server.faults.set(pathOf('cities'), [unavailable(), unavailable(300), cutAfter(2_000_000), cutAfter(500_000)]);
    server.faults.set(pathOf('anpr'), [signIn, cutAfter(100_000)]);
    server.faults.set(pathOf('situas_129'), [unavailable(), cutAfter(200_000), signIn]);
    server.faults.set(pathOf('situas_128'), [silence]);
    const archive = new OfficialArchive({
      folder: await folderOf({}),
      files: () => OFFICIAL.map((file) => ({ ...file, url: server.url(file.url.replace('https:/', '')) })),
      today: () => RECORD_DAY,
      clock: new SimulatedClock(),
      pauseBetween: 0,
      patience: 1_000,
      progress: (message) => void messages.push(message),
    });
    await archive.round(new AbortController().signal);
    fromAddresses = await historyOf(archive.folder);
  }, 300_000);
  afterAll(() => server?.stop());

  it('come through 503, breaks, silence and another file than expected, and the addresses that are gone are given up', () => {
    expect([...server.faults.values()].flat()).toEqual([]);
    const said = messages.join('\n');
    expect(said).toMatch(/answered 503/);
    expect(said).toMatch(/gave another file than expected/);
    expect(server.asked.some(({ range }) => range !== undefined)).toBe(true);
    expect(messages.filter((message) => message.includes('answered 404'))).toHaveLength(OFFICIAL.length - server.files.size);
  });

  it('make the same facts as a folder that holds them, of each kind', () => {
    expect(factsOf(fromAddresses)).toEqual(factsOf(fromFolder));
  });

  it('make the whole record, up to its day, with the acts of the changes since 1991', () => {
    expect(fromAddresses.date).toBe(RECORD_DAY);
    const declared = fromAddresses.changes.filter(({ certainty, date }) => certainty === 'dichiarato' && date >= '1991-05-01');
    expect(declared.filter(({ actId }) => actId !== null).length).toBeGreaterThan(2_000);
  });
});
