import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPortalServer } from './createPortalServer.ts';

let site: string;
const config = { product: 'Territori', api: '', environment: 'LOCALE' } as const;

beforeAll(async () => {
  site = await mkdtemp(join(tmpdir(), 'territori-developer-'));
  await writeFile(join(site, 'index.html'), '<html><head><script src="hints.js"></script></head></html>');
});
afterAll(() => rm(site, { recursive: true, force: true }));

describe('the page of a developer', () => {
  it.each([
    ['hotReload.js', { hotReload: true }],
    ['reload.js', { portal: new EventTarget() }],
  ] as const)('runs %s before everything else', async (file, development) => {
    const server = createPortalServer({ site, config, development });
    expect((await server.inject('/')).body).toContain(`<head><script src="${file}"></script><script src="hints.js">`);
    const { statusCode, headers } = await server.inject(`/${file}`);
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([200, 'text/javascript; charset=utf-8', 'no-store']);
    await server.close();
  });

  it('is notified when its portal was built again', async () => {
    const portal = new EventTarget();
    const server = createPortalServer({ site, config, development: { portal } });
    const stream = (await fetch(`${await server.listen({ host: '127.0.0.1', port: 0 })}/built`)).body?.getReader();
    portal.dispatchEvent(new Event('built'));
    expect(new TextDecoder().decode((await stream?.read())?.value)).toBe('data: \n\n');
    await stream?.cancel();
    server.server.closeAllConnections();
    await server.close();
  });
});

it('the page of a visitor does not load this script', async () => {
  const server = createPortalServer({ site, config });
  expect((await server.inject('/')).body).toContain('<head><script src="hints.js">');
  for (const path of ['/hotReload.js', '/reload.js', '/built']) expect((await server.inject(path)).statusCode).toBe(404);
  await server.close();
});
