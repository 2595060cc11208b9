import { layoutShiftOf, observeLayoutShift, SHIFT_LIMIT } from '../harness/layoutShift.ts';
import { IN_PREPARATION, mapsInPreparation } from '../harness/mapsInPreparation.ts';
import { mapsPrepared, PREPARATION_MS } from '../harness/mapsPrepared.ts';
import { overflow } from '../harness/overflow.ts';
import { expect, test } from '../harness/test.ts';

test.beforeAll(async ({ request }) => {
  test.setTimeout(PREPARATION_MS);
  await mapsPrepared(request);
});

test('the page of a unit shows where it is and what it came from, once the visitor comes there', async ({
  page,
  open,
  request,
  lookAround,
}) => {
  const found = (await (await request.get(`${process.env.E2E_API}/api/v1/unita?livello=comune&q=Valsamoggia`)).json()) as {
    dati: { id: number }[];
  };
  await open(`/storia_ua/${found.dati[0]?.id}`);
  await page.getByRole('heading', { name: 'Il luogo' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('img', { name: /^L’unità al / })).toBeVisible({ timeout: 15_000 });
  await expect(page.getByRole('img', { name: /^Da che cosa nasce, al 31\/12\/2013: .*Crespellano/ })).toBeVisible();
  await lookAround('the place of a unit');
  await page.getByRole('link', { name: 'Apri la mappa del 31/12/2013' }).click();
  await expect(page).toHaveURL(/territorio\/mappa\?data=2013-12-31&livello=comune&unita=\d+/);
});

test('the home shows in its first screen the provinces of today, moves nothing, and leads to the map of any year', async ({
  page,
  open,
}) => {
  await observeLayoutShift(page);
  await open('/home');
  await expect(page.getByRole('img', { name: /^Le province d’Italia/ })).toBeInViewport({ ratio: 1 });
  expect(await layoutShiftOf(page)).toBeLessThan(2 * SHIFT_LIMIT);
  await page.getByRole('slider', { name: 'Anno della mappa' }).fill('1927');
  await expect(page.getByRole('img', { name: 'Le province d’Italia al 31/12/1927' })).toBeVisible();
  await page.getByRole('link', { name: 'Apri la mappa dell’Italia al 31/12/1927' }).click();
  await expect(page).toHaveURL(/#\/territorio\/mappa\?data=1927-12-31$/);
});

for (const width of [320, 1280])
  test(`the home says in the place of its map that maps are being prepared, and moves nothing, in a window ${width} px wide`, async ({
    page,
    open,
    expectAccessible,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await mapsInPreparation(page);
    await observeLayoutShift(page);
    await open('/home');
    await expect(page.getByRole('main').getByText(IN_PREPARATION)).toBeVisible();
    expect(await layoutShiftOf(page)).toBeLessThan(2 * SHIFT_LIMIT);
    expect(await overflow(page)).toBe(0);
    await expectAccessible();
  });
