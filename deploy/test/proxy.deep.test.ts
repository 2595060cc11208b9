import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import http from 'node:http';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { isPrivate } from '@territori/build/portal/cacheRules';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { freePorts } from '../processes/freePorts.ts';
import { type Nginx, startNginx } from '../processes/startNginx.ts';
import { type ApiStub, startApiStub } from './apiStub.ts';
import { openDirectory } from './openDirectory.ts';
import { siteFiles, writeSite } from './siteFixture.ts';
import { startSilentServer } from './startSilentServer.ts';

const portalConf = new URL('../nginx/portal.conf', import.meta.url);

const running: { stop(): Promise<void> }[] = [];
const keep = <Process extends { stop(): Promise<void> }>(process: Process): Process => {
  running.push(process);
  return process;
};
afterAll(() => Promise.all(running.map((process) => process.stop())));

/** A static service of the files whose path starts with one of the prefixes. */
async function startStatic(...prefixes: string[]): Promise<string> {
  const site = join(await openDirectory(), 'site');
  await writeSite(
    site,
    Object.fromEntries(Object.entries(siteFiles).filter(([path]) => prefixes.some((prefix) => path.startsWith(prefix)))),
  );
  const [port] = await freePorts(1);
  const LISTEN = `127.0.0.1:${port}`;
  keep(await startNginx('static', { LISTEN, SITE: site }));
  return LISTEN;
}

async function startProxy(environment: Readonly<Record<string, string>>, under: readonly string[] = []): Promise<Nginx> {
  const [port] = await freePorts(1);
  return keep(await startNginx('proxy', { LISTEN: `127.0.0.1:${port}`, ...environment }, under));
}

describe('the proxy', () => {
  let proxy: Nginx;
  let api: ApiStub;
  const get = (path: string, headers: Record<string, string> = {}) => fetch(proxy.origin + path, { headers });
  /** nginx writes it after the answer. */
  const lastLine = async () => (await proxy.log()).at(-1);

  beforeAll(async () => {
    api = keep(await startApiStub());
    const shell = await startStatic('index', 'registry', 'revisions', 'assets', 'mf/glossario/embed.js');
    const glossario = await startStatic('mf/glossario/1.0.0');
    const [nowhere] = await freePorts(1);
    const acme = await openDirectory();
    await mkdir(join(acme, '.well-known/acme-challenge'), { recursive: true });
    await writeFile(join(acme, '.well-known/acme-challenge/token'), 'answer');
    proxy = await startProxy({
      SHELL_SERVERS: shell,
      SECTION_SERVERS: `glossario=${glossario} storia=127.0.0.1:${nowhere}`,
      API_SERVERS: api.server,
      ACME: acme,
    });
  });

  it('puts shell, sections and API on one origin', async () => {
    expect(await (await get('/')).text()).toContain('csp-nonce');
    expect(await (await get('/mf/glossario/1.0.0/remoteEntry.js')).text()).toBe(siteFiles['mf/glossario/1.0.0/remoteEntry.js']);
    expect(await (await get('/mf/glossario/embed.js')).text()).toBe(siteFiles['mf/glossario/embed.js']);
    expect((await get('/api/edizione')).status).toBe(200);
    expect((await get('/publish/reportspooljson?pfun=61')).status).toBe(200);
  });

  it('passes on calls under the name of the gateway of the live service', async () => {
    expect((await get('/ShibO2Module/api/edizione?a=1')).status).toBe(200);
    expect(api.requests.at(-1)?.url).toBe('/api/edizione?a=1');
    expect((await get('/ShibO2Module/metrics')).status).toBe(404);
  });

  it('sets each security header once, whoever answers', async () => {
    for (const path of ['/', '/assets/main.0123456789.js', '/api/edizione', '/nothing'])
      expect(Object.fromEntries((await get(path)).headers), path).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
      });
  });

  it('answers certificate challenges before there is a certificate', async () => {
    expect(await (await get('/.well-known/acme-challenge/token')).text()).toBe('answer');
  });

  it.each(Object.keys(siteFiles).filter((path) => isPrivate(path)))('does not show %s, which is of no use to a visitor', async (path) => {
    expect((await get(`/${path}`)).status).toBe(404);
  });

  it.each(['/metrics', '/release/release.json', '/maps/mf/glossario/1.0.0/remoteEntry.js.map'])('keeps %s to the inside', async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  it('leaves the rest standing when the service of one section is down', async () => {
    expect((await get('/mf/storia/1.0.0/remoteEntry.js')).status).toBe(502);
    expect((await get('/mf/glossario/1.0.0/section.json')).status).toBe(200);
  });

  it('keeps an answer whose address names an edition, by language and encoding, and asks the API once', async () => {
    const ask = async (language: string) => (await get('/api/unita?q=roma&edizione=7', { language })).json();
    const before = api.requests.length;
    expect(await ask('IT')).toEqual(await ask('it'));
    expect(await ask('EN')).toMatchObject({ language: 'EN' });
    expect(await ask('EN')).toMatchObject({ language: 'EN' });
    expect(api.requests.length - before).toBe(2);
    await expect.poll(lastLine).toMatchObject({ cache: 'HIT' });
  });

  it('keeps no answer of the public API, which also depends on the format and language that a caller accepts', async () => {
    const ask = async (accept: string) => (await get('/api/v1/unita?edizione=7', { accept })).json();
    expect((await ask('application/json')).served).toBeLessThan((await ask('text/csv')).served);
  });

  it('asks again for every other answer, and passes on what the browser has', async () => {
    const [first, second] = [await (await get('/api/serie/comune')).json(), await (await get('/api/serie/comune')).json()];
    expect(second.served).toBe(first.served + 1);
    expect((await get('/api/serie/comune', { 'if-none-match': '"1"' })).status).toBe(304);
  });

  it('keeps no answer to a POST', async () => {
    const post = async () => (await fetch(`${proxy.origin}/api/Report/ReportByUrl?edizione=7`, { method: 'POST', body: '{}' })).json();
    expect((await post()).served).toBeLessThan((await post()).served);
  });

  it('passes the address of the caller, the host and the id of the request on to the API, and believes no header of the caller', async () => {
    await get('/api/edizione', { 'x-forwarded-for': '203.0.113.9', 'x-request-id': 'mine' });
    const headers = api.requests.at(-1)?.headers;
    expect(headers).toMatchObject({ host: new URL(proxy.origin).host, 'x-forwarded-for': '127.0.0.1' });
    expect(headers?.['x-request-id']).toMatch(/^[0-9a-f]{32}$/);
  });

  it('refuses a body that no call needs', async () => {
    const answer = await fetch(`${proxy.origin}/api/Report/ReportByUrl`, {
      method: 'POST',
      body: 'x'.repeat(300_000),
      headers: { language: 'EN' },
    });
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({ status: 413, title: 'The request is too large.' });
  });

  it('ends an answer that the API broke off as broken, not as complete, and keeps no part of it', async () => {
    const before = api.requests.length;
    for (const path of ['/api/troncata', '/api/troncata?edizione=7', '/api/troncata?edizione=7'])
      await expect(get(path).then((answer) => answer.text())).rejects.toThrow();
    expect(api.requests.length - before).toBe(3);
  });

  it('drops a client that sends its request too slowly, and answers the others meanwhile', async () => {
    const { hostname, port } = new URL(proxy.origin);
    const slow = connect(Number(port), hostname);
    slow.write('POST /api/Report/ReportByUrl HTTP/1.1\r\nhost: x\r\ncontent-length: 10\r\n\r\n{');
    const closed = new Promise((resolve) => slow.on('error', () => {}).once('close', resolve));
    slow.resume();
    expect((await get('/api/edizione')).status).toBe(200);
    await closed;
  });

  it('writes a log line that an operator can search and that names no visitor', async () => {
    await get('/api/serie/comune?q=segreto');
    await expect
      .poll(lastLine)
      .toMatchObject({ address: '127.0.0.0', method: 'GET', uri: '/api/serie/comune', status: 200, upstream: api.server });
    expect(JSON.stringify(await proxy.log())).not.toContain('segreto');
  });
});

describe('a stopped API', () => {
  it('gives a clear answer in the language of the call, while what is kept stays readable', async () => {
    const api = await startApiStub();
    const proxy = await startProxy({ SHELL_SERVERS: '127.0.0.1:1', API_SERVERS: api.server });
    const kept = () => fetch(`${proxy.origin}/api/unita?edizione=7`);
    expect((await kept()).status).toBe(200);
    await api.stop();

    const answer = await fetch(`${proxy.origin}/api/edizione?plang=EN`);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('content-type')).toMatch('application/json');
    expect(answer.headers.get('retry-after')).toBe('5');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toMatchObject({
      status: 503,
      title: expect.stringContaining('not available'),
      requestId: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
    expect(await (await fetch(`${proxy.origin}/api/edizione`)).json()).toMatchObject({ title: expect.stringContaining('Riprova') });
    expect((await kept()).status).toBe(200);
  });

  it('is a problem for callers of the public API', async () => {
    const [nowhere] = await freePorts(1);
    const proxy = await startProxy({ SHELL_SERVERS: '127.0.0.1:1', API_SERVERS: `127.0.0.1:${nowhere}` });
    for (const path of ['/api/v1/unita?lingua=en', '/id/comune/10010010?lingua=en']) {
      const answer = await fetch(`${proxy.origin}${path}`);
      expect([answer.status, answer.headers.get('content-type'), answer.headers.get('retry-after')]).toEqual([
        503,
        'application/problem+json',
        '5',
      ]);
      expect(await answer.json()).toMatchObject({ codice: 'non_disponibile', detail: expect.stringContaining('not available') });
    }
  });

  it('is logged for the operator, without the address and the query of the call', async () => {
    const [nowhere] = await freePorts(1);
    const proxy = await startProxy({ SHELL_SERVERS: '127.0.0.1:1', API_SERVERS: `127.0.0.1:${nowhere}` });
    await fetch(`${proxy.origin}/api/unita?q=segreto`, { headers: { referer: 'https://elsewhere.example/?mine' } });
    await expect.poll(() => proxy.errors()).toMatch(/connect\(\) failed .* request: "GET \/api\/unita HTTP\/1.1"/);
    expect(proxy.errors()).not.toMatch(/client:|segreto|mine/);
  });
});

describe('many clients', () => {
  const clients: Socket[] = [];
  const leave = () => {
    for (const client of clients.splice(0)) client.destroy();
  };
  afterEach(leave);
  /** Clients that ask for a path on a connection that stays open. */
  function open(proxy: Nginx, count: number, path: string): Socket[] {
    const { hostname, port } = new URL(proxy.origin);
    const opened = Array.from({ length: count }, () => connect(Number(port), hostname).on('error', () => {}));
    for (const client of opened) client.write(`GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`);
    clients.push(...opened);
    return opened;
  }

  it('find their place, more of them than systemd lets a program open files by itself', async () => {
    const proxy = await startProxy({ SHELL_SERVERS: '127.0.0.1:1' }, ['prlimit', '--nofile=1024:16384']);
    const answers = open(proxy, 1200, '/healthz').map(
      (client) => new Promise((resolve) => client.once('data', (data) => resolve(`${data}`.slice(9, 12)))),
    );
    expect(new Set(await Promise.all(answers))).toEqual(new Set(['204']));
    expect(proxy.errors()).not.toMatch(/resource limit|accept/);
  });

  it('at one address share a thousand requests at a time, and take nothing from the other addresses', async () => {
    const api = keep(await startApiStub());
    const proxy = await startProxy({ SHELL_SERVERS: '127.0.0.1:1', API_SERVERS: api.server });
    const status = () => fetch(`${proxy.origin}/api/edizione`).then(({ status }) => status);
    open(proxy, 1000, '/publish/reportspooljson?attesa');
    await expect.poll(() => api.requests.length, { timeout: 15_000 }).toBe(1000);

    const refused = await fetch(`${proxy.origin}/api/edizione?plang=EN`);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('5');
    expect(await refused.json()).toMatchObject({ status: 429, title: 'Too many requests at once. Try again in a few seconds.' });
    const [elsewhere] = await once(http.get(`${proxy.origin}/api/edizione`, { localAddress: '127.0.0.2' }), 'response');
    expect(elsewhere.resume().statusCode).toBe(200);
    leave();
    await expect.poll(status).toBe(200);
  });
});

describe('several replicas', () => {
  let replicas: ApiStub[] = [];
  afterEach(() => Promise.all(replicas.map((replica) => replica.stop())));

  it('share the calls, and the loss of one costs no call', async () => {
    replicas = await Promise.all([startApiStub(), startApiStub()]);
    const proxy = await startProxy({ SHELL_SERVERS: '127.0.0.1:1', API_SERVERS: replicas.map(({ server }) => server).join(' ') });
    const call = (path: string, method = 'GET') => fetch(proxy.origin + path, method === 'POST' ? { method, body: '{}' } : {});
    const statuses = async (path: string, method?: string) =>
      new Set(await Promise.all(Array.from({ length: 20 }, async () => (await call(path, method)).status)));
    expect(await statuses('/api/edizione')).toEqual(new Set([200]));
    expect(replicas.map(({ requests }) => requests.length)).toEqual([10, 10]);
    await replicas[0]?.stop();
    expect(await statuses('/api/edizione')).toEqual(new Set([200]));
    expect(await statuses('/api/Report/Spool/2025-01-01/61', 'POST')).toEqual(new Set([200]));
  });

  it('lose no call when the address of one disappears, which refuses nothing and answers nothing', async () => {
    const alive = await startApiStub();
    replicas = [alive];
    const gone = keep(await startSilentServer());
    const shell = await startStatic('assets');
    const proxy = await startProxy({ SHELL_SERVERS: `${gone.server} ${shell}`, API_SERVERS: `${gone.server} ${alive.server}` });
    const statuses = async (path: string, init?: RequestInit) =>
      new Set(await Promise.all(Array.from({ length: 20 }, async () => (await fetch(proxy.origin + path, init)).status)));
    expect(await statuses('/api/edizione')).toEqual(new Set([200]));
    expect(await statuses('/api/Report/Spool/2025-01-01/61', { method: 'POST', body: '{}' })).toEqual(new Set([200]));
    expect(await statuses('/api/consultazioni', { method: 'POST', body: '{}' })).toEqual(new Set([200]));
    expect(await statuses('/assets/main.0123456789.js')).toEqual(new Set([200]));
    expect(proxy.errors()).toContain('upstream timed out');
  });

  it('are given as long as one takes to answer: only what fails in the first seconds is asked of another', async () => {
    const seconds = (name: string) => {
      const [, value = ''] = new RegExp(`^proxy_${name} (\\d+)s;$`, 'm').exec(readFileSync(portalConf, 'utf8')) ?? [];
      return Number(value);
    };
    // nginx names a slow answer as it names a connection that is not made; this alone keeps the slow one from being asked twice
    expect(seconds('read_timeout')).toBeGreaterThan(seconds('next_upstream_timeout'));
    expect(seconds('send_timeout')).toBeGreaterThan(seconds('next_upstream_timeout'));
    expect(seconds('connect_timeout') * 3).toBeLessThan(seconds('next_upstream_timeout'));
  });

  it('are asked at their addresses where no name can be looked up', async () => {
    const names = await openDirectory();
    await writeFile(join(names, 'getent'), '#!/bin/sh\nexit 2\n');
    await chmod(join(names, 'getent'), 0o755);
    const api = await startApiStub();
    replicas = [api];
    const proxy = await startProxy({ PATH: `${names}:${process.env.PATH}`, SHELL_SERVERS: 'shell:8080', API_SERVERS: api.server });
    expect((await fetch(`${proxy.origin}/api/edizione`)).status).toBe(200);
  });

  it('are found again when the addresses behind their name change', async () => {
    const names = await openDirectory();
    const resolver = join(names, 'getent');
    await writeFile(resolver, `#!/bin/sh\ncat ${join(names, 'addresses')}\n`);
    await chmod(resolver, 0o755);
    const name = (...addresses: string[]) =>
      writeFile(join(names, 'addresses'), addresses.map((address) => `${address} STREAM api\n`).join(''));

    const first = await startApiStub('127.0.0.1');
    const port = Number(first.server.split(':')[1]);
    const second = await startApiStub('127.0.0.2', port);
    replicas = [first, second];
    await name();
    const proxy = await startProxy({
      PATH: `${names}:${process.env.PATH}`,
      FOLLOW_SECONDS: '0.2',
      SHELL_SERVERS: `shell:${port}`,
      API_SERVERS: `api:${port}`,
    });
    const status = async () => (await fetch(`${proxy.origin}/api/edizione`)).status;
    expect(await status()).toBe(503);

    await name('127.0.0.1');
    await expect.poll(status).toBe(200);
    await name('127.0.0.1', '127.0.0.2');
    await expect.poll(async () => (await status()) === 200 && second.requests.length > 0).toBe(true);
    // a name server that is away says nothing of the replicas
    await name();
    for (const end = Date.now() + 1000; Date.now() < end; await new Promise((resolve) => setTimeout(resolve, 50)))
      expect(await status()).toBe(200);
    await name('127.0.0.2');
    await expect
      .poll(async () => {
        const before = first.requests.length;
        for (let call = 0; call < 4; call += 1) await status();
        return first.requests.length === before;
      })
      .toBe(true);
  });
});
