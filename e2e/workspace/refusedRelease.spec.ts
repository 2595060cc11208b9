import { join } from 'node:path';
import { readDeployment } from '@territori/build/site/readDeployment';
import { S3Target } from '@territori/build/site/store/S3Target';
import { startStore } from '@territori/build/site/store/s3Fixture';
import { copySite } from '../harness/copySite.ts';
import { hashFiles } from '../harness/hashFiles.ts';
import { edit } from './edit.ts';
import { raiseVersions } from './raiseVersions.ts';
import { expect, PATIENCE_MS, placeOf, test } from './workspaceTest.ts';

/** What `npm run release` refuses, and that the site stays what it was. */
const PAGE = 'mf-glossario/src/pages/GlossaryPage.tsx';
const PAGE_BEGINS = 'const { filter, term, showLetter, showMatches } = useGlossaryView();';

let site: string;

// all of them try to release from one copy of the workspace
test.describe.configure({ mode: 'default', timeout: PATIENCE_MS });

test.beforeAll(async ({ workspace }) => {
  test.setTimeout(PATIENCE_MS);
  site = join(placeOf(workspace, 'refused-release'), 'site');
  await copySite(site);
});
test.afterEach(({ workspace }) => workspace.reset());

test('a release from changes that nobody committed is refused', async ({ workspace }) => {
  const before = await hashFiles(site);
  await edit(workspace, PAGE, PAGE_BEGINS, `${PAGE_BEGINS}\n`);
  await expect(workspace.run('npm', 'run', 'release', '--', 'glossario', '--to', site)).rejects.toThrow(
    `Commit first: a release is made from a clean tree.\n M ${PAGE}`,
  );
  expect(await hashFiles(site)).toEqual(before);
});

test('a section that does not build is refused', async ({ workspace }) => {
  const before = await hashFiles(site);
  await edit(workspace, PAGE, './LetterIndex.tsx', './NoSuchFile.tsx');
  await workspace.commit();
  await expect(workspace.run('npm', 'run', 'release', '--', 'glossario', '--to', site)).rejects.toThrow('./NoSuchFile.tsx');
  expect(await hashFiles(site)).toEqual(before);
});

test('a section at the path of another one is refused, and both are named', async ({ workspace }) => {
  const before = await hashFiles(site);
  await edit(workspace, 'mf-glossario/src/manifest.ts', "routes: ['/glossario']", "routes: ['/glossario', '/Storia_ua']");
  await workspace.commit();
  const both = /The section glossario and the section storia both own the path \/storia_ua/i;
  await expect(workspace.run('npx', 'tsx', 'scripts/check/checkPaths.ts')).rejects.toThrow(both);
  await expect(workspace.run('npm', 'run', 'release', '--', 'glossario', '--to', site)).rejects.toThrow(both);
  expect(await hashFiles(site)).toEqual(before);
});

test('a section that needs more than the released shell provides is refused, with every reason', async ({ workspace }) => {
  const before = await hashFiles(site);
  await edit(
    workspace,
    'shared/ui/src/text/index.ts',
    'export { PageTitle',
    "export { PageTitle as nuovo } from './PageTitle.tsx';\nexport { PageTitle",
  );
  await edit(
    workspace,
    PAGE,
    'export default function',
    "import { nuovo } from '@territori/ui/text';\nexport const unused = nuovo;\nexport default function",
  );
  await raiseVersions(workspace, { '@territori/kit': 'minor', '@territori/mf-glossario': 'patch' });
  const { code, output } = await workspace.start(['npm', 'run', 'release', '--', 'glossario', '--to', site]).ended;
  expect(code).toBe(1);
  expect(output).toMatch(/glossario \S+ needs @territori\/kit \^\S+, the running shell \S+ provides \d/);
  expect(output).toMatch(/glossario \S+ needs `nuovo` of @territori\/ui\/text, which the running shell \S+ lacks\./);
  expect(output).toMatch(/glossario \S+ was built with @territori\/ui \S+ whose sources differ from those in the running shell \S+: raise/);
  expect(await hashFiles(site)).toEqual(before);
});

test('a section that builds but does not open beside the released others is refused', async ({ workspace }) => {
  const before = await hashFiles(site);
  await edit(workspace, PAGE, PAGE_BEGINS, `${PAGE_BEGINS}\n  if (filter) throw new Error('This page is broken.');`);
  await workspace.commit();
  const release = workspace.start(['npm', 'run', 'release', '--', 'glossario', '--to', site]);
  const { code, output } = await release.ended;
  expect(code).toBe(1);
  for (const language of ['Italian', 'English'])
    expect(output).toMatch(new RegExp(`glossario \\S+ in ${language} at /glossario: .*This page is broken\\.`));
  expect(output).toContain('The candidate does not run. Nothing was changed.');
  expect(await hashFiles(site)).toEqual(before);
});

if (process.env.DEEP)
  // in other runs release.test.ts has the race, with builds that are files
  test('two releases of different parts to an object store at the same time both succeed', async ({ workspace }) => {
    const { client, environment, close } = await startStore();
    const address = 's3://sito/portale';
    const target = new S3Target(address, client);
    const parts = ['glossario', 'storia'];
    const release = (part: string) => workspace.start(['npm', 'run', 'release', '--', part, '--new', '--to', address], environment).ended;
    const ended = await Promise.all(parts.map(release));
    expect(ended.map(({ code }) => code)).toEqual([0, 0]);
    expect(Object.keys((await readDeployment(target)).registry.sections).sort()).toEqual(parts);
    expect((await target.list('revisions')).filter((name) => name.endsWith('.json'))).toEqual(['000001.json', '000002.json']);
    await close();
  });
