import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createPortalServer } from './createPortalServer.ts';
import { createSectionOrigin } from './createSectionOrigin.ts';

let site: string;
const servers: Record<string, FastifyInstance> = {};

beforeAll(async () => {
  site = await mkdtemp(join(tmpdir(), 'territori-errors-'));
  await writeFile(join(site, 'registry.json'), 'damaged');
  servers.portal = createPortalServer({ site, config: { product: 'Territori', api: '' } });
  servers.section = createSectionOrigin(site, 'glossario');
});
afterAll(async () => {
  for (const server of Object.values(servers)) await server.close();
  await rm(site, { recursive: true, force: true });
});

describe.each(['portal', 'section'])('the server of files: %s', (name) => {
  const ask = (method: 'GET' | 'PUT' | 'POST' | 'DELETE' | 'OPTIONS', url: string, headers = {}) =>
    (servers[name] as FastifyInstance).inject({ method, url, headers });

  it('answers a missing file in the form of the API, in the language of the call', async () => {
    const italian = await ask('GET', '/mf/glossario/gone.js');
    expect([italian.statusCode, italian.headers['content-type'], italian.headers['cache-control']]).toEqual([
      404,
      'application/json; charset=utf-8',
      'no-store',
    ]);
    expect(italian.json()).toEqual({
      status: 404,
      title: 'Non trovato',
      exception: 'Non c’è nessuna pagina e nessun file a questo indirizzo.',
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    for (const headers of [{ language: 'EN' }, { 'accept-language': 'en-GB,it;q=0.5' }, { 'accept-language': 'fr, it;q=0.4, en;q=0.8' }])
      expect((await ask('GET', '/mf/glossario/gone.js', headers)).json()).toMatchObject({ title: 'Not found' });
    expect((await ask('GET', '/mf/glossario/gone.js?plang=en', { language: 'IT' })).json()).toMatchObject({ title: 'Not found' });
  });

  it('shows a visitor a page in both languages with a link to the portal and without scripts', async () => {
    const { statusCode, headers, body } = await ask('GET', '/some/page', { accept: 'text/html,application/xhtml+xml' });
    expect([statusCode, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'/);
    expect(body).toContain('Non trovato');
    expect(body).toContain('Not found');
    expect(body).toContain('<a href="/" target="_parent">');
  });

  it('answers a frame that there is not in the language that its address names, and begins the page with it', async () => {
    expect((await ask('GET', '/embed/altra?lang=en-GB')).json()).toMatchObject({ title: 'Not found' });
    expect((await ask('GET', '/embed/altra?lang=it', { 'accept-language': 'en' })).json()).toMatchObject({ title: 'Non trovato' });
    const { body } = await ask('GET', '/embed/altra', { accept: 'text/html', 'accept-language': 'en-GB,en;q=0.9' });
    expect(body).toMatch(/<html lang="en">.*<title>Not found · Non trovato<.*<h1>Not found<.*<h1>Non trovato</);
    expect(body, 'a link within the frame would show the portal there').toContain('<a href="/" target="_parent">');
  });

  it.each(['PUT', 'POST', 'DELETE', 'OPTIONS'] as const)('answers %s with 405 and the methods that it allows', async (method) => {
    for (const url of ['/', '/registry.json', '/mf/glossario/gone.js']) {
      const { statusCode, headers, body } = await ask(method, url);
      expect([url, statusCode, headers.allow]).toEqual([url, 405, 'GET, HEAD']);
      expect(JSON.parse(body)).toMatchObject({ status: 405, title: 'Metodo non ammesso' });
    }
  });

  it('answers an address that cannot be parsed with 400', async () => {
    const { statusCode, body } = await ask('GET', '/%E0%A4%A');
    expect([statusCode, JSON.parse(body).title]).toEqual([400, 'Richiesta non valida']);
  });
});

it('answers a failure with 500 and no details, and logs it under the same id', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const answer = await servers.portal?.inject('/registry.json');
  expect([answer?.statusCode, answer?.json().title]).toEqual([500, 'Errore interno']);
  expect(answer?.body).not.toContain('JSON');
  expect(String(error.mock.calls[0]?.[0])).toContain(answer?.json().requestId);
  error.mockRestore();
});

it('answers methods that the framework does not know with 405 as well', async () => {
  const server = createPortalServer({ site, config: { product: 'Territori', api: '' } });
  await server.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.server.address() as AddressInfo;
  for (const method of ['PROPFIND', 'PURGE']) {
    const status = await new Promise((resolve, reject) =>
      request({ host: '127.0.0.1', port, method, path: '/x' }, (answer) => resolve(answer.resume().statusCode))
        .on('error', reject)
        .end(),
    );
    expect([method, status]).toEqual([method, 405]);
  }
  await server.close();
});
