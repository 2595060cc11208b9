import type { Locator } from '@playwright/test';
import { everyPage } from '../harness/everyPage.ts';
import { mapsPrepared, PREPARATION_MS } from '../harness/mapsPrepared.ts';
import { misfitsOfPlace } from '../harness/misfitsOfPlace.ts';
import { api, embed, embeddable, embedOf, expect, h1, test } from './embedTest.ts';

const WIDTHS = [320, 480, 650, 1000];

test.beforeAll(async ({ request }) => {
  test.setTimeout(PREPARATION_MS);
  await mapsPrepared(request);
});

for (const { id, routes } of embeddable)
  test(`${id} follows the width of its place, in a window that is wider`, async ({ page, portal, host }) => {
    test.setTimeout(120_000);
    const paths = everyPage.filter((path) =>
      routes.some((route) => path === route || path.startsWith(`${route}/`) || path.startsWith(`${route}?`)),
    );
    expect(paths).not.toEqual([]);
    for (const [place, path] of paths.entries()) {
      // it is put into a place of one width, another for each page, and then given the others
      const widths = WIDTHS.map((_, turn) => WIDTHS[(place + turn) % WIDTHS.length] as number);
      let element: Locator | undefined;
      for (const width of widths)
        await test.step(`${path} at ${width} px`, async () => {
          if (!element) await page.goto(host.url);
          await page.evaluate((pixels) => document.getElementById('place')?.style.setProperty('width', `${pixels}px`), width);
          element ??= await embed(page, embedOf(portal, id), id, { lang: 'it', api: api(), path });
          await expect(h1(element)).toBeVisible();
          await expect(element.locator('[aria-busy="true"]')).toHaveCount(0, { timeout: 25_000 });
          // a drawing takes its width from that of its place after it has changed
          await expect.poll(() => misfitsOfPlace(element as Locator), 'what does not fit').toEqual([]);
          // to be looked at, beside the other results
          if (place === 0)
            await page.locator('#place').screenshot({ path: test.info().outputPath(`${id}-${width}.png`), animations: 'disabled' });
        });
    }
  });
