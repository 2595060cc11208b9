import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPortalServer } from './createPortalServer.ts';
import { createSectionOrigin } from './createSectionOrigin.ts';

let site: string;

beforeAll(async () => {
  site = await mkdtemp(join(tmpdir(), 'territori-files-'));
  for (const file of [
    'index.html',
    'registry.json',
    'hints.js',
    'assets/main.js',
    'mf/glossario/embed.js',
    'mf/glossario/1.0.0/embed.js',
  ]) {
    await mkdir(dirname(join(site, file)), { recursive: true });
    await writeFile(join(site, file), '{}');
  }
});
afterAll(() => rm(site, { recursive: true, force: true }));

const servers = {
  'the portal': (folder: string) => createPortalServer({ site: folder, config: { product: 'Territori', api: '' } }),
  'a section’s own origin': (folder: string) => createSectionOrigin(folder, 'glossario'),
};
const folders = {
  'an absolute path': (path: string) => path,
  'a path with a slash at its end': (path: string) => `${path}/`,
  'a path from the working directory': (path: string) => relative(process.cwd(), path),
};

describe.each(Object.entries(servers))('%s', (_, serve) => {
  it.each(Object.entries(folders))('lets pages of other origins use the files of sections, from %s', async (_, folder) => {
    const server = serve(folder(site));
    for (const url of ['/mf/glossario/embed.js', '/mf/glossario/1.0.0/embed.js']) {
      const { statusCode, headers } = await server.inject({ url, headers: { origin: 'https://elsewhere.example' } });
      expect([statusCode, headers['access-control-allow-origin'], headers['cross-origin-resource-policy']]).toEqual([
        200,
        '*',
        'cross-origin',
      ]);
    }
    const { headers } = await server.inject('/mf/glossario/1.0.0/embed.js');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    await server.close();
  });
});

it('does not let them read other files', async () => {
  const server = servers['the portal'](site);
  for (const url of ['/', '/assets/main.js', '/registry.json', '/config.json']) {
    expect((await server.inject(url)).headers['access-control-allow-origin']).toBeUndefined();
  }
  await server.close();
});
