import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { folderOf } from '@territori/api-testing/folderOf';
import { PUBLIC_ORIGIN } from '@territori/api-testing/publicOrigin';
import { historyCsv, SMALL_HISTORY } from '@territori/api-testing/smallFiles';
import { ENGINES, openEmpty, useDatabase } from '@territori/api-testing/testDatabase';
import { buildApp } from '@territori/serve/app';
import type { Edition } from '@territori/store/database';
import { type EditionFile, readEditionFile } from '@territori/store/editionFile/EditionFile';
import { decodeStoria } from '@territori/traduzione/storia';
import { beforeAll, describe, expect, it } from 'vitest';
import { readMaterial } from './FileMaterial.ts';
import { load } from './load.ts';
import { writeFiles } from './writeFiles.ts';

describe.each(ENGINES)('the file of the edition in service, on %s', (engine) => {
  const test = useDatabase(openEmpty, engine);
  let edition: Edition;
  let folder: string;
  let path: string;
  const loadHistory = async (history: string): Promise<void> => {
    const files = await folderOf({ 'cities.csv': history });
    edition = (await load(test.database, { by: 'operator', path: files, report: null, strict: false })).edition;
  };
  /** Writes the file of the edition as a load does at its end, where no other files are kept. Returns the lines that a load prints. */
  const keep = async (place = path): Promise<string[]> => {
    const said: string[] = [];
    const material = await readMaterial(test.database, edition, { store: null, editionFile: place });
    await writeFiles(null, material, { progress: (message) => void said.push(message) });
    return said;
  };
  /** What the API sends as `storia.json` beside the file. */
  async function served(): Promise<Buffer> {
    const app = buildApp(test.database, { publicOrigin: PUBLIC_ORIGIN, editionFile: path });
    const ask = (url: string) => app.inject({ url, headers: { 'accept-encoding': 'br' } });
    try {
      const { location } = (await ask('/api/v1/archivio/ultima/storia.json')).headers;
      return (await ask(String(location))).rawPayload;
    } finally {
      await app.close();
    }
  }
  beforeAll(async () => {
    folder = await folderOf({});
    path = join(folder, 'data', 'edizione.json');
    await loadHistory(SMALL_HISTORY);
  }, 60_000);

  it('holds the edition, how much it holds, its history and its sizes, and nothing else stays beside it', async () => {
    expect(await keep()).toEqual([]);
    const file = await readEditionFile(path);
    expect(file).toMatchObject({ edition, counts: { comuni: 2 } });
    const storia = brotliDecompressSync(Buffer.from(file?.storia ?? '', 'base64')).toString();
    expect(decodeStoria(JSON.parse(storia)).versions.comune.map(({ name }) => name)).toContain('Alfanuova');
    expect(await readdir(join(folder, 'data'))).toEqual(['edizione.json']);
  });

  it('is what the API serves, byte for byte, and is not made again', async () => {
    const file = JSON.parse(await readFile(path, 'utf8')) as EditionFile;
    expect(await served()).toEqual(Buffer.from(file.storia, 'base64'));
    const marked = brotliCompressSync('{"formato":1}');
    await writeFile(path, JSON.stringify({ ...file, storia: marked.toString('base64') }));
    const { mtimeMs } = await stat(path);
    await keep();
    expect((await stat(path)).mtimeMs).toBe(mtimeMs);
    expect(await served()).toEqual(marked);
  });

  it('of another edition is not served, and the step after its load replaces it', async () => {
    const before = edition;
    await loadHistory(historyCsv('001001 ALFA 01-01-2000 31-12-9999'));
    expect(decodeStoria(JSON.parse(brotliDecompressSync(await served()).toString())).versions.comune).toHaveLength(1);
    expect((await readEditionFile(path))?.edition.id).toBe(before.id);
    await keep();
    expect((await readEditionFile(path))?.edition).toEqual(edition);
  });

  it('of another version of the portal, or half of one, is as none', async () => {
    const text = await readFile(path, 'utf8');
    const other = await folderOf({ 'other.json': JSON.stringify({ ...JSON.parse(text), format: 0 }), 'half.json': text.slice(0, -9) });
    for (const name of ['other.json', 'half.json', 'none.json']) expect(await readEditionFile(join(other, name))).toBeUndefined();
  });

  it('that cannot be written is reported, and the edition serves without it', async () => {
    expect(await keep(join(path, 'below-a-file.json'))).toEqual([
      expect.stringMatching(/^WARNING: the file of the edition, which npm run traduci reads, could not be written: /),
    ]);
    expect((await served()).byteLength).toBeGreaterThan(100);
  });
});
