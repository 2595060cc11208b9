import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { openEmpty, useDatabase } from '@territori/api-testing';
import { folderOf } from '@territori/api-testing/folderOf';
import { makeShapefileZip } from '@territori/api-testing/makeShapefileZip';
import { PUBLIC_ORIGIN } from '@territori/api-testing/publicOrigin';
import { SMALL_HISTORY } from '@territori/api-testing/smallFiles';
import { writeFilesOf } from '@territori/api-testing/writeFilesOf';
import { load } from '@territori/load/loading/load';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildApp } from '../../../app.ts';

describe('the boundaries of an edition whose maps are being prepared', () => {
  const test = useDatabase(openEmpty, 'pglite');
  let app: ReturnType<typeof buildApp>;
  let folder: string;
  beforeAll(async () => {
    const unit = (code: string, west: number) => ({ properties: { PRO_COM_T: code }, west, south: 45, east: west + 1, north: 46 });
    const zip = await makeShapefileZip({ Com01012011_g_WGS84: [unit('001001', 8), unit('001003', 9)] });
    await load(test.database, { by: 'operator', path: await folderOf({ 'cities.csv': SMALL_HISTORY, 'Limiti01012011_g.zip': zip }) });
    folder = await folderOf({});
    app = buildApp(test.database, { publicOrigin: PUBLIC_ORIGIN, callsPerMinute: 0, archive: folder });
  }, 120_000);
  afterAll(() => app?.close());

  const listed = () => app.inject('/api/v1/archivio');
  interface Listed {
    readonly nome: string;
    readonly formato: string;
    readonly url: string;
    readonly byte: number;
    readonly sha256: string;
  }
  const setsIn = (answer: { readonly file: readonly Listed[] }) => answer.file.filter(({ formato }) => formato === 'topojson');

  it('are missed by a service that starts, which says what writes them', async () => {
    const said: string[] = [];
    const service = buildApp(test.database, {
      publicOrigin: PUBLIC_ORIGIN,
      archive: folder,
      readAhead: true,
      logger: { level: 'warn', stream: { write: (line: string) => void said.push(line) } },
    });
    await service.listen({ port: 0, host: '127.0.0.1' });
    await vi.waitFor(() => expect(said.join('')).toContain('the maps of the edition are not there'), { timeout: 20_000 });
    expect(said.join('')).toContain('npm run data -- archive');
    await service.close();
  }, 60_000);

  it('are announced by an answer that nobody may keep, and come at the same address', async () => {
    const { edizione } = (await app.inject('/api/v1')).json();
    const url = `/api/v1/confini?livello=comune&data=2015-01-01&edizione=${encodeURIComponent(edizione)}`;
    const before = await app.inject(url);
    expect([before.statusCode, before.json().stato]).toEqual([200, 'in_preparazione']);
    expect(before.headers['cache-control']).toBe('no-store');
    expect(before.headers.etag).toBeUndefined();
    // an edition that has bulk files of an earlier version, and no maps
    await writeFilesOf(test.database, folder, { maps: null });
    const files = await listed();
    expect([files.json().confini, setsIn(files.json()), files.headers['cache-control']]).toEqual(['in_preparazione', [], 'no-store']);

    await writeFilesOf(test.database, folder);
    const after = await app.inject(url);
    expect(after.json()).toMatchObject({ stato: 'pronti', insieme: { id: 'comune-2011', fonte: 'Limiti01012011_g.zip' } });
    expect(after.headers['cache-control']).toContain('immutable');
    const none = (await app.inject('/api/v1/confini?livello=regione&data=1936-04-21&lingua=en')).json();
    expect([none.stato, none.frase]).toEqual([
      'non_caricati',
      'This edition has no boundaries of regions for 21/04/1936: the units cannot be drawn.',
    ]);
  }, 60_000);

  it('are among the bulk files once they are ready, with their bytes and digests', async () => {
    const answer = await listed();
    expect(answer.json().confini).toBe('pronti');
    expect(answer.headers.etag).toBeDefined();
    const sets = setsIn(answer.json());
    expect(sets.map(({ nome }) => nome)).toEqual([
      'comune-2011.topo.json',
      'regione-2000-01-01-ricostruita.topo.json',
      'uts-2000-01-01-ricostruita.topo.json',
    ]);
    const [set] = sets as [Listed];
    const { pathname, search } = new URL(set.url);
    for (const headers of [{}, { 'accept-encoding': 'br' }]) {
      const file = await app.inject({ url: `${pathname}${search}`, headers });
      expect(file.headers['cache-control']).toContain('immutable');
      const plain = file.headers['content-encoding'] === 'br' ? brotliDecompressSync(file.rawPayload) : file.rawPayload;
      expect([plain.byteLength, createHash('sha256').update(plain).digest('hex')]).toEqual([set.byte, set.sha256]);
      const again = await app.inject({ url: pathname, headers: { ...headers, 'if-none-match': String(file.headers.etag) } });
      expect([again.statusCode, again.body]).toEqual([304, '']);
    }
  }, 60_000);
});
