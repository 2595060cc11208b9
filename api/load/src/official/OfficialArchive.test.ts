import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { folderOf } from '@territori/api-testing/folderOf';
import { makeShapefileZip } from '@territori/api-testing/makeShapefileZip';
import { cutAfter, OfficialServer, SimulatedClock, signIn, silence, slowly, unavailable } from '@territori/api-testing/officialServer';
import { zipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { OfficialArchive } from './OfficialArchive.ts';
import type { OfficialFile } from './officialFiles.ts';

const HISTORY = `codice,nome\n${Array.from({ length: 200 }, (_, row) => `${row},Comune ${row}\n`).join('')}`;
// as the live services write it: the text of an act holds a raw line break
const ROWS = '{"resultset":[{"PRO_COM_T":"001001","TESTO_PROVVEDIMENTO":"Legge\r\n11 giugno 2004"}]}';
const ZIP = Buffer.from(zipSync({ 'variazioni.csv': new TextEncoder().encode('Anno;Tipo\n2009;AP\n') }));
const MINUTE = 60_000;

describe('the archive of official files', () => {
  let server: OfficialServer;
  let folder: string;
  let clock: SimulatedClock;
  let day: string;
  const messages: string[] = [];
  const waits: string[] = [];

  beforeEach(async () => {
    server = await new OfficialServer({ '/cities.csv': HISTORY, '/variazioni.zip': ZIP, '/rows?pfun=129': ROWS }).start();
    folder = await folderOf({});
    clock = new SimulatedClock();
    day = '2026-11-22';
    messages.length = 0;
    waits.length = 0;
  });
  afterEach(() => server.stop());

  /** The services are two: `localhost` and `127.0.0.1`. */
  const files = (today: string): OfficialFile[] => [
    { id: 'cities', name: 'cities.csv', url: server.url('/cities.csv', 'localhost'), content: 'csv' },
    { id: 'variazioni', name: 'variazioni.zip', url: server.url('/variazioni.zip'), content: 'zip' },
    { id: 'situas_129', name: `situas_129_${today}.json`, url: server.url('/rows?pfun=129'), content: 'rows', report: 129 },
  ];
  const open = (patience = 10_000, list = files) =>
    new OfficialArchive({
      folder,
      files: list,
      today: () => day,
      clock,
      pauseBetween: 2000,
      patience,
      progress: (text) => messages.push(text),
      onWait: (reason) => waits.push(reason),
    });
  const round = (archive = open()) => archive.round(new AbortController().signal);
  const kept = async () => (await readdir(folder)).filter((name) => !name.startsWith('archive.state')).sort();
  const askedPaths = () => server.asked.map(({ path }) => path);
  const fault = (path: string, ...faults: Parameters<typeof server.faults.set>[1]) => server.faults.set(path, faults);

  it('gets every file byte for byte, one at a time with pauses, and says how far it is', async () => {
    await round();
    expect(await kept()).toEqual(['cities.csv', 'situas_129_2026-11-22.json', 'variazioni.zip']);
    expect(await readFile(join(folder, 'cities.csv'), 'utf8')).toBe(HISTORY);
    expect((await readFile(join(folder, 'variazioni.zip'))).equals(ZIP)).toBe(true);
    expect(Math.max(...server.asked.map((request) => request.open))).toBe(1);
    expect(clock.waits).toEqual([0, 2000, 2000]);
    expect(messages).toEqual([
      'official archive 1/3: cities.csv, 0.0 MB',
      'official archive 2/3: variazioni.zip, 0.0 MB',
      'official archive 3/3: situas_129_2026-11-22.json, 0.0 MB',
    ]);
  });

  it('leaves a service alone that answers 503, first for as long as it says, and asks the others meanwhile', async () => {
    fault('/cities.csv', unavailable(600), unavailable(), unavailable());
    await round();
    expect(askedPaths()).toEqual(['/cities.csv', '/variazioni.zip', '/rows?pfun=129', '/cities.csv', '/cities.csv', '/cities.csv']);
    expect(clock.waits.slice(3)).toEqual([10 * MINUTE - 4000, 2 * MINUTE, 4 * MINUTE]);
    expect(messages[0]).toMatch(/^official archive 1\/3: .*cities\.csv answered 503; next attempt in 10 minutes$/);
    expect(await kept()).toContain('cities.csv');
  });

  it('says once a round that it waits for a service, however often and for however many files that does not answer', async () => {
    fault('/cities.csv', unavailable(), unavailable());
    fault('/variazioni.zip', unavailable());
    await round();
    expect(waits).toEqual([`${server.url('/cities.csv', 'localhost')} answered 503`]);
    day = '2026-11-29';
    fault('/variazioni.zip', unavailable());
    await round();
    expect(waits).toHaveLength(2);
  });

  it('gets boundaries, and takes no other file for them', async () => {
    const zip = await makeShapefileZip({
      Com01012023_g_WGS84: [{ properties: { PRO_COM_T: '001001' }, west: 8, south: 45, east: 9, north: 46 }],
    });
    server.files.set('/Limiti01012023_g.zip', zip);
    fault('/Limiti01012023_g.zip', signIn, cutAfter(100));
    const boundaries = (): OfficialFile[] => [
      { id: 'limiti', name: 'Limiti01012023_g.zip', url: server.url('/Limiti01012023_g.zip'), content: 'shapefiles' },
    ];
    await round(open(10_000, boundaries));
    expect(await readFile(join(folder, 'Limiti01012023_g.zip'))).toEqual(zip);
    expect(messages[0]).toMatch(/Limiti01012023_g\.zip gave another file than expected: it is not a ZIP of shapefiles/);
    expect(server.asked.at(-1)?.range).toBe('bytes=100-');
  });

  it('goes on where it was broken off in the middle of a file', async () => {
    fault('/cities.csv', cutAfter(1000));
    await round();
    expect(server.asked.at(-1)).toMatchObject({ path: '/cities.csv', range: 'bytes=1000-' });
    expect(await readFile(join(folder, 'cities.csv'), 'utf8')).toBe(HISTORY);
  });

  it('begins a file again that has changed since it was broken off', async () => {
    const other = HISTORY.replaceAll('Comune', 'Villa');
    fault('/cities.csv', cutAfter(1000), (_, response) => {
      server.files.set('/cities.csv', Buffer.from(other));
      response.writeHead(503).end();
    });
    await round();
    expect(await readFile(join(folder, 'cities.csv'), 'utf8')).toBe(other);
  });

  it('does not take another file that comes with status 200, and asks again', async () => {
    fault('/cities.csv', signIn);
    fault('/variazioni.zip', signIn);
    fault('/rows?pfun=129', signIn);
    await round();
    expect(await readFile(join(folder, 'cities.csv'), 'utf8')).toBe(HISTORY);
    expect(await readFile(join(folder, 'situas_129_2026-11-22.json'), 'utf8')).toBe(ROWS);
    expect(messages.filter((text) => text.includes('gave another file than expected'))).toHaveLength(3);
  });

  it('gives up an address that never gives the right file, and one that is gone', async () => {
    fault('/cities.csv', ...Array.from({ length: 6 }, () => signIn));
    server.files.delete('/variazioni.zip');
    server.files.set('/rows?pfun=129', Buffer.from('{"resultset":[{"ERRCODE":"REPORT NON DISPONIBILE"}]}'));
    await round();
    expect(await kept()).toEqual([]);
    expect(askedPaths().filter((path) => path !== '/cities.csv')).toEqual(['/variazioni.zip', '/rows?pfun=129']);
    expect(messages.filter((text) => text.includes('given up until the next round'))).toHaveLength(3);
  });

  it('gives up one report that the service cannot compute, but never a service that is down', async () => {
    fault('/rows?pfun=129', ...Array.from({ length: 6 }, () => unavailable()));
    await round();
    expect(await kept()).toEqual(['cities.csv', 'variazioni.zip']);
    const before = clock.now();
    day = '2026-11-23';
    fault('/cities.csv', ...Array.from({ length: 30 }, () => unavailable()));
    await round();
    expect(await kept()).toEqual(['cities.csv', 'situas_129_2026-11-23.json', 'variazioni.zip']);
    expect(clock.now() - before).toBeGreaterThan(24 * 60 * MINUTE);
  });

  it('waits for the network to come back', async () => {
    await server.stop();
    const sleep = clock.sleep.bind(clock);
    clock.sleep = async (milliseconds, signal) => {
      await sleep(milliseconds, signal);
      if (clock.waits.filter((wait) => wait > 0).length === 8) await server.start();
    };
    await round();
    expect(await kept()).toHaveLength(3);
    expect(messages[0]).toMatch(/ECONNREFUSED.*; next attempt in 1 minute$/);
  });

  it('has patience with a slow server, and none with a silent one', async () => {
    fault('/variazioni.zip', slowly);
    fault('/cities.csv', silence);
    await round(open(500));
    expect(await kept()).toHaveLength(3);
    expect(messages[0]).toMatch(/no byte for 1 s; next attempt/);
  });

  it('goes on after a restart with the files that are missing, of the day on which the round began', async () => {
    const stop = new AbortController();
    fault('/rows?pfun=129', (_, response) => {
      stop.abort(new Error('stopped'));
      response.destroy();
    });
    await expect(open().round(stop.signal)).rejects.toThrow('stopped');
    day = '2026-11-25';
    server.asked.length = 0;
    await round();
    expect(askedPaths()).toEqual(['/rows?pfun=129']);
    expect(await kept()).toContain('situas_129_2026-11-22.json');
  });

  it('asks in a later round whether a file has changed, and keeps the day of rows that have not', async () => {
    await round();
    day = '2026-11-29';
    server.asked.length = 0;
    await round();
    expect(server.asked.map(({ ifNoneMatch }) => ifNoneMatch !== undefined)).toEqual([true, true, true]);
    expect(messages.slice(-3)).toEqual([
      'official archive 1/3: cities.csv, unchanged',
      'official archive 2/3: variazioni.zip, unchanged',
      'official archive 3/3: situas_129_2026-11-22.json, unchanged',
    ]);
    expect(await kept()).toEqual(['cities.csv', 'situas_129_2026-11-22.json', 'variazioni.zip']);

    day = '2026-12-06';
    server.files.set('/rows?pfun=129', Buffer.from(ROWS.replace('001001', '001002')));
    await round();
    expect(await kept()).toEqual(['cities.csv', 'situas_129_2026-12-06.json', 'variazioni.zip']);
  });

  it('keeps what it has when an address no longer gives it', async () => {
    await round();
    day = '2026-11-29';
    server.files.delete('/cities.csv');
    await round();
    expect(await kept()).toContain('cities.csv');
    expect(messages.at(-3)).toMatch(/answered 404; given up until the next round, the file at hand stays$/);
  });

  it('fetches a file again that somebody removed', async () => {
    await round();
    await rm(join(folder, 'cities.csv'));
    server.asked.length = 0;
    await round();
    expect(askedPaths()).toEqual(['/cities.csv']);
  });

  it('fetches a file again that was cut since', async () => {
    await round();
    await writeFile(join(folder, 'cities.csv'), HISTORY.slice(0, 100));
    await round();
    expect(await readFile(join(folder, 'cities.csv'), 'utf8')).toBe(HISTORY);
  });

  it('asks again in a round on the same day only for what was missing', async () => {
    server.files.delete('/cities.csv');
    await round();
    server.files.set('/cities.csv', Buffer.from(HISTORY));
    server.asked.length = 0;
    await round();
    expect(askedPaths()).toEqual(['/cities.csv']);
    expect(await kept()).toContain('cities.csv');
  });

  it('removes a file whose address it is no longer given', async () => {
    await round();
    await round(open(10_000, (today) => files(today).slice(1)));
    expect(await kept()).toEqual(['situas_129_2026-11-22.json', 'variazioni.zip']);
  });

  it('says when the last round ended, but not while one is under way', async () => {
    const archive = open();
    expect(await archive.completedAt()).toBeNull();
    await round(archive);
    expect(await archive.completedAt()).toBe(clock.now());
    const stop = new AbortController();
    fault('/cities.csv', (_, response) => {
      stop.abort(new Error('stopped'));
      response.destroy();
    });
    day = '2026-11-29';
    await expect(archive.round(stop.signal)).rejects.toThrow('stopped');
    expect(await open().completedAt()).toBeNull();
  });
});
