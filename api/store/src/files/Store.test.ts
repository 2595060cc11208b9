import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { startStore } from '@territori/build/site/store/s3Fixture';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openStore } from './openStore.ts';
import type { Store } from './Store.ts';

/** An edition's name, and files of it. */
const EDITION = '0123456789ab';

/** Makes a local file, as a load does before it gives it to the store. */
async function made(store: Store, name: string, content: string): Promise<string> {
  const file = join(await store.workplace(), name);
  await writeFile(file, content);
  return file;
}

describe.each(['a folder', 'an object store'])('the files of editions in %s', (kind) => {
  let objects: Awaited<ReturnType<typeof startStore>>;
  let folder: string;
  let store: Store;
  beforeAll(async () => {
    objects = await startStore();
  });
  beforeEach(async () => {
    for (const [name, value] of Object.entries(objects.environment)) vi.stubEnv(name, value);
    folder = await mkdtemp(join(tmpdir(), 'territori-store-'));
    store = openStore(kind === 'a folder' ? join(folder, 'files') : `s3://bucket/${folder.slice(1)}/`);
  });
  afterEach(async () => {
    vi.unstubAllEnvs();
    await rm(folder, { recursive: true, force: true });
  });
  afterAll(() => objects?.close());

  it('are none before the first load', async () => {
    expect(await store.folders()).toEqual([]);
    expect(await store.read(`${EDITION}/indice.json`)).toBeUndefined();
    expect(await store.stream(`${EDITION}/unita.csv`)).toBeUndefined();
  });

  it('are read as a whole with their time, as a stream, and by ranges of bytes', async () => {
    const before = Math.floor(Date.now() / 1000) * 1000;
    await store.write(`${EDITION}/mappe/catalogo.json`, 'maps of the edition');
    await store.take(`${EDITION}/unita.csv`, await made(store, 'unita.csv', 'id,codice\n1,001001\n'));
    const file = await store.read(`${EDITION}/mappe/catalogo.json`);
    expect(file?.content.toString()).toBe('maps of the edition');
    expect(file?.since.getTime()).toBeGreaterThanOrEqual(before);
    const read = async (range?: { start: number; end: number }) => {
      const stream = await store.stream(`${EDITION}/unita.csv`, range);
      return stream && text(stream);
    };
    expect(await read()).toBe('id,codice\n1,001001\n');
    expect(await read({ start: 3, end: 8 })).toBe('codice');
  });

  it('are replaced whole: a reader has the file before or the file after', async () => {
    await store.write(`${EDITION}/indice.json`, 'before');
    const reading = await store.stream(`${EDITION}/indice.json`);
    await store.write(`${EDITION}/indice.json`, 'after');
    expect(reading && (await text(reading))).toBe('before');
    expect((await store.read(`${EDITION}/indice.json`))?.content.toString()).toBe('after');
  });

  it('are removed with their folder, and those of other editions stay', async () => {
    const parts = ['a', 'b', 'c', 'd', 'mappe/e'];
    for (const part of parts) await store.write(`${EDITION}/${part}`, part);
    await store.write(`${EDITION.replace('0', 'f')}/a`, 'other');
    expect((await store.folders()).sort()).toEqual([EDITION, EDITION.replace('0', 'f')]);
    await store.remove(EDITION);
    expect(await store.folders()).toEqual([EDITION.replace('0', 'f')]);
    for (const part of parts) expect(await store.read(`${EDITION}/${part}`)).toBeUndefined();
  });
});

describe('a folder of files', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'territori-store-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('keeps nothing of a load that was killed once the next one has begun', async () => {
    const store = openStore(folder);
    await made(store, 'territori.sqlite', 'half');
    await store.write(`${EDITION}/indice.json`, '{}');
    expect((await readdir(folder)).length).toBe(2);
    await store.removeWorkplaces();
    expect(await readdir(folder)).toEqual([EDITION]);
  });

  it('says in one sentence that it cannot be used', async () => {
    await writeFile(join(folder, 'file'), '');
    const store = openStore(join(folder, 'file', 'below'));
    await expect(store.write(`${EDITION}/indice.json`, '{}')).rejects.toThrow(
      /^The store .*file.below cannot be used: ENOTDIR: not a directory, mkdir '.*'$/,
    );
  });
});

describe('an object store', () => {
  afterEach(() => vi.unstubAllEnvs());

  it('that cannot be reached is named in one sentence, with the reason', async () => {
    const { environment, close } = await startStore();
    await close();
    for (const [name, value] of Object.entries({ ...environment, AWS_MAX_ATTEMPTS: '1' })) vi.stubEnv(name, value);
    await expect(openStore('s3://bucket/editions').read(`${EDITION}/indice.json`)).rejects.toThrow(
      /^The store s3:\/\/bucket\/editions cannot be used: .*ECONNREFUSED/,
    );
  });

  it('leaves no local file behind once it has taken it', async () => {
    const { environment, objects, close } = await startStore();
    for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
    const store = openStore('s3://bucket');
    const file = await made(store, 'unita.csv', 'id\n');
    await store.take(`${EDITION}/unita.csv`, file);
    expect(objects.get(`${EDITION}/unita.csv`)?.content.toString()).toBe('id\n');
    await expect(readFile(file)).rejects.toThrow(/ENOENT/);
    await rm(join(file, '..'), { recursive: true });
    await close();
  });
});
