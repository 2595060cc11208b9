import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { CONTRACT, type PublishedSection, type Registry, type ReleasedEntries } from '@territori/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { BuiltPackage } from '../compile/buildPackage.ts';
import type { Cover } from '../coverOf.ts';
import { integrityOf } from '../integrity.ts';
import { isPrivate } from '../portal/cacheRules.ts';
import type { PublishedShell } from '../rspack/PublishedShellPlugin.ts';
import { changeSite } from './changeSite.ts';
import { copyRunning } from './copyRunning.ts';
import type { Made } from './deployment.ts';
import { MAPS, mapPath } from './pages/sourceMaps.ts';
import { writePages } from './pages/writePages.ts';
import type { Change } from './planChange.ts';
import { publish } from './publish.ts';
import { readDeployment } from './readDeployment.ts';
import { refuseMisfits } from './refuseMisfits.ts';
import { readHistory, releasedVersions } from './releaseHistory.ts';
import { RevisionConflict } from './revisions.ts';
import { removeSection, rollback } from './rollback.ts';
import { promote, readShare, withdraw } from './staging/stage.ts';
import { FolderTarget } from './store/FolderTarget.ts';
import { PublishedFileDiffers } from './store/Target.ts';

let folder: string;
let target: FolderTarget;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'territori-site-'));
  target = new FolderTarget(join(folder, 'site'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const page = '<!doctype html><html><head><title>Territori</title></head><body></body></html>';

async function built(name: string, files: Record<string, string>): Promise<string> {
  const directory = join(folder, 'built', name);
  await mkdir(directory, { recursive: true });
  for (const [file, content] of Object.entries(files)) await writeFile(join(directory, file), content);
  return directory;
}

async function section(id: string, version: string, more: Partial<PublishedSection> = {}, cover?: Cover): Promise<BuiltPackage> {
  const manifest: PublishedSection = {
    id,
    version,
    routes: [`/${id}`],
    title: { it: id, en: id },
    contract: CONTRACT,
    container: `mf_${id}`,
    needs: { react: '^19.0.0' },
    builtWith: { react: '19.0.0' },
    sizes: { entry: 1, total: 1 },
    firstPage: ['page.js'],
    ...more,
  };
  const files = {
    'remoteEntry.js': `// ${id} ${version}`,
    'page.js': '',
    'section.json': JSON.stringify(manifest),
    'build.json': JSON.stringify({ firstPageShared: ['@territori/ui/table'], integrity: { 'page.js': 'sha384-page' }, cover }),
  };
  return { version, directory: await built(`${id}-${version}`, files) };
}

async function shell(version: string) {
  const manifest: PublishedShell = {
    version,
    initial: [`main.${version}.js`],
    next: [`frame.${version}.js`],
    provides: { react: '19.0.0' },
    search: { label: { it: 'Cerca nel portale' }, hint: { it: 'Un nome' }, submit: { it: 'Cerca' } },
    providedFiles: { '@territori/ui/table': [`table.${version}.js`] },
  };
  const directory = await built(`shell-${version}`, { [`main.${version}.js`]: '', 'shell.json': JSON.stringify(manifest) });
  return { version, directory, page };
}

async function change(change: Change, made?: Made): Promise<void> {
  await publish(target, await readDeployment(target), change, made);
  await writePages(target);
}

/** Every file of the site with its content. */
async function contents(): Promise<Record<string, string>> {
  const site = join(folder, 'site');
  const entries = (await readdir(site, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  const files = entries.map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(await Promise.all(files.map(async (file) => [relative(site, file), await readFile(file, 'utf8')] as const)));
}

/** What the page knows of the routes, by path. */
const hints = async () => JSON.parse(/\{"\/\w+":.*\}/.exec(await readFile(join(folder, 'site/index.html'), 'utf8'))?.[0] ?? '{}');
const registry = async () => JSON.parse(await readFile(join(folder, 'site/registry.json'), 'utf8')) as Registry;

describe('publishing', () => {
  it('puts a version into a separate folder and one entry into the registry', async () => {
    await change({ sections: { glossario: await section('glossario', '1.0.0') } });
    const { revision, sections } = await registry();
    expect(revision).toBe(1);
    expect(sections.glossario).toMatchObject({ version: '1.0.0', base: 'mf/glossario/1.0.0/', entry: 'remoteEntry.js' });
    expect(sections.glossario?.integrity).toMatch(/^sha384-[\w+/]{64}$/);
    expect(await readdir(join(folder, 'site/mf/glossario/1.0.0'))).toContain('remoteEntry.js');
  });

  it('puts the source maps at the same places below a folder that is not served', async () => {
    const maps = await built('maps', { 'page.js.map': '{"version":3}' });
    const ofShell = await built('maps-of-shell', { 'main.2.0.0.js.map': '{"version":3}' });
    await change({
      shell: { ...(await shell('2.0.0')), maps: ofShell },
      sections: { glossario: { ...(await section('glossario', '1.0.0')), maps } },
    });
    const page = { part: 'glossario', version: '1.0.0', file: 'page.js' };
    expect(await target.read(`${MAPS}/${mapPath(page)}`)).toBe('{"version":3}');
    expect(await target.read(`${MAPS}/${mapPath({ part: 'shell', version: '2.0.0', file: 'main.2.0.0.js' })}`)).toBe('{"version":3}');
    expect(isPrivate(`${MAPS}/${mapPath(page)}`)).toBe(true);
  });

  it('leaves the folders of other versions and other sections as they are', async () => {
    await change({ sections: { glossario: await section('glossario', '1.0.0'), home: await section('home', '1.0.0') } });
    await change({ sections: { glossario: await section('glossario', '1.1.0') } });
    expect(await readdir(join(folder, 'site/mf/glossario'))).toEqual(expect.arrayContaining(['1.0.0', '1.1.0']));
    expect((await registry()).sections.home?.version).toBe('1.0.0');
  });

  it('changes no byte of other files, except the pointers', async () => {
    await change({
      shell: await shell('2.0.0'),
      sections: { glossario: await section('glossario', '1.0.0'), home: await section('home', '1.0.0') },
    });
    const before = await contents();
    await change({ sections: { glossario: await section('glossario', '1.1.0') } });
    const after = await contents();
    const changed = Object.keys(before).filter((file) => before[file] !== after[file]);
    expect(changed.sort()).toEqual(['index.html', 'registry.json', 'versions.json']);
    const added = Object.keys(after).filter((file) => !(file in before));
    expect(added.every((file) => file.startsWith('mf/glossario/1.1.0/') || file === 'revisions/000002.json')).toBe(true);
  });

  it('lets one of two simultaneous releases succeed, and refuses the other with a message', async () => {
    const seen = await readDeployment(target);
    await publish(target, seen, { sections: { home: await section('home', '1.0.0') } });
    await expect(publish(target, seen, { sections: { glossario: await section('glossario', '1.0.0') } })).rejects.toThrow(RevisionConflict);
    await writePages(target);
    expect(Object.keys((await registry()).sections)).toEqual(['home']);
    // its earlier upload does not prevent a second attempt
    await change({ sections: { glossario: await section('glossario', '1.0.0') } });
    expect(Object.keys((await registry()).sections)).toEqual(['home', 'glossario']);
  });

  it('does not replace an uploaded version by other content', async () => {
    await change({ sections: { glossario: await section('glossario', '1.0.0') } });
    const before = await contents();
    const other = await section('glossario', '1.0.0', { routes: ['/altrove'] });
    await expect(change({ sections: { glossario: other } })).rejects.toThrow(PublishedFileDiffers);
    expect(await contents()).toEqual(before);
  });

  it('remembers every version that ever ran', async () => {
    await change({ shell: await shell('2.0.0'), sections: { glossario: await section('glossario', '1.0.0') } });
    await change({ sections: { glossario: await section('glossario', '1.1.0') } });
    await rollback(target, 'glossario');
    await change({ sections: { glossario: await section('glossario', '1.2.0') } });
    expect((await readDeployment(target)).released).toEqual({ shell: ['2.0.0'], glossario: ['1.0.0', '1.1.0', '1.2.0'] });
  });

  it('publishes the hash of the entry of every version of a section, for previews', async () => {
    await change({ shell: await shell('2.0.0'), sections: { glossario: await section('glossario', '1.0.0') } });
    await change({ sections: { glossario: await section('glossario', '1.1.0') }, shares: { glossario: { share: 10 } } });
    const versions = JSON.parse(await readFile(join(folder, 'site/versions.json'), 'utf8')) as ReleasedEntries;
    expect(Object.keys(versions.glossario ?? {})).toEqual(['1.0.0', '1.1.0']);
    for (const [version, hash] of Object.entries(versions.glossario ?? {}))
      expect(hash).toBe(integrityOf(await readFile(join(folder, `site/mf/glossario/${version}/remoteEntry.js`))));
  });

  it('can be tested on a copy of the running site', async () => {
    await change({ shell: await shell('2.0.0'), sections: { glossario: await section('glossario', '1.0.0') } });
    await change({ sections: { glossario: await section('glossario', '1.1.0') } });
    const before = await contents();
    const copy = join(folder, 'copy');
    const deployment = await readDeployment(target);
    await publish(await copyRunning(target, { deployment, folder: copy }), deployment, {
      sections: { home: await section('home', '1.0.0') },
    });
    expect(await readdir(join(copy, 'mf/glossario'))).toEqual(['1.1.0']);
    expect((await readdir(join(copy, 'mf'))).sort()).toEqual(['glossario', 'home']);
    expect(await readdir(join(copy, 'assets'))).toEqual(['main.2.0.0.js']);
    expect(await contents()).toEqual(before);
  });

  it('writes the page with the scripts of the shell and preloads of their imports, and hints for each route with its hashes and the files it shares with the shell', async () => {
    await change({ shell: await shell('2.0.0'), sections: { glossario: await section('glossario', '1.0.0') } });
    const page = await readFile(join(folder, 'site/index.html'), 'utf8');
    expect(page).toMatch(/<script defer src="assets\/main\.2\.0\.0\.js"[\s\S]*<\/head>/);
    expect(page).toContain('<link rel="preload" href="assets/frame.2.0.0.js" as="script">');
    const { title, files: hinted } = (await hints())['/glossario'];
    expect(title).toEqual((await registry()).sections.glossario?.section.title);
    const [entry, ...files] = hinted;
    expect(entry).toEqual(['mf/glossario/1.0.0/remoteEntry.js', (await registry()).sections.glossario?.integrity]);
    expect(files).toEqual([['mf/glossario/1.0.0/page.js', 'sha384-page'], ['assets/table.2.0.0.js']]);
  });

  it('has in the page the words with which the running version of a section’s home begins, as long as it runs', async () => {
    const cover = (heading: string): Cover => ({ heading: { it: heading }, lead: { it: '</script>' }, search: '/home/cerca' });
    await change({ shell: await shell('2.0.0'), sections: { home: await section('home', '1.0.0', {}, cover('Prima')) } });
    expect((await hints())['/home'].cover).toEqual({
      ...{ heading: { it: 'Prima' }, lead: { it: '</script>' } },
      search: { label: { it: 'Cerca nel portale' }, hint: { it: 'Un nome' }, submit: { it: 'Cerca' }, results: '/home/cerca' },
    });
    const page = await readFile(join(folder, 'site/index.html'), 'utf8');
    expect(page.match(/<\/script>/g), 'its words end no script').toHaveLength(2);
    await change({ sections: { home: await section('home', '1.1.0', {}, cover('Seconda')) } });
    expect((await hints())['/home'].cover.heading).toEqual({ it: 'Seconda' });
    await rollback(target, 'home');
    expect((await hints())['/home'].cover.heading).toEqual({ it: 'Prima' });
    await change({ removed: ['home'] });
    expect(await hints()).toEqual({});
  });

  it('gives an embeddable section a stable address', async () => {
    await change({ sections: { glossario: await section('glossario', '1.0.0', { embeddable: true }) } });
    expect(await readFile(join(folder, 'site/mf/glossario/embed.js'), 'utf8')).toBe("export * from './1.0.0/embed.js';\n");
  });

  it('takes a removed section out of the registry and keeps its files for open tabs', async () => {
    await change({ sections: { glossario: await section('glossario', '1.0.0') } });
    await change({ removed: ['glossario'] });
    expect((await registry()).sections).toEqual({});
    expect(await readdir(join(folder, 'site/mf/glossario'))).toContain('1.0.0');
  });
});

describe('going back', () => {
  it('runs the previous version, in a new revision, and returns with a second call', async () => {
    await change({ sections: { glossario: await section('glossario', '1.0.0') } });
    await change({ sections: { glossario: await section('glossario', '1.1.0') } });
    await rollback(target, 'glossario');
    expect(await registry()).toMatchObject({ revision: 3, sections: { glossario: { version: '1.0.0' } } });
    await rollback(target, 'glossario');
    expect((await registry()).sections.glossario?.version).toBe('1.1.0');
  });

  it('restores the page of the previous shell', async () => {
    await change({ shell: await shell('2.0.0') });
    await change({ shell: await shell('2.1.0') });
    await rollback(target, 'shell');
    expect(await readFile(join(folder, 'site/index.html'), 'utf8')).toContain('main.2.0.0.js');
  });

  it('is refused when there is no previous version', async () => {
    await change({ sections: { glossario: await section('glossario', '1.0.0') } });
    await expect(rollback(target, 'glossario')).rejects.toThrow('is the first version of this site: there is none before it.');
  });

  it('says what stands in its way: nothing ever ran, it was removed, or a version is staged', async () => {
    await change({ sections: { glossario: await section('glossario', '1.0.0') } });
    await expect(rollback(target, 'glosario')).rejects.toThrow('glosario never ran on this site.');
    await change({ sections: { glossario: await section('glossario', '1.1.0') }, shares: { glossario: { share: 10 } } });
    await expect(rollback(target, 'glossario')).rejects.toThrow(/To take 1\.1\.0 from its visitors, withdraw it/);
    await expect(rollback(target, 'glossario', { version: '1.1.0' })).rejects.toThrow('glossario 1.1.0 is staged: it is promoted');
    await removeSection(target, 'glossario');
    await expect(rollback(target, 'glossario')).rejects.toThrow(/was removed .* --version 1\.0\.0 --to <site>\. It had 1\.0\.0\.$/);
    await expect(withdraw(target, 'glossario')).rejects.toThrow('glossario does not run on this site');
  });
});

describe('a version by name', () => {
  const anna: Made = { at: '2026-11-20T09:00:00.000Z', by: 'Anna' };
  const bruno: Made = { at: '2026-11-21T10:30:00.000Z', by: 'Bruno' };

  beforeEach(async () => {
    await change({ shell: await shell('2.0.0'), sections: { glossario: await section('glossario', '1.0.0') } }, anna);
    await change({ sections: { glossario: await section('glossario', '1.0.1') } }, bruno);
    await change({ sections: { glossario: await section('glossario', '1.1.0') } }, bruno);
  });

  it('is listed with the time and the person of its first release, and whether it runs', async () => {
    await rollback(target, 'glossario', { version: '1.0.0', made: { ...bruno, at: '2026-11-22T08:00:00.000Z' } });
    expect(releasedVersions(await readHistory(target))).toEqual([
      { part: 'shell', version: '2.0.0', runs: true, ...anna },
      { part: 'glossario', version: '1.1.0', runs: false, ...bruno },
      { part: 'glossario', version: '1.0.1', runs: false, ...bruno },
      { part: 'glossario', version: '1.0.0', runs: true, ...anna },
    ]);
  });

  it('runs again, and a second rollback returns', async () => {
    await rollback(target, 'glossario', { version: '1.0.0' });
    expect((await registry()).sections.glossario).toMatchObject({ version: '1.0.0', previous: { version: '1.1.0' } });
    await rollback(target, 'glossario');
    expect((await registry()).sections.glossario?.version).toBe('1.1.0');
  });

  it.each([
    ['glossario', '9.0.0', 'glossario 9.0.0 never ran for all visitors of this site. Versions that did: 1.1.0, 1.0.1, 1.0.0.'],
    ['glossario', '1.1.0', 'glossario 1.1.0 runs already.'],
    ['voci', '1.0.0', 'voci never ran on this site. Parts: shell, glossario.'],
  ])('is refused when it cannot run: %s %s', async (part, version, sentence) => {
    await expect(rollback(target, part, { version })).rejects.toThrow(sentence);
  });

  it('of a removed section runs again', async () => {
    await removeSection(target, 'glossario', anna);
    expect((await registry()).sections).toEqual({});
    await rollback(target, 'glossario', { version: '1.0.1' });
    expect((await registry()).sections.glossario?.version).toBe('1.0.1');
  });

  it('cannot be removed with a section that is not there, nor with the shell', async () => {
    await expect(removeSection(target, 'voci')).rejects.toThrow('There is no section voci on this site. Sections: glossario.');
    expect(() => removeSection(target, 'shell')).toThrow('The shell cannot be removed');
  });
});

it('after a lost race a change is checked again on the new state, and made', async () => {
  const attempts: number[] = [];
  await changeSite(target, async (before, attempt) => {
    attempts.push(before.registry.revision);
    if (attempt === 1) await publish(target, before, { sections: { home: await section('home', '1.0.0') } });
    return publish(target, before, { sections: { glossario: await section('glossario', '1.0.0') } });
  });
  expect(attempts).toEqual([0, 1]);
  expect(Object.keys((await registry()).sections)).toEqual(['home', 'glossario']);
});

describe('a staged version', () => {
  const staged = async (share = 10) =>
    change({ sections: { glossario: await section('glossario', '1.1.0') }, shares: { glossario: { share } } });
  const entry = async () => (await registry()).sections.glossario;

  beforeEach(async () => {
    await change({ shell: await shell('2.0.0'), sections: { glossario: await section('glossario', '1.0.0') } });
  });

  it('is an entry beside the running one, with its share, and is listed with it', async () => {
    await staged();
    expect(await entry()).toMatchObject({ version: '1.0.0', next: { version: '1.1.0', share: 10, base: 'mf/glossario/1.1.0/' } });
    expect(releasedVersions(await readHistory(target))).toContainEqual({ part: 'glossario', version: '1.1.0', runs: false, share: 10 });
  });

  it('has its files in the hints of the route, for the visitors who get it', async () => {
    await staged();
    const hint = (await hints())['/glossario'];
    expect(hint.files[0][0]).toBe('mf/glossario/1.0.0/remoteEntry.js');
    expect([hint.next.share, hint.next.files[0][0]]).toEqual([10, 'mf/glossario/1.1.0/remoteEntry.js']);
  });

  it('gets another share, then all visitors, and a rollback returns', async () => {
    await staged();
    await promote(target, 'glossario', { share: 50 });
    expect(await entry()).toMatchObject({ version: '1.0.0', next: { share: 50 } });
    await promote(target, 'glossario');
    expect(await entry()).toMatchObject({ version: '1.1.0', previous: { version: '1.0.0' } });
    expect(await entry()).not.toHaveProperty('next');
    await rollback(target, 'glossario');
    expect((await entry())?.version).toBe('1.0.0');
  });

  it('is withdrawn', async () => {
    await staged();
    await withdraw(target, 'glossario');
    expect(await entry()).toMatchObject({ version: '1.0.0' });
    expect(await entry()).not.toHaveProperty('next');
    expect((await readDeployment(target)).withdrawn).toEqual({ glossario: ['1.1.0'] });
    await expect(withdraw(target, 'glossario')).rejects.toThrow('glossario has no staged version: 1.0.0 runs for all visitors.');
  });

  it('is not part of the copy on which another change is tested', async () => {
    await staged();
    const deployment = await readDeployment(target);
    const copy = await copyRunning(target, { deployment, folder: join(folder, 'copy') });
    expect((await writePages(copy)).registry.sections.glossario).not.toHaveProperty('next');
  });

  it('is refused for a share that is no percentage', () => {
    expect(readShare('10')).toBe(10);
    for (const wrong of ['0', '100', '1.5', 'ten', '']) expect(() => readShare(wrong)).toThrow('is not a share of visitors');
  });

  it('must fit a new shell, as the running one', async () => {
    await change({
      sections: { glossario: await section('glossario', '1.1.0', { needs: { react: '^19.5.0' } }) },
      shares: { glossario: { share: 10 } },
    });
    const before = await readDeployment(target);
    await expect(refuseMisfits(target, before, { shell: await shell('2.1.0') })).rejects.toThrow(
      'The staged glossario 1.1.0 needs react ^19.5.0, shell 2.1.0 provides 19.0.0.',
    );
  });
});
