import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPortalServer } from './createPortalServer.ts';

let site: string;
let portal: FastifyInstance;

const entry = { version: '1.0.0', base: 'mf/glossario/1.0.0/', entry: 'remoteEntry.js', integrity: 'sha384-x' };
const files: Record<string, string> = {
  'index.html': '<!doctype html><html><head><meta name="csp-nonce" nonce="__NONCE__"></head></html>',
  'registry.json': JSON.stringify({ revision: 7, sections: { glossario: entry } }),
  'hints.js': 'hints({"/glossario":[["mf/glossario/1.0.0/remoteEntry.js"]]})',
  'assets/main.js': 'main()',
  'mf/glossario/1.0.0/remoteEntry.js': 'container()',
  'mf/glossario/1.0.0/remoteEntry.js.br': 'compressed',
  'mf/glossario/1.0.0/build.json': '{}',
  'embed/glossario.html': '<!doctype html>',
  'mf/glossario/embed.js': "export * from './1.0.0/embed.js';",
  'revisions/000001.json': '{}',
  'maps/mf/glossario/1.0.0/page.js.map': '{}',
};

beforeAll(async () => {
  site = await mkdtemp(join(tmpdir(), 'territori-portal-'));
  for (const [file, content] of Object.entries(files)) {
    await mkdir(dirname(join(site, file)), { recursive: true });
    await writeFile(join(site, file), content);
  }
  portal = createPortalServer({ site, config: { product: 'Territori', api: 'https://api.example/base' }, sectionOrigins: {} });
  await portal.ready();
});
afterAll(async () => {
  await portal.close();
  await rm(site, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = {}) => portal.inject({ url, headers });

describe('/.well-known/security.txt', () => {
  const contact = async (config: object, security?: string) => {
    const identity = security ? { identity: { folder: site, files: [], replacements: [], security } } : {};
    const one = createPortalServer({ site, config: { product: 'Territori', api: '', ...config }, ...identity });
    const answer = await one.inject('/.well-known/security.txt');
    await one.close();
    return answer;
  };

  it('names the publisher’s address with a day in the future, or the contact of the identity', async () => {
    const answer = await contact({ publisher: { email: 'security@territori.example' } });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(answer.body).toContain('Contact: mailto:security@territori.example\n');
    const [, expires = ''] = /^Expires: (.+)$/m.exec(answer.body) ?? [];
    expect(new Date(expires).valueOf()).toBeGreaterThan(Date.now());
    expect((await contact({}, 'https://istituto.example/')).body).toContain('Contact: https://istituto.example/\n');
    expect((await contact({})).statusCode).toBe(404);
  });

  it('is the operator’s file where there is one', async () => {
    const file = join(site, '.well-known', 'security.txt');
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, 'Contact: mailto:operator@territori.example\n');
    expect((await contact({ publisher: { email: 'other@territori.example' } })).body).toBe('Contact: mailto:operator@territori.example\n');
    await rm(file);
  });
});

describe('the page', () => {
  it('has a policy without inline script and without eval, with a new nonce each time, which is in the page too', async () => {
    const [first, second] = [await get('/'), await get('/')];
    const policy = String(first.headers['content-security-policy']);
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toMatch(/unsafe-(eval|inline)/);
    expect(policy).toContain("connect-src 'self' https://api.example;");
    expect(first.body).toContain(`nonce="${nonce}"`);
    expect(second.body).not.toBe(first.body);
  });

  it('lets sections run from a developer’s machine outside production only', async () => {
    expect(String((await get('/')).headers['content-security-policy'])).not.toContain('localhost');
    const test = createPortalServer({ site, config: { product: 'Territori', api: '', environment: 'COLLAUDO' } });
    expect(String((await test.inject('/')).headers['content-security-policy'])).toContain("script-src 'self' http://localhost:*");
    await test.close();
  });
});

describe('a frame', () => {
  it('may be shown by the sites that the operator names, under a policy without inline script', async () => {
    const frame = async (frameAncestors?: string) => {
      const server = createPortalServer({ site, config: { product: 'Territori', api: '' }, ...(frameAncestors && { frameAncestors }) });
      const answer = await server.inject('/embed/glossario');
      await server.close();
      return [answer.statusCode, String(answer.headers['content-security-policy'])] as const;
    };
    expect(await frame()).toEqual([200, expect.stringMatching(/^default-src 'none'; script-src 'self';.*frame-ancestors \*$/)]);
    expect((await frame('https://comune.test'))[1]).toMatch(/frame-ancestors https:\/\/comune\.test$/);
    expect((await get('/embed/altra')).statusCode).toBe(404);
    expect((await get('/embed/..%2Fregistry')).statusCode).toBe(404);
  });
});

describe('the script of a section that is not published', () => {
  it.each(['/mf/altra/embed.js', '/mf/glossario/9.9.9/embed.js?attempt=1'])('%s is a module that says so, on every site', async (url) => {
    const { statusCode, headers, body } = await get(url);
    expect([statusCode, headers['access-control-allow-origin'], headers['cache-control']]).toEqual([200, '*', 'no-store']);
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(body).toContain('This portal offers no section at');
  });
});

describe('files', () => {
  it.each(['/', '/registry.json', '/hints.js', '/config.json'])('%s changes in place and is never cached', async (url) => {
    expect((await get(url)).headers['cache-control']).toBe('no-store');
  });

  it.each(['/assets/main.js', '/mf/glossario/1.0.0/remoteEntry.js'])('%s never changes and is cached without a limit', async (url) => {
    expect((await get(url)).headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it('revalidates the stable address of an embed', async () => {
    expect((await get('/mf/glossario/embed.js')).headers['cache-control']).toBe('no-cache');
  });

  it('sends the compressed copy beside a file', async () => {
    const { headers, body } = await get('/mf/glossario/1.0.0/remoteEntry.js', { 'accept-encoding': 'br' });
    expect([headers['content-encoding'], headers['content-type'], body]).toEqual([
      'br',
      expect.stringContaining('javascript'),
      'compressed',
    ]);
  });

  it.each(['/mf/glossario/1.0.0/gone.js', '/assets/gone.css', '/some/page', '/../package.json'])(
    '%s is missing and says so',
    async (url) => {
      const { statusCode, body } = await get(url);
      expect([statusCode, body.includes('<html')]).toEqual([404, false]);
    },
  );

  it.each(['/revisions/000001.json', '/maps/mf/glossario/1.0.0/page.js.map', '/mf/glossario/1.0.0/build.json'])(
    '%s is not served, because visitors do not need it',
    async (url) => {
      expect((await get(url)).statusCode).toBe(404);
    },
  );
});

describe('sections on other origins', () => {
  it('are named in registry, hints and policy', async () => {
    const origin = 'https://glossario.example';
    const spread = createPortalServer({ site, config: { product: 'Territori', api: '' }, sectionOrigins: { glossario: origin } });
    expect((await spread.inject('/registry.json')).json()).toMatchObject({
      revision: 7,
      sections: { glossario: { base: `${origin}/mf/glossario/1.0.0/` } },
    });
    expect((await spread.inject('/hints.js')).body).toContain(`"${origin}/mf/glossario/1.0.0/remoteEntry.js"`);
    expect(String((await spread.inject('/')).headers['content-security-policy'])).toContain(`script-src 'self' ${origin}`);
    await spread.close();
  });
});
