import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { freePorts } from '../../deploy/processes/freePorts.ts';
import type { WorkspaceCopy } from '../harness/copyWorkspace.ts';
import type { RunningCommand } from '../harness/startCommand.ts';
import { edit } from './edit.ts';
import { databaseOf, expect, PATIENCE_MS, test } from './workspaceTest.ts';

/** `npm run dev -- glossario`: the section runs from its sources inside the real shell and follows each edit. */
const PAGE = 'mf-glossario/src/pages/GlossaryPage.tsx';
const MESSAGES = 'mf-glossario/src/messages/it.json';
const MANIFEST = 'mf-glossario/src/manifest.ts';

let command: RunningCommand;
let address: string;
let server: string;

// one server for all tests of the file
test.describe.configure({ mode: 'default', timeout: PATIENCE_MS });

async function start(workspace: WorkspaceCopy): Promise<void> {
  const [port, sectionPort] = await freePorts(2);
  server = `http://localhost:${sectionPort}/`;
  command = workspace.start(['npm', 'run', 'dev', '--', 'glossario'], {
    PORT: String(port),
    SECTION_PORT: String(sectionPort),
    PORTALE_DATABASE: databaseOf(workspace),
  });
  [, address = ''] = await command.printed(/ready: (\S+)/);
}

test.beforeAll(async ({ workspace }) => {
  test.setTimeout(PATIENCE_MS);
  await start(workspace);
});

test.afterAll(async ({ workspace }) => {
  test.setTimeout(PATIENCE_MS);
  await command.interrupt();
  await workspace.reset();
});

const heading = (page: Page) => page.locator('main h1');
const strip = (page: Page) => page.getByText(`La sezione «Glossario» viene da ${server}`);

test('the section runs from the developer’s server in the real shell, which a strip over the page says', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.goto(address);
  await expect(heading(page)).toHaveText('Glossario');
  await expect(strip(page)).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Menu principale' })).toBeVisible();
  expect(scripts).toContain(`${server}remoteEntry.js`);
  await page.getByText('Versioni in uso').click();
  await expect(page.getByRole('row', { name: 'Glossario' })).toContainText('development');
});

test('what is edited in a page is seen at once, and what was typed stays', async ({ page, workspace }) => {
  let loads = 0;
  page.on('request', (request) => request.isNavigationRequest() && loads++);
  await page.goto(address);
  const search = page.getByRole('searchbox', { name: 'Termine da cercare' });
  await search.fill('comune');
  await edit(workspace, PAGE, "<PageTitle>{text('titolo')}</PageTitle>", '<PageTitle>Tutti i termini</PageTitle>');
  await expect(heading(page)).toHaveText('Tutti i termini');
  await expect(search).toHaveValue('comune');
  expect(loads, 'the page is not loaded again').toBe(1);
});

test('a mistake and its repair, three times: the page goes on with the last good version, and follows the repair', async ({
  page,
  workspace,
  said,
}) => {
  said.allow(/./);
  let loads = 0;
  page.on('request', (request) => request.isNavigationRequest() && loads++);
  await page.goto(address);
  await expect(heading(page)).toBeVisible();
  let shown = "lead={text('introduzione')}";
  for (const time of [1, 2, 3]) {
    const mistake = `lead={mistake${time}(`;
    await edit(workspace, PAGE, shown, mistake);
    await command.printed(new RegExp(`mistake${time}`));
    await expect(heading(page)).toBeVisible();
    shown = `lead="Repair ${time}"`;
    await edit(workspace, PAGE, mistake, shown);
    await expect(page.getByText(`Repair ${time}`)).toBeVisible();
  }
  expect(loads, 'the page is not loaded again').toBe(1);
});

test('what is edited in a text is exchanged where it stands, and what was typed stays', async ({ page, workspace }) => {
  let loads = 0;
  page.on('request', (request) => request.isNavigationRequest() && loads++);
  await page.goto(address);
  const search = page.getByRole('searchbox', { name: 'Termine da cercare' });
  await search.fill('comune');
  await expect(page.getByText('Cerca nel glossario')).toBeVisible();
  await edit(workspace, MESSAGES, 'Cerca nel glossario', 'Cerca una definizione');
  await expect(page.getByText('Cerca una definizione')).toBeVisible();
  await expect(page.getByText('Cerca nel glossario')).toHaveCount(0);
  await expect(search).toHaveValue('comune');
  expect(loads, 'the page is not loaded again').toBe(1);
  await edit(workspace, MESSAGES, 'Cerca una definizione', 'Cerca nel glossario');
  await expect(page.getByText('Cerca nel glossario')).toBeVisible();
});

test('a page that throws shows what it threw, and itself again once it is mended', async ({ page, workspace, said }) => {
  said.allow(/Broken here|rspack-dev-server/);
  await page.goto(address);
  await expect(heading(page)).toBeVisible();
  const [right, wrong] = ["text('ricerca.titolo')", "String((() => { throw new Error('Broken here'); })())"];
  await edit(workspace, PAGE, right, wrong);
  await expect(page.getByRole('heading', { name: 'The page threw an error' })).toBeVisible();
  await expect(page.getByText('Error: Broken here').first()).toBeVisible();
  await edit(workspace, PAGE, wrong, right);
  await expect(heading(page)).toBeVisible();
});

/** What the development server shows over the page. */
const overlay = (page: Page) => page.frameLocator('#rspack-dev-server-client-overlay').locator('body');

for (const [fault, file, right, wrong, sentence] of [
  ['a wrong type', PAGE, "text('ricerca.titolo')", "text('ricerca.titolone')", /TS2345.*"ricerca.titolone"/],
  ['a text that the Italian file lacks', MESSAGES, '"ricerca.titolo":', '"ricerca.titolone":', /TS2345.*"ricerca.titolo"/],
] as const) {
  test(`${fault} is printed and shown over the page, until it is mended`, async ({ page, workspace, said }) => {
    said.allow(/rspack-dev-server|TS\d+|no key/);
    await page.goto(address);
    await expect(heading(page)).toBeVisible();
    const before = performance.now();
    await edit(workspace, file, right, wrong);
    await command.printed(sentence);
    await expect(overlay(page)).toContainText(sentence);
    test.info().annotations.push({ type: 'fault shown', description: `${Math.round(performance.now() - before)} ms after the edit` });
    await edit(workspace, file, wrong, right);
    await expect(overlay(page)).toHaveCount(0);
    await expect(heading(page)).toBeVisible();
  });
}

test('a file that an editor empties before it writes it is judged by what stands in it at the end', async ({ page, workspace, said }) => {
  said.allow(/rspack-dev-server|TS\d+|no key|JSON/);
  await page.goto(address);
  await expect(heading(page)).toBeVisible();
  const file = join(workspace.folder, 'shared/languages/en/mf-glossario.json');
  const content = await readFile(file, 'utf8');
  for (const gap of [120, 150, 180, 210]) {
    const handle = await open(file, 'w');
    await wait(gap);
    await handle.writeFile(content);
    await handle.close();
    // an error that stays would come with the check of types, which takes less than this
    await wait(2000);
    await expect(overlay(page), `emptied for ${gap} ms`).toHaveCount(0);
  }
});

test('a changed manifest is read: the menu shows the new title', async ({ page, workspace }) => {
  await page.goto(address);
  const menu = page.getByRole('navigation', { name: 'Menu principale' });
  await expect(menu.getByRole('link', { name: 'Glossario', exact: true })).toBeVisible();
  await edit(workspace, MANIFEST, "it: 'Glossario'", "it: 'Vocabolario'");
  await expect(menu.getByRole('link', { name: 'Vocabolario', exact: true })).toBeVisible();
  await edit(workspace, MANIFEST, "it: 'Vocabolario'", "it: 'Glossario'");
  await expect(menu.getByRole('link', { name: 'Glossario', exact: true })).toBeVisible();
});

test('an edit of a part that is not watched is named, with the command that watches it', async ({ workspace }) => {
  await edit(workspace, 'mf-home/src/manifest.ts', "it: 'Home'", "it: 'Inizio'");
  await command.printed(/mf-home was edited and is not watched: .* npm run dev -- glossario home/);
});

test('the strip leads back to the section as it is released', async ({ page }) => {
  await page.goto(address);
  await expect(strip(page)).toBeVisible();
  await page.getByRole('link', { name: 'Torna alla versione pubblicata' }).click();
  await expect(strip(page)).toHaveCount(0);
  await expect(heading(page)).toHaveText('Glossario');
  await expect(page.getByText('Cerca nel glossario')).toBeVisible();
});

async function expectNothingServed(): Promise<void> {
  for (const url of [address, server]) await expect(fetch(url)).rejects.toThrow('fetch failed');
}

test('Ctrl+C ends the portal and the section’s server', async () => {
  await command.interrupt();
  await expectNothingServed();
});

test('a supervisor that ends npm ends all of it', async ({ workspace }) => {
  // the sections as they were are built already
  await workspace.reset();
  await start(workspace);
  await command.terminate();
  await expectNothingServed();
});
