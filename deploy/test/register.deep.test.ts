import { execFile } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Registry } from '@territori/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePorts } from '../processes/freePorts.ts';
import { type Nginx, startNginx } from '../processes/startNginx.ts';
import { registerReleases } from '../src/registerReleases.ts';
import { openDirectory } from './openDirectory.ts';

const write = async (folder: string, files: Record<string, unknown>) => {
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), typeof content === 'string' ? content : JSON.stringify(content));
  }
};

const section = (id: string, version: string, more: object = {}) => ({
  'release/release.json': { part: id, version },
  [`mf/${id}/${version}/section.json`]: {
    ...{ id, title: { it: id, en: id }, routes: [`/${id}`], embeddable: true, firstPage: ['page.js'], version },
    ...{ contract: 1, needs: {}, builtWith: {}, ...more },
  },
  [`mf/${id}/${version}/build.json`]: { firstPageShared: ['@territori/ui/table'] },
  [`mf/${id}/${version}/remoteEntry.js`]: `var mf_${id} = '${version}';\n`,
});
const shell = (version: string) => ({
  'release/release.json': { part: 'shell', version },
  'release/page.html': '<html><head></head><body></body></html>',
  'assets/shell.json': { version, initial: ['main.js'], provides: {}, providedFiles: { '@territori/ui/table': ['table.js'] } },
});

describe('the registry of a portal whose parts are services', () => {
  const running: Nginx[] = [];
  const folders: Record<string, string> = {};
  const servers: Record<string, string> = {};
  let site: string;

  beforeAll(async () => {
    site = await openDirectory();
    const ports = await freePorts(3);
    for (const [index, part] of ['shell', 'glossario', 'storia'].entries()) {
      const folder = await openDirectory();
      await write(folder, part === 'shell' ? shell('1.0.0') : section(part, '1.0.0'));
      folders[part] = folder;
      servers[part] = `127.0.0.1:${ports[index]}`;
      running.push(await startNginx('static', { LISTEN: servers[part], SITE: folder }));
    }
  });
  afterAll(() => Promise.all(running.map((nginx) => nginx.stop())));

  const register = (ids = ['glossario', 'storia'], shares: Record<string, number> = {}) => {
    const sections = Object.fromEntries(ids.map((id) => [id, servers[id] ?? '127.0.0.1:1']));
    return registerReleases(site, { shell: servers.shell as string, sections }, { shares });
  };
  const registry = async () => JSON.parse(await readFile(join(site, 'registry.json'), 'utf8')) as Registry;

  it('waits for a service that is starting, as at the first start of all', async () => {
    const folder = await openDirectory();
    await write(folder, section('home', '1.0.0'));
    const [port] = await freePorts(1);
    const elsewhere = await openDirectory();
    const made = registerReleases(elsewhere, { shell: servers.shell as string, sections: { home: `127.0.0.1:${port}` } }, { wait: 15_000 });
    running.push(await startNginx('static', { LISTEN: `127.0.0.1:${port}`, SITE: folder }));
    expect(await made).toMatchObject({ unchanged: [], deployment: { registry: { sections: { home: { version: '1.0.0' } } } } });
  });

  it('is made from what the services say that they serve', async () => {
    const { unchanged } = await register();
    expect(unchanged).toEqual([]);
    expect(await registry()).toMatchObject({
      revision: 1,
      sections: {
        glossario: { version: '1.0.0', base: 'mf/glossario/1.0.0/', integrity: expect.stringMatching(/^sha384-/) },
        storia: { version: '1.0.0' },
      },
    });
    const page = await readFile(join(site, 'index.html'), 'utf8');
    expect(page).toContain('assets/main.js');
    expect(page, 'the hints of its routes').toContain('assets/table.js');
    expect(await readFile(join(site, 'mf/glossario/embed.js'), 'utf8')).toContain('./1.0.0/embed.js');
  });

  it('stays as it is when nothing was released', async () => {
    await register();
    expect((await registry()).revision).toBe(1);
  });

  it('changes one entry when one section was released, and remembers the version before', async () => {
    await write(folders.glossario as string, section('glossario', '1.1.0'));
    const before = (await registry()).sections.storia;
    await register();
    const { revision, sections } = await registry();
    expect(revision).toBe(2);
    expect(sections.glossario).toMatchObject({ version: '1.1.0', previous: { version: '1.0.0' } });
    expect(sections.storia).toEqual(before);
  });

  it('leaves a section that does not fit the others as it was, for the reasons that the release command gives', async () => {
    await write(folders.storia as string, section('storia', '1.2.0', { contract: 2, routes: ['/glossario'] }));
    const { unchanged } = await register();
    await write(folders.storia as string, section('storia', '1.0.0'));
    expect(unchanged.map(({ part }) => part)).toEqual(['storia', 'storia']);
    expect(unchanged.map(({ reason }) => reason)).toEqual([
      'storia 1.2.0 and the running glossario 1.1.0 both own the path /glossario: a path belongs to one.',
      'storia 1.2.0 has contract 2, the running shell 1.0.0 has contract 1.',
    ]);
    expect(await registry()).toMatchObject({ revision: 2, sections: { storia: { version: '1.0.0' } } });
  });

  it('leaves a section that cannot be asked as it was, and names it', async () => {
    const { unchanged } = await registerReleases(site, {
      shell: servers.shell as string,
      sections: { glossario: servers.glossario as string, storia: '127.0.0.1:1' },
    });
    expect(unchanged).toEqual([{ part: 'storia', reason: expect.any(String) }]);
    expect((await registry()).sections.storia?.version).toBe('1.0.0');
  });

  it('does not take one section for another', async () => {
    const { unchanged } = await registerReleases(site, {
      shell: servers.shell as string,
      sections: { glossario: servers.storia as string, storia: servers.storia as string },
    });
    expect(unchanged).toEqual([{ part: 'glossario', reason: `http://${servers.storia} serves storia` }]);
  });

  it('does not stage a version that does not fit the others', async () => {
    await write(folders.glossario as string, section('glossario', '1.2.0', { contract: 2, routes: ['/glossario', '/storia'] }));
    expect((await register(undefined, { glossario: 10 })).unchanged.map(({ reason }) => reason)).toEqual([
      'glossario 1.2.0 and the running storia 1.0.0 both own the path /storia: a path belongs to one.',
      'glossario 1.2.0 has contract 2, the running shell 1.0.0 has contract 1.',
    ]);
    expect((await registry()).sections.glossario).not.toHaveProperty('next');
  });

  it('stages the version that a service serves for a share of the visitors, and a later run leaves both as they are', async () => {
    await write(folders.glossario as string, section('glossario', '1.2.0'));
    expect((await register(undefined, { glossario: 10 })).unchanged).toEqual([]);
    const staged = { version: '1.1.0', next: { version: '1.2.0', share: 10, base: 'mf/glossario/1.2.0/' } };
    expect((await registry()).sections.glossario).toMatchObject(staged);
    expect((await register()).unchanged).toEqual([]);
    expect((await registry()).sections.glossario).toMatchObject(staged);
    expect(Object.keys(JSON.parse(await readFile(join(site, 'versions.json'), 'utf8')).glossario)).toEqual(['1.0.0', '1.1.0', '1.2.0']);
  });

  it('does not replace a staged version by another', async () => {
    await write(folders.glossario as string, section('glossario', '1.3.0'));
    expect((await register()).unchanged).toEqual([{ part: 'glossario', reason: expect.stringContaining('1.2.0 is staged for 10 %') }]);
    await write(folders.glossario as string, section('glossario', '1.2.0'));
  });

  const program = (...options: string[]) =>
    promisify(execFile)(process.execPath, ['--import', 'tsx', join(import.meta.dirname, '../src/register.ts'), ...options], {
      env: { ...process.env, SITE: site, SECTION_SERVERS: `glossario=${servers.glossario} storia=${servers.storia}` },
    });

  it('gives a staged version to more visitors, and withdraws it: a service that still serves it does not bring it back', async () => {
    expect((await program('--promote', 'glossario=50')).stderr).toContain('glossario 1.2.0 runs for 50 % of the visitors');
    expect((await program('--withdraw', 'glossario')).stderr).toContain('glossario 1.1.0 runs for all visitors');
    expect((await registry()).sections.glossario).not.toHaveProperty('next');
    expect((await register()).unchanged).toEqual([
      { part: 'glossario', reason: expect.stringMatching(/^glossario 1\.2\.0 was withdrawn/) },
    ]);
  });

  it('stages a withdrawn version when it is asked to, and gives it to all visitors', async () => {
    expect((await register(undefined, { glossario: 20 })).unchanged).toEqual([]);
    expect((await program('--promote', 'glossario')).stderr).toContain('glossario 1.2.0 runs for all visitors');
    expect((await register()).unchanged).toEqual([]);
    expect((await registry()).sections.glossario).toMatchObject({ version: '1.2.0', previous: { version: '1.1.0' } });
  });

  it('does not stage a version from a service that lacks the running one', async () => {
    await write(folders.glossario as string, section('glossario', '1.4.0'));
    await rm(join(folders.glossario as string, 'mf/glossario/1.2.0/remoteEntry.js'));
    expect((await register(undefined, { glossario: 10 })).unchanged).toEqual([
      { part: 'glossario', reason: expect.stringContaining('lacks glossario 1.2.0, which the other visitors get') },
    ]);
    await write(folders.glossario as string, section('glossario', '1.2.0'));
    expect((await register(undefined, { glossario: 10 })).unchanged).toEqual([
      { part: 'glossario', reason: expect.stringContaining('serves glossario 1.2.0, which all visitors have') },
    ]);
  });

  it.each([
    [['--stage', 'voci=10'], 'No service is configured for the section "voci". Sections: glossario, storia.'],
    [['--stage', 'glossario'], 'Name the share of the visitors: --stage glossario=10'],
    [['--stage', 'glossario=100'], '"100" is not a share of visitors'],
    [['--promote', 'glossario'], 'glossario has no staged version: '],
    [['--stagee', 'glossario=10'], "Unknown option '--stagee'"],
  ])('refuses %j with a sentence', async (options, sentence) => {
    const { stderr, code } = await program(...options).catch((error) => error);
    expect([code, stderr]).toEqual([1, expect.stringContaining(sentence)]);
    expect(stderr).not.toContain('    at ');
  });

  it('takes out a section that has no service any more', async () => {
    await register(['glossario']);
    expect(Object.keys((await registry()).sections)).toEqual(['glossario']);
  });
});
