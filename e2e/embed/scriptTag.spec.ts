import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page, Route } from '@playwright/test';
import { root } from '@territori/build/workspace';
import { startHost } from '../harness/startHost.ts';
import { headingOf, jobs } from '../hosts/jobs.ts';
import { recordTraces } from '../hosts/recordTraces.ts';
import { api, embed, embeddable, embedOf, expect, h1, test } from './embedTest.ts';

/** Bytes of texts that were compressed before: the largest file is the same in all sections, and takes a second each time. */
const compressed = new Map<string, number>();

function compressedBytes(body: Buffer): number {
  const hash = createHash('sha256').update(body).digest('hex');
  const bytes = compressed.get(hash) ?? brotliCompressSync(body).length;
  compressed.set(hash, bytes);
  return bytes;
}

/** Bytes of the section's files that the page has loaded, compressed as a release compresses them. */
async function weight(page: Page): Promise<number> {
  const names = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.includes('/mf/')),
  );
  const sizes = [...new Set(names)].map(async (name) => compressedBytes(await (await page.request.get(name)).body()));
  return (await Promise.all(sizes)).reduce((sum, bytes) => sum + bytes, 0);
}

const remove = (page: Page) =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll('#place > *, script[src$="embed.js"]')) element.remove();
  });

test.describe('one script tag in a page of another origin', () => {
  for (const { id } of embeddable) {
    test(`lets ${id} do its job there, and removing it leaves no trace, twice`, async ({ page, portal, host, heard }) => {
      await page.addInitScript(recordTraces);
      await page.goto(host.url);
      const before = await page.evaluate(() => window.traces());
      for (const time of ['first', 'second'] as const) {
        const element = await embed(page, embedOf(portal, id), id, { lang: 'it', api: api() });
        await expect(h1(element)).toBeVisible();
        await expect(element.locator('[aria-busy="true"]')).toHaveCount(0);
        // the second element reads the same files, which the browser has
        const firstPage = time === 'first' ? await weight(page) : undefined;
        await jobs[id]?.(element, page);
        if (firstPage !== undefined) {
          expect(firstPage, 'bytes of the section with its first page, as the guide says').toBeLessThan(220_000);
          expect(firstPage).toBeGreaterThan(100_000);
          expect((await weight(page)) - firstPage, 'bytes that its job adds, as the guide says').toBeLessThan(85_000);
        }
        const { html, head, address, history } = await page.evaluate(() => window.traces());
        expect({ html, head, address, history }, 'while it is there, too').toEqual({
          html: before.html,
          head: before.head,
          address: before.address,
          history: before.history,
        });
        await remove(page);
        await expect.poll(() => page.evaluate(() => window.traces()), time).toEqual(before);
      }
      expect((await heard())[0]).toBe(embeddable.find((manifest) => manifest.id === id)?.routes[0]);
    });
  }

  test('shows all sections on one page, which do not disturb each other, and removing them leaves no trace', async ({
    page,
    portal,
    host,
  }) => {
    await page.addInitScript(recordTraces);
    await page.goto(host.url);
    const before = await page.evaluate(() => window.traces());
    for (const { id } of embeddable) await embed(page, embedOf(portal, id), id, { lang: 'en', api: api() });
    // two megabytes of scripts are read at once
    for (const manifest of embeddable)
      await expect(h1(page.locator(`territori-${manifest.id}`))).toHaveText(headingOf(manifest, 'en'), { timeout: 15_000 });
    await page.evaluate(() => document.querySelector('territori-glossario')?.remove());
    await expect(h1(page.locator('territori-storia'))).toBeVisible();
    await remove(page);
    await expect.poll(() => page.evaluate(() => window.traces())).toEqual(before);
  });

  test('works from the portal’s own origin, with the page of the guide as it stands', async ({ page, portal, expectAccessible }, {
    outputDir,
  }) => {
    const guide = await readFile(join(root, 'docs/embedding.md'), 'utf8');
    const folder = join(outputDir, 'guide');
    await mkdir(folder, { recursive: true });
    const files = [...guide.matchAll(/^`([\w.]+)`:?\n\n```\w+\n([\s\S]*?)```$/gm)].map(([, name, content]) => ({
      name: String(name),
      content: String(content)
        .replaceAll('https://territori.example/mf', `${portal.url}/mf`)
        .replaceAll('https://territori.example', api()),
    }));
    expect(files.map(({ name }) => name)).toEqual(['index.html', 'page.css', 'page.js']);
    for (const { name, content } of files) await writeFile(join(folder, name), content);
    const host = await startHost(folder, { scripts: [portal.url], calls: [api()] });
    await page.goto(host.url);
    const element = page.locator('territori-glossario');
    await expect(h1(element)).toHaveText('Glossary');
    await element.getByRole('button', { name: 'B', exact: true }).click();
    await expect(page.getByText('/glossario?lettera=B')).toBeVisible();
    await expectAccessible();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      element.getByRole('button', { name: 'Download the glossary (XLSX)' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/\.xlsx$/);
    await page.getByRole('button', { name: 'Italiano' }).click();
    await expect(h1(element)).toHaveText('Glossario');
    await host.close();
  });

  for (const [fault, answer] of Object.entries({ 'does not come': (route: Route) => route.abort(), hangs: () => undefined })) {
    test(`says inside the element that a page of the section ${fault}, and shows it after another try`, async ({
      page,
      portal,
      host,
      said,
    }) => {
      said.allow(/glossario|ERR_FAILED|Loading chunk/);
      await page.clock.install();
      await page.route('**/mf/glossario/*/embed/*', answer);
      await page.goto(host.url);
      const asked = page.waitForRequest('**/mf/glossario/*/embed/*');
      // in Italian, whose texts come with the code: the first file asked for is the page
      const element = await embed(page, embedOf(portal, 'glossario'), 'glossario', { lang: 'it', api: api() });
      await asked;
      await page.clock.fastForward(8_000);
      await expect(element.getByText('Questa pagina non è al momento disponibile')).toBeVisible();
      await page.unroute('**/mf/glossario/*/embed/*');
      await element.getByRole('button', { name: 'Riprova' }).click();
      await expect(h1(element)).toHaveText('Glossario');
    });
  }

  test('shows the element’s own content until the script arrives', async ({ page, portal, host, said }) => {
    said.allow(/embed\.js|ERR_FAILED/);
    await page.route('**/embed.js', (route) => route.abort());
    await page.goto(host.url);
    const element = await embed(page, embedOf(portal, 'glossario'), 'glossario', {});
    await element.evaluate((place) => {
      place.innerHTML = '<a href="https://territori.example/#/glossario">Glossario</a>';
    });
    await expect(page.getByRole('link', { name: 'Glossario' })).toBeVisible();
  });
});
