import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readDeployment } from '@territori/build/site/readDeployment';
import { FolderTarget } from '@territori/build/site/store/FolderTarget';
import type { Registry } from '@territori/contract';
import { copySite } from '../harness/copySite.ts';
import type { WorkspaceCopy } from '../harness/copyWorkspace.ts';
import { hashFiles } from '../harness/hashFiles.ts';
import { startPortal, type TestPortal } from '../harness/startPortal.ts';
import { edit } from './edit.ts';
import { ReturningVisitor } from './ReturningVisitor.ts';
import { raiseVersions } from './raiseVersions.ts';
import { expect, PATIENCE_MS, placeOf, test } from './workspaceTest.ts';

/** A word of the glossary changes, and reaches the visitors of a site that runs: `npm run release`, and back with `npm run rollback`. */
const OLD = 'I termini usati nei report e nelle classificazioni del territorio';
const NEW = 'I vocaboli usati nei report e nelle classificazioni del territorio';

let site: string;
let portal: TestPortal;
let visitor: ReturningVisitor;
let version: string;
/** Hashes of the site's files, and the builds of the workspace, before the release and after it. */
let files: { before: Map<string, string>; after: Map<string, string> };
let builds: { before: string[]; after: string[] };
/** What reached the servers at the visitor's first visit, when nothing was new, and after the release. */
let seen: { first: string[]; before: string[]; after: string[] };

/** The folders of all builds. */
async function buildsOf(workspace: WorkspaceCopy): Promise<string[]> {
  const parts = (await readdir(workspace.folder)).filter((part) => part === 'shell' || part.startsWith('mf-'));
  const paths = parts.map(async (part) => {
    const built = await readdir(join(workspace.folder, part, 'dist'), { recursive: true, withFileTypes: true });
    return built.filter((entry) => entry.name === 'weights.json').map(({ parentPath }) => parentPath.slice(workspace.folder.length + 1));
  });
  return (await Promise.all(paths)).flat().sort();
}

async function runningGlossary() {
  const { registry } = await readDeployment(new FolderTarget(site));
  const entry = registry.sections.glossario;
  if (!entry) throw new Error('The site has no glossary.');
  return entry;
}

// one release is made for all tests of the file, and taken back by its last
test.describe.configure({ mode: 'serial', timeout: PATIENCE_MS });

test.beforeAll(async ({ workspace, api }) => {
  test.setTimeout(PATIENCE_MS);
  const folder = placeOf(workspace, 'release');
  site = join(folder, 'site');
  await copySite(site);
  const reached: string[] = [];
  portal = await startPortal(api, site, { seen: (path) => reached.push(path) });
  visitor = new ReturningVisitor({ profile: join(folder, 'profile'), portal: portal.url, reached });
  const first = await visitor.visit();
  const before = await visitor.visit();
  expect(before.glossary).toContain(OLD);

  await edit(workspace, 'mf-glossario/src/messages/it.json', OLD, NEW);
  await raiseVersions(workspace, { '@territori/mf-glossario': 'patch' });
  // another file of tests may have built the same version in this copy
  await rm(join(workspace.folder, 'mf-glossario/dist/release'), { recursive: true, force: true });
  const [filesBefore, buildsBefore] = [await hashFiles(site), await buildsOf(workspace)];
  const output = await workspace.run('npm', 'run', 'release', '--', 'glossario', '--to', site);
  version = /glossario (\S+) runs, revision/.exec(output)?.[1] ?? '';
  files = { before: filesBefore, after: await hashFiles(site) };
  builds = { before: buildsBefore, after: await buildsOf(workspace) };

  const after = await visitor.visit();
  expect(after.glossary).toContain(NEW);
  seen = { first: first.reached, before: before.reached, after: after.reached };
});

test.afterAll(async ({ workspace }) => {
  await portal?.close();
  await workspace.reset();
});

test('a release changes no byte of another file: the pointers follow, and one folder is added, with its source maps in another', () => {
  const changed = [...files.before].filter(([path, hash]) => files.after.get(path) !== hash).map(([path]) => path);
  expect(changed.sort()).toEqual(['hints.js', 'mf/glossario/embed.js', 'mf/glossario/mf-manifest.json', 'registry.json', 'versions.json']);
  const added = [...files.after.keys()].filter((path) => !files.before.has(path));
  const folder = (path: string) => /^(maps\/)?mf\/[^/]+\/[^/]+/.exec(path)?.[0] ?? path.replace(/\d+/, 'n');
  expect([...new Set(added.map(folder))].sort()).toEqual([`maps/mf/glossario/${version}`, `mf/glossario/${version}`, 'revisions/n.json']);
});

test('a release builds nothing else', () => {
  expect(builds.after.filter((build) => !builds.before.includes(build))).toEqual([`mf-glossario/dist/release/${version}`]);
});

test('a returning visitor downloads the glossary’s files and nothing else', async () => {
  expect(seen.before.sort(), 'what is asked for at each visit: the page, its settings, and the pointers').toEqual([
    '/',
    '/config.json',
    '/hints.js',
    '/registry.json',
  ]);
  const downloaded = seen.after.filter((path) => !seen.before.includes(path));
  const { base, entry, section } = await runningGlossary();
  expect(downloaded).toEqual(expect.arrayContaining([entry, ...section.firstPage].map((file) => `/${base}${file}`)));
  expect(downloaded.filter((path) => !path.startsWith(`/${base}`))).toEqual([]);
  expect(downloaded).toHaveLength(seen.first.filter((path) => path.startsWith('/mf/glossario/')).length);
  expect(seen.after.sort(), 'each once, and the pointers').toEqual([...seen.before, ...downloaded].sort());
});

test('the change log of the package describes the version', async ({ workspace }) => {
  const log = await readFile(join(workspace.folder, 'mf-glossario/CHANGELOG.md'), 'utf8');
  expect(log).toMatch(new RegExp(`^## ${version}\n\n### Patch Changes\n\n- (\\w+: )?Other words\\.$`, 'm'));
});

test('the page says which version runs, what it was built with and what it needs, and the registry says it as JSON', async ({ page }) => {
  await page.goto(`${portal.url}/#/glossario`);
  await page.getByText('Versioni in uso').click();
  const row = page.getByRole('row', { name: 'Glossario' });
  const { section } = await runningGlossary();
  const listed = (versions: object) =>
    Object.entries(versions)
      .map(([name, range]) => `${name} ${range}`)
      .join(', ');
  await expect(row.getByRole('cell')).toHaveText([version, listed(section.builtWith), listed(section.needs)]);
  const address = await page.getByRole('link', { name: 'JSON' }).getAttribute('href');
  const registry = (await (await fetch(new URL(String(address), portal.url))).json()) as Registry;
  expect(registry.sections.glossario).toMatchObject({ version, section: { version, builtWith: section.builtWith, needs: section.needs } });
});

test('a version is released once', async ({ workspace }) => {
  const before = await hashFiles(site);
  await expect(workspace.run('npm', 'run', 'release', '--', 'glossario', '--to', site)).rejects.toThrow(
    `glossario ${version} is already released, and a version never changes.`,
  );
  expect(await hashFiles(site)).toEqual(before);
});

test('after a rollback the visitor sees what was there before, and downloads nothing for it', async ({ workspace }) => {
  const { previous } = await runningGlossary();
  const output = await workspace.run('npm', 'run', 'rollback', '--', 'glossario', '--to', site);
  expect(output).toContain(`glossario ${previous?.version} runs again`);
  const { glossary, reached } = await visitor.visit();
  expect(glossary).toContain(OLD);
  expect(reached.sort()).toEqual(seen.before);
});
