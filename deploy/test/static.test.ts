import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { isPrivate } from '@territori/build/portal/cacheRules';
import { createPortalServer } from '@territori/build/portal/createPortalServer';
import { errorPage } from '@territori/build/portal/portalErrors';
import { portalModule } from '@territori/build/portal/portalModule';
import type { PortalConfig } from '@territori/contract';
import { pageReplacements } from '@territori/identity/pageReplacements';
import { portalIdentity } from '@territori/identity/portalIdentity';
import { readIdentity } from '@territori/identity/readIdentity';
import { securityAddress } from '@territori/identity/securityAddress';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePorts } from '../processes/freePorts.ts';
import { type Nginx, startNginx } from '../processes/startNginx.ts';
import { openDirectory } from './openDirectory.ts';
import { siteFiles, writeSite } from './siteFixture.ts';

const portalPolicy = /^default-src 'none'; script-src 'self'; style-src 'self' 'nonce-([^']+)'/;
const mirrored = [
  'access-control-allow-origin',
  'cache-control',
  'x-content-type-options',
  'referrer-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
];

const paths = [
  '/',
  '/config.json',
  '/index.html',
  '/missing.js',
  '/indice/',
  '/indice/en/',
  '/indice/missing.html',
  '/mf/glossario/1.0.0/missing.js',
  '/mf/altra/embed.js',
  '/mf/glossario/9.9.9/embed.js',
  '/embed/glossario',
  '/embed/altra',
  '/embed/',
  '/revisions/000001.json',
  '/maps/mf/glossario/1.0.0/remoteEntry.js.map',
  '/assets/../../etc/passwd',
  ...Object.keys(siteFiles)
    .filter((path) => !isPrivate(path) && !/^\.|^index/.test(path))
    .map((path) => `/${path}`),
];

describe.each([{ outcomeSample: 10 }, { environment: 'COLLAUDO', outcomeSample: 10, previews: true }] as const)(
  'a static service with the configuration %o',
  (environment) => {
    let service: Nginx;
    let portal: ReturnType<typeof createPortalServer>;
    let portalOrigin: string;

    beforeAll(async () => {
      const site = join(await openDirectory(), 'site');
      await writeSite(site);
      const [port] = await freePorts(1);
      const AMBIENTE = 'environment' in environment ? environment.environment : 'PRODUZIONE';
      service = await startNginx('static', { LISTEN: `127.0.0.1:${port}`, SITE: site, PRODOTTO: 'Territori di prova', AMBIENTE });
      portal = createPortalServer({ site, config: { product: 'Territori di prova', api: '', ...environment } });
      portalOrigin = await portal.listen({ host: '127.0.0.1', port: 0 });
    });
    afterAll(async () => {
      await Promise.all([service?.stop(), portal?.close()]);
    });

    it.each(paths)("answers %s as the portal's own server does", async (path) => {
      const ask = (origin: string) => fetch(origin + path, { redirect: 'manual' });
      const [ours, theirs] = await Promise.all([ask(service.origin), ask(portalOrigin)]);
      const headers = (answer: Response) => Object.fromEntries(mirrored.map((name) => [name, answer.headers.get(name)]));
      const policy = (answer: Response) => answer.headers.get('content-security-policy')?.replace(/nonce-[^']+/, 'nonce');
      expect(ours.status).toBe(theirs.status);
      if (!theirs.ok) return;
      expect(policy(ours)).toBe(policy(theirs));
      expect(headers(ours)).toEqual(headers(theirs));
      if (path.endsWith('/embed.js')) expect(await ours.text()).toBe(await theirs.text());
    });

    it('says what the environment says in config.json', async () => {
      expect(await (await fetch(`${service.origin}/config.json`)).json()).toEqual({
        product: 'Territori di prova',
        api: '',
        ...environment,
      });
    });
  },
);

it('names the publisher of the portal in config.json, and refuses values that no page could show', async () => {
  const start = async (environment: Record<string, string>) => {
    const [port] = await freePorts(1);
    return startNginx('static', { LISTEN: `127.0.0.1:${port}`, SITE: tmpdir(), ...environment });
  };
  const service = await start({
    PUBLISHER_NAME: "Istituto dell'esempio",
    PUBLISHER_EMAIL: 'portale@istituto.test',
    PUBLISHER_DPO: 'https://istituto.test/rpd',
    LOG_DAYS: '30',
    PREVIEWS: 'yes',
    OUTCOME_SAMPLE: '0',
    LANGUAGES: 'it,en,de',
  });
  expect(await (await fetch(`${service.origin}/config.json`)).json()).toEqual({
    product: 'Territori',
    api: '',
    languages: ['it', 'en', 'de'],
    outcomeSample: 0,
    previews: true,
    publisher: { name: "Istituto dell'esempio", email: 'portale@istituto.test', dataProtectionOfficer: 'https://istituto.test/rpd' },
    logDays: 30,
  });
  await service.stop();
  await expect(start({ PUBLISHER_NAME: 'Istituto "Esempio"' })).rejects.toThrow('must not contain quotes');
  await expect(start({ PRODOTTO: 'back\\slash' })).rejects.toThrow('must not contain quotes');
  await expect(start({ FRAME_ANCESTORS: "https://comune.test; script-src 'unsafe-inline'" })).rejects.toThrow('FRAME_ANCESTORS is a list');
  await expect(start({ LOG_DAYS: 'thirty' })).rejects.toThrow('LOG_DAYS is a number of days');
  await expect(start({ LANGUAGES: 'it;en' })).rejects.toThrow('it must be tags of languages');
  await expect(start({ PREVIEWS: 'si' })).rejects.toThrow('PREVIEWS is yes or no');
  await expect(start({ OUTCOME_SAMPLE: '101' })).rejects.toThrow('OUTCOME_SAMPLE is a percentage from 0 to 100');
});

describe('under another identity', () => {
  const identity = readIdentity('esempio');
  let service: Nginx;
  let portal: ReturnType<typeof createPortalServer>;

  beforeAll(async () => {
    const site = join(await openDirectory(), 'site');
    const { '.well-known/security.txt': _, ...withoutContact } = siteFiles;
    await writeSite(site, withoutContact);
    await copyFile(new URL('../../shell/src/index.html', import.meta.url), join(site, 'index.html'));
    const [port] = await freePorts(1);
    service = await startNginx('static', { LISTEN: `127.0.0.1:${port}`, SITE: site, IDENTITY: 'esempio' });
    const { folder, files, publisher } = identity;
    const marks = { folder, files, replacements: pageReplacements(identity), security: securityAddress(publisher) };
    portal = createPortalServer({ site, config: { product: identity.product, api: '' }, identity: marks });
  });
  afterAll(async () => {
    await Promise.all([service?.stop(), portal?.close()]);
  });

  const files = ['/', '/embed/glossario', '/.well-known/security.txt', ...identity.files.map((file) => `/identita/${file}`)];
  it.each(files)("answers %s as the portal's own server does", async (path) => {
    const ours = await fetch(service.origin + path);
    const theirs = await portal.inject(path);
    const withoutNonce = (text: string) => text.replaceAll(/nonce="[^"]*"/g, '');
    expect(withoutNonce(await ours.text())).toBe(withoutNonce(theirs.body));
    expect(ours.headers.get('content-type')?.split(';')[0]).toBe(theirs.headers['content-type']?.toString().split(';')[0]);
    expect(ours.headers.get('cache-control')).toBe(theirs.headers['cache-control']);
  });

  it('says the same to a section in another site, with whole addresses', async () => {
    const answer = await fetch(`${service.origin}/identita/portal.js`);
    expect([answer.headers.get('access-control-allow-origin'), answer.headers.get('content-type')]).toEqual([
      '*',
      'text/javascript; charset=utf-8',
    ]);
    const evaluated = (text: string) => new Function('at', text.replace('export default', 'return').replaceAll('import.meta.url', 'at'));
    const address = 'https://atlante.example/identita/portal.js';
    const { product, identity: shown } = evaluated(await answer.text())(address);
    expect([product, shown.mark]).toEqual([identity.product, 'https://atlante.example/identita/mark.svg']);
    const config = { product, api: '', identity: portalIdentity(identity) };
    expect(shown).toEqual(evaluated(portalModule(config as PortalConfig))(address).identity);
  });

  it('says who publishes in config.json', async () => {
    expect(await (await fetch(`${service.origin}/config.json`)).json()).toEqual({
      product: 'Atlante storico dei confini amministrativi',
      api: '',
      outcomeSample: 10,
      identity: portalIdentity(identity),
      publisher: { name: 'Istituto di esempio', email: 'atlante@istituto.example', dataProtectionOfficer: 'privacy@istituto.example' },
    });
  });

  it('refuses an identity that was not prepared', async () => {
    const [port] = await freePorts(1);
    await expect(startNginx('static', { LISTEN: `127.0.0.1:${port}`, SITE: tmpdir(), IDENTITY: 'altra' })).rejects.toThrow(
      'holds no prepared identity: write it with deploy/src/prepareIdentity.ts',
    );
  });
});

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  await writeFile(`${file}.br`, brotliCompressSync(content));
  await writeFile(`${file}.gz`, gzipSync(content));
}

it('lets only the sites of FRAME_ANCESTORS show a section in a frame', async () => {
  const site = join(await openDirectory(), 'site');
  await writeSite(site);
  const [port] = await freePorts(1);
  const FRAME_ANCESTORS = "'self' https://*.comune.test";
  const service = await startNginx('static', { LISTEN: `127.0.0.1:${port}`, SITE: site, FRAME_ANCESTORS });
  const policy = (await fetch(`${service.origin}/embed/glossario`)).headers.get('content-security-policy');
  expect(policy).toMatch(/frame-ancestors 'self' https:\/\/\*\.comune\.test$/);
  expect(policy).not.toContain('unsafe');
  await service.stop();
});

describe('a static service', () => {
  let service: Nginx;

  beforeAll(async () => {
    const site = join(await openDirectory(), 'site');
    await writeSite(site);
    // somebody compressed the page too, which has no nonce yet
    await compressFile(join(site, 'index.html'));
    const [port] = await freePorts(1);
    service = await startNginx('static', { LISTEN: `127.0.0.1:${port}`, SITE: site });
  });
  afterAll(() => service?.stop());

  it('gives each page its own nonce, the same in policy and page, whatever lies compressed beside it', async () => {
    const nonces = new Set<string>();
    for (let i = 0; i < 3; i += 1) {
      const answer = await fetch(service.origin);
      const nonce = portalPolicy.exec(answer.headers.get('content-security-policy') ?? '')?.[1] ?? '';
      expect(nonce).toMatch(/^[0-9a-f]{32}$/);
      expect((await answer.text()).match(/nonce="([^"]+)"/g)).toEqual([`nonce="${nonce}"`, `nonce="${nonce}"`]);
      nonces.add(nonce);
    }
    expect(nonces.size).toBe(3);
  });

  it.each(['br', 'gzip'])('sends the file that lies beside, compressed with %s', async (encoding) => {
    const answer = await fetch(`${service.origin}/assets/main.0123456789.js`, { headers: { 'accept-encoding': encoding } });
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(answer.headers.get('vary')).toBe('Accept-Encoding');
    expect(await answer.text()).toBe(siteFiles['assets/main.0123456789.js']);
  });

  it('answers what is missing with a page in both languages, which is not kept, not even below an immutable folder', async () => {
    const answer = await fetch(`${service.origin}/mf/glossario/1.0.0/gone.js`);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await answer.text()).toBe(errorPage(404));
  });

  it('lets a page elsewhere embed a section, and read nothing else', async () => {
    for (const path of ['/mf/glossario/embed.js', '/mf/glossario/1.0.0/remoteEntry.js'])
      expect((await fetch(service.origin + path)).headers.get('access-control-allow-origin')).toBe('*');
    for (const path of ['/', '/config.json', '/registry.json'])
      expect((await fetch(service.origin + path)).headers.get('access-control-allow-origin')).toBeNull();
  });

  it('serves the pages for search engines with a policy without scripts', async () => {
    const answer = await fetch(`${service.origin}/indice/`);
    expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'self';/);
    expect((await fetch(`${service.origin}/robots.txt`)).headers.get('content-type')).toBe('text/plain; charset=utf-8');
  });

  it('serves the contact for security faults, and no other hidden file', async () => {
    const answer = await fetch(`${service.origin}/.well-known/security.txt`);
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(await answer.text()).toContain('Contact:');
    expect((await fetch(`${service.origin}/.git/config`)).status).toBe(404);
  });

  it('refuses to start with an environment that is none, and says so', async () => {
    await expect(startNginx('static', { LISTEN: '127.0.0.1:1', SITE: '/nowhere', AMBIENTE: 'PROD' })).rejects.toThrow(
      'AMBIENTE is LOCALE, SVILUPPO, COLLAUDO or PRODUZIONE',
    );
  });
});
