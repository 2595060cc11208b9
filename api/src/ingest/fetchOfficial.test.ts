import { createReadStream } from 'node:fs';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { folderOf } from '../testing/folderOf.ts';
import { REAL_DATA } from '../testing/index.ts';
import { fetchOfficial } from './fetchOfficial.ts';
import { officialFiles } from './officialFiles.ts';

/** The data folder as a web server that understands ranges, says what it was asked, and can break off or fall silent. */
describe('fetching from the official addresses', () => {
  let server: Server;
  let base: string;
  const asked: { url: string; range: string | undefined; open: number }[] = [];
  let open = 0;
  let breakAfter: number | undefined;
  let silent = false;

  async function serve(request: IncomingMessage) {
    const path = join(REAL_DATA, decodeURIComponent(request.url ?? ''));
    const found = await stat(path).catch(() => undefined);
    const from = Number(/bytes=(\d+)-/.exec(request.headers.range ?? '')?.[1] ?? 0);
    return { path, size: found?.size, from };
  }

  beforeAll(async () => {
    server = createServer(async (request, response) => {
      open += 1;
      asked.push({ url: request.url ?? '', range: request.headers.range, open });
      response.on('close', () => {
        open -= 1;
      });
      if (silent) return;
      const { path, size, from } = await serve(request);
      if (size === undefined) return void response.writeHead(404).end();
      if (from >= size) return void response.writeHead(416).end();
      response.writeHead(from > 0 ? 206 : 200, { 'content-length': size - from });
      const stream = createReadStream(path, { start: from, ...(breakAfter === undefined ? {} : { end: from + breakAfter - 1 }) });
      stream.pipe(response, { end: false });
      stream.on('end', () => (breakAfter === undefined ? response.end() : response.destroy()));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  beforeEach(() => {
    asked.length = 0;
    breakAfter = undefined;
    silent = false;
  });

  const files = () =>
    ['istat-situas/situas_63.json', 'tabelle/uts_2025-01-01.csv', 'vocabolario/cities.csv'].map((path) => ({
      name: path.split('/')[1] ?? '',
      url: `${base}/${path}`,
    }));
  const same = async (folder: string, name: string, path: string) =>
    expect((await readFile(join(folder, name))).equals(await readFile(join(REAL_DATA, path)))).toBe(true);

  it('gets every file, byte for byte, one at a time, and says how far it is', async () => {
    const folder = await folderOf({});
    const messages: string[] = [];
    await fetchOfficial(files(), folder, { pauseBetween: 1, progress: (message) => messages.push(message) });
    await same(folder, 'situas_63.json', 'istat-situas/situas_63.json');
    await same(folder, 'cities.csv', 'vocabolario/cities.csv');
    expect(Math.max(...asked.map((request) => request.open))).toBe(1);
    expect(messages).toEqual(['1/3 situas_63.json: 0.0 MB', '2/3 uts_2025-01-01.csv: 0.0 MB', '3/3 cities.csv: 3.5 MB']);
  });

  it('does not ask again for what is there', async () => {
    const folder = await folderOf({ 'situas_63.json': '{"resultset":[]}' });
    await fetchOfficial(files().slice(0, 2), folder, { pauseBetween: 1 });
    expect(asked.map((request) => request.url)).toEqual(['/tabelle/uts_2025-01-01.csv']);
  });

  it('goes on where it was broken off', async () => {
    const folder = await folderOf({});
    breakAfter = 1_000_000;
    await expect(fetchOfficial(files().slice(2), folder)).rejects.toThrow(/cities.csv/);
    const { size } = await stat(join(folder, 'cities.csv.part'));
    expect(size).toBeGreaterThan(0);
    breakAfter = undefined;
    await fetchOfficial(files().slice(2), folder);
    expect(asked.at(-1)?.range).toBe(`bytes=${size}-`);
    await same(folder, 'cities.csv', 'vocabolario/cities.csv');
  });

  it('begins anew when what it has is not a part of the file', async () => {
    const folder = await folderOf({});
    await writeFile(join(folder, 'situas_63.json.part'), 'x'.repeat(1_000_000));
    await fetchOfficial(files().slice(0, 1), folder);
    await same(folder, 'situas_63.json', 'istat-situas/situas_63.json');
  });

  it('says which address does not have the file', async () => {
    const folder = await folderOf({});
    await expect(fetchOfficial([{ name: 'x.csv', url: `${base}/x.csv` }], folder)).rejects.toThrow(`${base}/x.csv answered 404`);
  });

  it('waits for a silent server no longer than its patience', async () => {
    silent = true;
    const folder = await folderOf({});
    await expect(fetchOfficial(files().slice(0, 1), folder, { patience: 200 })).rejects.toThrow(/no answer/);
  });

  it('asks a report for the rows of the day in its name', () => {
    expect(officialFiles('2026-06-01')).toContainEqual({
      name: 'situas_61_2026-06-01.json',
      url: 'https://situas-servizi.istat.it/publish/reportspooljson?pfun=61&pdata=01/06/2026',
    });
  });
});
