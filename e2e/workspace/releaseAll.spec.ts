import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sectionIds } from '@territori/build/workspace';
import { hashFiles } from '../harness/hashFiles.ts';
import { startPortal, type TestPortal } from '../harness/startPortal.ts';
import { edit } from './edit.ts';
import { raiseVersions } from './raiseVersions.ts';
import { expect, PATIENCE_MS, placeOf, test } from './workspaceTest.ts';

/**
 * A site from nothing, by the command alone: every section, the shell, and new versions of them. It takes minutes, so
 * it is a long test.
 */
const sections = sectionIds();

let site: string;
let portal: TestPortal | undefined;

// one site for all of them
test.describe.configure({ mode: 'serial', timeout: 900_000 });
test.use({
  // asked for before the portal is there, too
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
  baseURL: async ({}, use) => use(portal?.url),
});

if (process.env.DEEP) {
  test.beforeAll(async ({ workspace }) => {
    test.setTimeout(PATIENCE_MS);
    site = join(placeOf(workspace, 'release-all'), 'site');
  });
  test.afterAll(async ({ workspace }) => {
    await portal?.close();
    await workspace.reset();
  });

  test('the first shell of a site is tried with all sections that were released before it', async ({ workspace, api }) => {
    const isNew = (section: string) => (section === sections[0] ? ['--new'] : []);
    for (const section of sections) await workspace.run('npm', 'run', 'release', '--', section, ...isNew(section), '--to', site);
    const output = await workspace.run('npm', 'run', 'release', '--', 'shell', '--to', site);
    expect(output).toContain(`${2 * sections.length} visits, in both languages: every page shows itself`);
    expect(output).toContain(`runs, revision ${sections.length + 1}`);
    portal = await startPortal(api, site);
  });

  test('the site that was filled so shows its sections', async ({ page, open }) => {
    await open('/home');
    await page.getByRole('navigation', { name: 'Menu principale' }).getByRole('link', { name: 'Glossario', exact: true }).click();
    await expect(page.locator('main h1')).toHaveText('Glossario');
    await page.getByText('Versioni in uso').click();
    await expect(page.getByRole('row')).toHaveCount(sections.length + 1);
  });

  test('a shell that does not hold with a released section is refused', async ({ workspace }) => {
    const before = await hashFiles(site);
    await edit(
      workspace,
      'shell/src/outlet/SectionOutlet.tsx',
      'export function SectionOutlet({ id }: { id: string }) {',
      "export function SectionOutlet({ id }: { id: string }) {\n  if (id === 'glossario') throw new Error('This shell is broken.');",
    );
    await raiseVersions(workspace, { '@territori/shell': 'patch' });
    const { code, output } = await workspace.start(['npm', 'run', 'release', '--', 'shell', '--to', site]).ended;
    expect(code).toBe(1);
    expect(output).toMatch(/glossario \S+ in Italian at \/glossario: .*This shell is broken\./);
    expect(output).toContain('Nothing was changed.');
    expect(await hashFiles(site)).toEqual(before);
    await workspace.reset();
  });

  test('a new shell changes no byte of a section, and a rollback brings the page before back', async ({ workspace, page, open }) => {
    const before = await hashFiles(site);
    const pageBefore = await readFile(join(site, 'index.html'), 'utf8');
    await edit(workspace, 'shell/src/messages/it.json', '"menu.titolo": "Menu principale"', '"menu.titolo": "Menu del portale"');
    await raiseVersions(workspace, { '@territori/shell': 'patch' });
    const output = await workspace.run('npm', 'run', 'release', '--', 'shell', '--to', site);
    expect(output).toContain(`${2 * sections.length} visits, in both languages: every page shows itself`);
    const after = await hashFiles(site);
    const changed = [...before].filter(([path, hash]) => after.get(path) !== hash).map(([path]) => path);
    expect(changed.sort()).toEqual(['index.html', 'registry.json', 'versions.json']);
    expect([...after.keys()].filter((path) => !before.has(path) && !/^(assets|revisions)\//.test(path))).toEqual([]);
    await open('/home');
    await expect(page.getByRole('navigation', { name: 'Menu del portale' })).toBeVisible();

    await workspace.run('npm', 'run', 'rollback', '--', 'shell', '--to', site);
    expect(await readFile(join(site, 'index.html'), 'utf8')).toBe(pageBefore);
    await page.reload();
    await expect(page.getByRole('navigation', { name: 'Menu principale' })).toBeVisible();
    await workspace.reset();
  });

  test('two releases of different parts at the same time, each tried with the whole site, both succeed', async ({ workspace }) => {
    const parts = ['glossario', 'storia'];
    await raiseVersions(workspace, { '@territori/mf-glossario': 'patch', '@territori/mf-storia': 'patch' });
    const release = (part: string) => workspace.start(['npm', 'run', 'release', '--', part, '--to', site]).ended;
    const ended = await Promise.all(parts.map(release));
    for (const { output } of ended) expect(output).toContain('visits, in both languages: every page shows itself');
    expect(ended.map(({ code }) => code)).toEqual([0, 0]);
  });
}
