import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { useApp } from '@territori/api-testing/testApp';
import { decodeSizes, decodeStoria, HistoryIndex } from '@territori/traduzione/storia';
import { beforeAll, describe, expect, it } from 'vitest';

/** Bytes of `storia.json` with Brotli, at most. */
const LARGEST = 180 * 1024;

describe('the history for the translation of lists', () => {
  const api = useApp('pglite');
  let edition: string;
  beforeAll(async () => {
    edition = (await api.get('/api/edizione')).json().id;
  }, 180_000);

  const get = (file: string, encoding: string) => api.get(`/api/v1/archivio/${edition}/${file}.json`, { 'accept-encoding': encoding });

  it('is one immutable file of at most 180 KB, the same in every encoding', async () => {
    const [brotli, gzipped, plain] = await Promise.all(['br', 'gzip', 'identity'].map((encoding) => get('storia', encoding)));
    expect(brotli?.headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'public, max-age=31536000, immutable' });
    expect(brotli?.rawPayload.byteLength).toBeLessThan(LARGEST);
    const text = plain?.body as string;
    expect(brotliDecompressSync(brotli?.rawPayload as Buffer).toString()).toBe(text);
    expect(gunzipSync(gzipped?.rawPayload as Buffer).toString()).toBe(text);
    expect(new Set([brotli, gzipped, plain].map((answer) => answer?.headers.etag)).size).toBe(3);
  });

  it('holds the units of the edition, its name, its licences and the sizes', async () => {
    const [storia, sizes] = await Promise.all(['storia', 'dimensioni'].map(async (file) => (await get(file, 'identity')).json()));
    const index = new HistoryIndex(decodeStoria(storia), decodeSizes(sizes));
    expect(index.edition).toBe(edition);
    expect(index.comune.byCode.has('058091')).toBe(true);
    expect(index.licence).toContain('CC BY 4.0 Istat');
    expect(index.sizes.size).toBeGreaterThan(7000);
  });

  it('is not sent again to a caller that holds it', async () => {
    const { etag } = (await get('storia', 'br')).headers;
    const again = await api.get(`/api/v1/archivio/${edition}/storia.json`, { 'accept-encoding': 'br', 'if-none-match': String(etag) });
    expect([again.statusCode, again.headers.etag, again.body]).toEqual([304, etag, '']);
  });

  it('of the edition in service is where the address of the newest leads', async () => {
    const answer = await api.get('/api/v1/archivio/ultima/dimensioni.json');
    expect([answer.statusCode, answer.headers.location]).toEqual([302, `/api/v1/archivio/${edition}/dimensioni.json`]);
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  it('of another edition is not there, and the answer names the one in service', async () => {
    const answer = await api.get('/api/v1/archivio/0123456789ab/storia.json');
    expect([answer.statusCode, answer.json().codice, answer.body]).toEqual([404, 'edizione_sconosciuta', expect.stringContaining(edition)]);
  });
});
