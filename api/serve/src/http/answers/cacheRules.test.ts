import { fileURLToPath } from 'node:url';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { openApp, TODAY, useApp } from '@territori/api-testing/testApp';
import { beforeAll, describe, expect, it, vi } from 'vitest';

/** Other texts of the editors. */
const CONTENT = fileURLToPath(new URL('../../examples/content', import.meta.url));

describe('the cache rules', () => {
  const api = useApp('pglite');
  let edition: string;
  beforeAll(async () => {
    edition = (await api.get('/api/edizione')).json().id;
  }, 180_000);

  const regions = '/api/Report/Spool/2025-01-01/68?PageSize=100';

  it('makes an answer immutable when its address names the edition, and keeps it', async () => {
    const first = await api.get(`${regions}&edizione=${edition}`);
    const second = await api.get(`${regions}&edizione=${edition}`);
    expect(first.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(second.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(second.headers['content-type']).toBe(first.headers['content-type']);
    expect(second.body).toBe(first.body);
  });

  it('keeps one answer for each encoding and language', async () => {
    const address = `${regions}&edizione=${edition}`;
    const plain = await api.get(address);
    for (let round = 0; round < 2; round += 1) {
      const packed = await api.get(address, { 'accept-encoding': 'gzip, br' });
      expect(packed.headers['content-encoding']).toBe('br');
      expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body);
      expect((await api.get(address, { language: 'EN' })).json().label[0]).toBe('Geographical division code');
    }
  });

  it('keeps the long list of codes too, which is asked for by POST', async () => {
    const ask = (kind: number, encoding: string) =>
      api.post('/api/Report/ReportByUrl', { url: `ricercacodice_criterio_lov?ptipounit=${kind}` }, { 'accept-encoding': encoding });
    const plain = await ask(2, 'identity');
    for (let round = 0; round < 2; round += 1) {
      const packed = await ask(2, 'gzip');
      expect(packed.headers).toMatchObject({
        'content-encoding': 'gzip',
        'content-type': 'application/json; charset=utf-8',
        vary: 'accept-encoding',
      });
      expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body);
      expect((await ask(2, 'identity')).body).toBe(plain.body);
    }
    expect((await ask(3, 'identity')).json().resultset.length).toBeLessThan(plain.json().resultset.length);
  });

  it.each([
    ['GET', '/api/Report/Spool/2025-01-01/68?PageNum=2&PageSize=7', undefined],
    ['GET', '/api/unita?q=novara', undefined],
    ['GET', '/publish/reportspooljsoncount?pfun=68&pdata=01/01/2025', undefined],
    ['GET', '/api/v1/unita?livello=regione&per_pagina=7', undefined],
    ['GET', '/api/Report/ReportByUrl?url=var_get_ua_comuni_lov_rs%3Fprocom%3D001001', undefined],
    ['POST', '/api/Report/ReportByUrl', { url: 'var_get_ua_comuni_lov_rs?procom=001002' }],
  ] as const)('answers what is asked again without the database, also where no edition is named: %s %s', async (method, url, payload) => {
    const ask = () => api.app.inject({ method, url, headers: { 'accept-encoding': 'br' }, ...(payload && { payload }) });
    const first = await ask();
    expect(first.statusCode).toBe(200);
    const reads = [vi.spyOn(api.database, 'read'), vi.spyOn(api.database, 'readText')];
    const again = await ask();
    for (const read of reads) {
      expect(read).not.toHaveBeenCalled();
      read.mockRestore();
    }
    expect(again.rawPayload).toEqual(first.rawPayload);
    const own = ['x-request-id', 'date', 'content-length', 'connection', 'transfer-encoding'];
    const lasting = (headers: object) => Object.entries(headers).filter(([name]) => !own.includes(name));
    expect(lasting(again.headers).sort()).toEqual(lasting(first.headers).sort());
    expect(again.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
  });

  it('revalidates every other answer by a strong ETag that contains edition, day and language', async () => {
    const answer = await api.get(regions);
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.headers.etag).toMatch(new RegExp(`^"${edition}-${TODAY}-it-[\\w-]{8}"$`));
    expect(answer.headers.vary).toContain('language');
    const again = await api.get(regions, { 'if-none-match': String(answer.headers.etag) });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });

  it('tells encodings apart in the ETag and recognises each', async () => {
    const packed = await api.get(regions, { 'accept-encoding': 'br' });
    const plain = String((await api.get(regions)).headers.etag);
    expect(packed.headers.etag).toBe(`${plain.slice(0, -1)}-br"`);
    const again = await api.get(regions, { 'if-none-match': `"other", ${packed.headers.etag}`, 'accept-encoding': 'br' });
    expect(again.statusCode).toBe(304);
    // a cache goes by the very tag that it has
    expect(again.headers.etag).toBe(packed.headers.etag);
    const both = `${plain}, ${packed.headers.etag}`;
    expect((await api.get(regions, { 'if-none-match': both })).headers.etag).toBe(plain);
    expect((await api.get(regions, { 'if-none-match': both, 'accept-encoding': 'br' })).headers.etag).toBe(packed.headers.etag);
  });

  it('does not take another edition, language or day for this one', async () => {
    expect((await api.get(`${regions}&edizione=0123456789ab`)).headers['cache-control']).toBe('no-cache');
    const tag = String((await api.get(regions)).headers.etag);
    for (const other of [tag.replace('-it-', '-en-'), tag.replace(TODAY, '2020-01-01'), tag.replace(edition, '0123456789ab')]) {
      expect(other).not.toBe(tag);
      expect((await api.get(regions, { 'if-none-match': other })).statusCode).toBe(200);
    }
  });

  it('tells two versions of the program apart that answer about one edition', async () => {
    const { versione } = (await api.get('/api/edizione')).json();
    expect((await api.get(`${regions}&edizione=${edition}&versione=${versione}`)).headers['cache-control']).toContain('immutable');
    expect((await api.get(`${regions}&edizione=${edition}&versione=00000000`)).headers['cache-control']).toBe('no-cache');
    const other = await openApp('pglite', { content: CONTENT });
    try {
      const answer = (await other.get('/api/edizione')).json();
      expect([answer.id, answer.versione === versione]).toEqual([edition, false]);
      expect((await other.get(regions)).headers.etag).not.toBe((await api.get(regions)).headers.etag);
    } finally {
      await other.dispose();
    }
  });

  it('refuses an invalid request, whatever tag comes with it', async () => {
    const tag = String((await api.get(regions)).headers.etag);
    for (const wrong of [
      '/api/Report/Spool/2025-02-30/68',
      '/api/Report/Spool/2025-01-01/68?orderFields=NOPE',
      '/api/Report/Spool/2025-01-01/68?PageSize=0',
    ])
      for (const held of [tag, '*']) expect((await api.get(wrong, { 'if-none-match': held })).statusCode, `${wrong} ${held}`).toBe(400);
  });

  it('keeps nothing for good that depends on today', async () => {
    for (const address of [
      '/api/Report/Spool/2099-01-01/68',
      '/api/Report/Spool/2020-01-01/98',
      '/api/Promemoria',
      '/api/Report/Glossario',
      '/api/Report/DescrizionePagina/1',
      '/api/Report/GetFunzione?funzione=61',
    ]) {
      const answer = await api.get(`${address}${address.includes('?') ? '&' : '?'}edizione=${edition}`);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['cache-control']).toBe('no-cache');
    }
  });

  it('never stores an error or a POST', async () => {
    const wrong = await api.get(`/api/Report/Spool/2025-01-01/68?plovfield=NOPE&edizione=${edition}`);
    expect(wrong.statusCode).toBe(400);
    expect(wrong.headers['cache-control']).toBe('no-store');
    expect(wrong.headers.etag).toBeUndefined();
    expect((await api.post('/api/Report/Spool/2025-01-01/68', {})).headers.etag).toBeUndefined();
  });
});
