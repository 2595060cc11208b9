import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { root } from '@territori/build/workspace';
import { freePorts } from '../../deploy/processes/freePorts.ts';
import { type Commands, commandsIn } from '../harness/commandsIn.ts';
import { copySite } from '../harness/copySite.ts';
import type { RunningCommand } from '../harness/startCommand.ts';
import { startPortal, type TestPortal } from '../harness/startPortal.ts';
import { test } from '../harness/test.ts';
import { expect, PATIENCE_MS } from './workspaceTest.ts';

/**
 * A team elsewhere: it gets a repository with the packages, writes the page of docs/your-first-page.md, and publishes it. Nothing in its
 * folder leads to this workspace, and its packages install without a network.
 */
const ID = 'regioni-oggi';
const PAGE = 'src/pages/HomePage.tsx';
const TEXTS = 'src/messages/it.json';

let folder: string;
let repository: string;
let commands: Commands;
let site: string;
let published: TestPortal | undefined;
let dev: RunningCommand | undefined;

// one repository for all of them, and each goes on from the one before
test.describe.configure({ mode: 'serial', timeout: PATIENCE_MS });

test.beforeAll(async () => {
  test.setTimeout(PATIENCE_MS);
  folder = await mkdtemp(join(tmpdir(), 'territori-outside-'));
  repository = join(folder, ID);
  site = join(folder, 'site');
  await commandsIn(root).run('npm', 'run', '-s', 'new-section', '--', ID, '--outside', repository);
  commands = commandsIn(repository);
  const { packageManager } = JSON.parse(await readFile(join(repository, 'package.json'), 'utf8')) as { packageManager: string };
  await commands.run('npx', '-y', packageManager, 'install', '--frozen-lockfile', '--offline', '--reporter=append-only');
});

test.afterAll(async () => {
  await dev?.interrupt();
  await published?.close();
  await rm(folder, { recursive: true, force: true });
});

/** The files of the document, each under its path in bold. */
async function filesOfDocument(): Promise<[path: string, text: string][]> {
  const document = await readFile(join(repository, 'your-first-page.md'), 'utf8');
  return [...document.matchAll(/^\*\*`(src\/[^`]+)`\*\*\n\n```\w+\n([\s\S]*?)^```$/gm)].map(([, path = '', text = '']) => [path, text]);
}

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(repository, path)), { recursive: true });
  await writeFile(join(repository, path), text);
}

test('the page of the document passes its checks and its tests, and is built', async () => {
  const files = await filesOfDocument();
  expect(files.map(([path]) => path)).toContain(PAGE);
  for (const [path, text] of files) await write(path, text);
  const output = await commands.run('npm', 'run', '-s', 'ci');
  expect(output).toMatch(/Test Files .*2 passed/);
  expect(output).toContain(`${ID} 0.1.0: dist/release/0.1.0`);
});

const words = {
  it: { title: 'Regioni di oggi', table: '20 regioni', menu: 'Menu principale' },
  en: { title: 'Regions today', table: '20 regions', menu: 'Main menu' },
} as const;

async function expectTable(page: Page, language: 'it' | 'en'): Promise<void> {
  await expect(page.locator('main h1')).toHaveText(words[language].title);
  await expect(
    page.getByRole('navigation', { name: words[language].menu }).getByRole('link', { name: words[language].title }),
  ).toBeVisible();
  await expect(page.getByRole('table', { name: words[language].table }).getByRole('row', { name: /Molise/ })).toHaveText(
    /^14Molise\d\d\/\d\d\/\d{4}$/,
  );
}

test('the page is developed inside a deployed portal: an edit is seen at once, also of a text and after a mistake, a wrong type is shown, and the page is not loaded again', async ({
  page,
  portal,
  said,
}) => {
  said.allow(/rspack-dev-server|Module build failed|no key|This page is broken/);
  const [port, sectionPort] = await freePorts(2);
  const before = performance.now();
  dev = commands.start(['npm', 'run', 'dev', '--', '--portal', portal.url], {
    PORT: String(port),
    SECTION_PORT: String(sectionPort),
  });
  const [, address = ''] = await dev.printed(/ready: (\S+)/);
  let loads = 0;
  page.on('request', (request) => request.isNavigationRequest() && loads++);
  await page.goto(address);
  await expectTable(page, 'it');
  test.info().annotations.push({ type: 'first page', description: `${Math.round(performance.now() - before)} ms after the start` });
  await expect(page.getByText(`La sezione «Regioni di oggi» viene da http://localhost:${sectionPort}/`)).toBeVisible();

  const text = await readFile(join(repository, PAGE), 'utf8');
  await write(PAGE, text.replace("<PageTitle>{text('titolo')}</PageTitle>", '<PageTitle>Tutte le regioni</PageTitle>'));
  await expect(page.locator('main h1')).toHaveText('Tutte le regioni');
  await expect(page.getByRole('row', { name: /Molise/ })).toBeVisible();
  const texts = await readFile(join(repository, TEXTS), 'utf8');
  await write(TEXTS, texts.replace('Le regioni in vigore oggi', 'Tutte le regioni in vigore'));
  await expect(page.getByText('Tutte le regioni in vigore')).toBeVisible();
  await write(TEXTS, texts);
  expect(loads, 'the page is not loaded again').toBe(1);

  await write(PAGE, text.replace('  return (', "  if (data) throw new Error('This page is broken.');\n  return ("));
  await expect(page.getByRole('alert')).toContainText('Error: This page is broken.');
  await write(PAGE, text);
  await expectTable(page, 'it');
  expect(loads, 'the page is not loaded again').toBe(1);

  await write(PAGE, text.replace("text('colonna.dal')", "text('colonna.inizio')"));
  await dev.printed(/TS2345.*"colonna.inizio"/);
  await expect(page.frameLocator('#rspack-dev-server-client-overlay').getByText(/TS2345.*"colonna.inizio"/)).toBeVisible();

  await write(PAGE, text.replace("{text('titolo')}", '{'));
  await dev.printed(/Module build failed/);
  await write(PAGE, text);
  await expectTable(page, 'it');
  await dev.interrupt();
  await expect(fetch(address)).rejects.toThrow('fetch failed');
});

test('every command says how it is used', async () => {
  const territori = join(repository, 'node_modules/.bin/territori');
  for (const command of [
    'dev',
    'build',
    'check',
    'publish',
    'releases',
    'rollback',
    'promote',
    'withdraw',
    'remove',
    'key',
    'owners',
    'mirror',
  ])
    expect(await commands.run(territori, command, '--help')).toContain(`territori ${command}`);
});

test('the check names another React and a text that one language alone has, and what to do', async () => {
  const description = await readFile(join(repository, 'package.json'), 'utf8');
  const { dependencies } = JSON.parse(description) as { dependencies: { react: string } };
  await write('node_modules_of_another/react/package.json', '{ "name": "react", "version": "18.3.1" }');
  const installed = join(repository, 'node_modules/react');
  await rename(installed, `${installed}-own`);
  await rename(join(repository, 'node_modules_of_another/react'), installed);
  await write('src/messages/en.json', (await readFile(join(repository, TEXTS), 'utf8')).replace('{', '{ "solo": "Only here",'));
  const { code, output } = await commands.start(['npm', 'run', '-s', 'check']).ended;
  await rm(installed, { recursive: true });
  await rename(`${installed}-own`, installed);
  await rm(join(repository, 'node_modules_of_another'), { recursive: true });
  await write('src/messages/en.json', (await filesOfDocument()).find(([path]) => path === 'src/messages/en.json')?.[1] ?? '');
  expect(code).toBe(1);
  expect(output).toContain(`react: ${ID} wants 18.3.1`);
  expect(output).toContain(`Write "react": "${dependencies.react}" into package.json and install again`);
  expect(output).toContain('src/messages/it.json has no text "solo", which src/messages/en.json has.');
});

test('an address without a portal is refused with a sentence', async () => {
  const [port] = await freePorts(1);
  await expect(commands.run('npm', 'run', '-s', 'dev', '--', '--portal', `http://127.0.0.1:${port}`)).rejects.toThrow(
    `http://127.0.0.1:${port}/config.json cannot be read: connect ECONNREFUSED`,
  );
});

test('the committed version is published into a site, once', async ({ api }) => {
  await copySite(site);
  const mistyped = `${site}-mistyped`;
  await expect(commands.run('npx', 'territori', 'releases', '--to', mistyped)).rejects.toThrow(
    `There is no site at ${mistyped}: correct the address`,
  );
  expect(existsSync(mistyped)).toBe(false);
  await expect(commands.run('npm', 'run', '-s', 'publish', '--', '--to', site)).rejects.toThrow('Commit first');
  await commands.run('git', 'add', '--all');
  await commands.run('git', 'commit', '--quiet', '--message', 'The first page');
  const output = await commands.run('npm', 'run', '-s', 'publish', '--', '--to', site);
  expect(output, 'without an API the page shows its failure').toContain('2 visits, in both languages: every page shows itself');
  expect(output).toContain(`${ID} 0.1.0 runs, revision`);
  await expect(commands.run('npm', 'run', '-s', 'publish', '--', '--to', site)).rejects.toThrow(`${ID} 0.1.0 is already released`);
  published = await startPortal(api, site);
});

for (const language of ['it', 'en'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('the published page stands in the portal, is accessible, and leads to another section', async ({ page, expectAccessible }) => {
      await page.goto(`${published?.url}/#/${ID}`);
      await expectTable(page, language);
      await expectAccessible();
      await page.getByRole('link', { name: 'Molise' }).click();
      await expect(page.locator('main h1')).toContainText('Molise');
    });
  });
}

test('a removed section leaves the menu', async ({ page }) => {
  await commands.run('npm', 'run', '-s', 'remove', '--', '--to', site);
  await page.goto(`${published?.url}/#/home`);
  await expect(
    page.getByRole('navigation', { name: 'Menu principale' }).getByRole('link', { name: 'Glossario', exact: true }),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Regioni di oggi' })).toHaveCount(0);
});
