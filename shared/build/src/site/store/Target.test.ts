import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ReleaseRefused } from '../ReleaseRefused.ts';
import { FolderTarget } from './FolderTarget.ts';
import { S3Target } from './S3Target.ts';
import { startStore } from './s3Fixture.ts';
import { PublishedFileDiffers, type Target } from './Target.ts';

let folder: string;
let source: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'territori-target-'));
  source = join(folder, 'source');
  await mkdir(join(source, 'embed'), { recursive: true });
  for (const name of ['a.js', 'a.js.br', 'b.css', 'build.json', 'embed/c.js']) await writeFile(join(source, name), `${name} 1`);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const kinds: Record<string, () => Promise<{ target: Target; close(): Promise<void> }>> = {
  'a folder': async () => ({ target: new FolderTarget(join(folder, 'site')), close: async () => {} }),
  'an object store': async () => {
    const store = await startStore();
    return { target: new S3Target('s3://sites/territori/', store.client), close: () => store.close() };
  },
};

describe.each(Object.entries(kinds))('a site in %s', (_, open) => {
  let target: Target;
  let close: () => Promise<void>;
  beforeEach(async () => {
    ({ target, close } = await open());
  });
  afterEach(() => close());

  it('is empty at first', async () => {
    expect(await target.read('registry.json')).toBeUndefined();
    expect(await target.list('revisions')).toEqual([]);
    await target.download('mf/glossario', folder);
  });

  it('lets only one of many writers create a file', async () => {
    const created = await Promise.all(Array.from({ length: 20 }, (_, writer) => target.create('revisions/000001.json', `${writer}`)));
    expect(created.filter(Boolean)).toHaveLength(1);
    expect(await target.read('revisions/000001.json')).toBe(String(created.indexOf(true)));
    expect(await target.create('revisions/000001.json', 'late')).toBe(false);
  });

  it('replaces a file', async () => {
    await target.replace('registry.json', '1');
    await target.replace('registry.json', '2');
    expect(await target.read('registry.json')).toBe('2');
  });

  it('stores a folder without the excluded files, and returns it', async () => {
    await target.upload('mf/glossario/1.0.0', source, ['build.json']);
    expect((await target.list('mf/glossario/1.0.0')).sort()).toEqual(['a.js', 'a.js.br', 'b.css', 'embed']);
    expect(await target.list('mf')).toEqual(['glossario']);
    await target.download('mf/glossario/1.0.0', join(folder, 'copy'));
    expect(await readFile(join(folder, 'copy/mf/glossario/1.0.0/embed/c.js'), 'utf8')).toBe('embed/c.js 1');
    expect(await readdir(join(folder, 'copy/mf/glossario/1.0.0'))).toHaveLength(4);
  });

  it('lists more names than a store returns at once', async () => {
    for (let revision = 1; revision <= 10; revision++) await target.replace(`revisions/${revision}.json`, '{}');
    expect(await target.list('revisions')).toHaveLength(10);
  });

  it('accepts the same folder twice, whatever the bytes of its compressed copies, and refuses other content', async () => {
    await target.upload('mf/glossario/1.0.0', source);
    await writeFile(join(source, 'a.js.br'), 'compressed better');
    await target.upload('mf/glossario/1.0.0', source);
    await writeFile(join(source, 'embed/c.js'), 'other');
    const refused = target.upload('mf/glossario/1.0.0', source);
    await expect(refused).rejects.toThrow(PublishedFileDiffers);
    await expect(refused).rejects.toThrow('mf/glossario/1.0.0/embed/c.js already exists with other content.');
    expect(await target.read('mf/glossario/1.0.0/embed/c.js')).toBe('embed/c.js 1');
  });
});

describe('an object store', () => {
  it('keeps the site below its folder of the bucket, each file with its type and cache duration', async () => {
    const store = await startStore();
    const target = new S3Target('s3://sites/territori', store.client);
    await target.upload('mf/glossario/1.0.0', source);
    await target.replace('registry.json', '{}');
    const headers = (key: string) => {
      const { 'content-type': type, 'cache-control': cache, 'content-encoding': encoding } = store.objects.get(key)?.headers ?? {};
      return [type, cache, encoding];
    };
    expect(headers('territori/mf/glossario/1.0.0/a.js')).toEqual([
      'text/javascript; charset=utf-8',
      'public, max-age=31536000, immutable',
      undefined,
    ]);
    expect(headers('territori/mf/glossario/1.0.0/a.js.br')).toEqual([
      'text/javascript; charset=utf-8',
      'public, max-age=31536000, immutable',
      'br',
    ]);
    expect(headers('territori/registry.json')).toEqual(['application/json; charset=utf-8', 'no-store', undefined]);
    await store.close();
  });

  it('that could not decide between two writers is called again', async () => {
    const store = await startStore({ undecided: 3 });
    expect(await new S3Target('s3://sites', store.client).create('revisions/000001.json', '1')).toBe(true);
    await store.close();
  });

  it('that ignores the condition is refused, and no revision is written', async () => {
    const store = await startStore({ conditional: false });
    await expect(new S3Target('s3://sites', store.client).create('revisions/000001.json', '1')).rejects.toThrow(
      'sites does not support If-None-Match: *',
    );
    expect(store.objects.has('revisions/000001.json')).toBe(false);
    await store.close();
  });

  it.each([{ conditional: false }, { refusesCondition: true }])(
    'with %o is refused in one sentence before anything is built',
    async (behaviour) => {
      const store = await startStore(behaviour);
      await expect(new S3Target('s3://sites', store.client).refuseUnfit()).rejects.toThrow(ReleaseRefused);
      expect([...store.objects.keys()].filter((key) => key !== 'revisions/conditional-writes')).toEqual([]);
      await store.close();
    },
  );
});
