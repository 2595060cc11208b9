import { everyPage } from '../harness/everyPage.ts';
import { focusFault } from '../harness/focusFault.ts';
import { expect, test } from '../harness/test.ts';

/** A page of each kind; a deep run takes every page. */
const KINDS = [
  '/home',
  '/territorio',
  '/territorio/body?id=61&dateFrom=2025-01-01',
  '/storia_ua/10370610',
  '/glossario',
  '/ricerca-codice',
];

/** More stops than any of these pages has between its first link and its last. */
const STOPS = 400;

for (const route of process.env.DEEP ? everyPage : KINDS) {
  test(`each stop of Tab shows the focus on ${route}`, async ({ page, open }) => {
    test.setTimeout(120_000);
    await open(route);
    await page.waitForLoadState('networkidle');
    const faults = new Set<string>();
    for (let stop = 0; stop < STOPS; stop += 1) {
      await page.keyboard.press('Tab');
      const focused = page.locator(':focus');
      // past the last stop the focus is on the page itself
      if ((await focused.count()) === 0) break;
      const fault = await focused.evaluate(focusFault);
      if (fault) faults.add(fault);
    }
    expect([...faults]).toEqual([]);
  });
}

test('a link that is reached in a table that is scrolled sideways lies beside the column of names', async ({ page, open }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open('/territorio/body?id=61&dateFrom=2025-01-01');
  const table = page.getByRole('group').filter({ has: page.getByRole('table') });
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  const links = page.getByRole('cell').getByRole('link', { name: 'Piemonte' });
  await table.evaluate((area) => area.scrollTo({ left: area.scrollWidth }));
  await links.nth(1).focus();
  await page.keyboard.press('Shift+Tab');
  const [focused, names] = [await page.locator(':focus').boundingBox(), await page.getByRole('rowheader').first().boundingBox()];
  expect(focused?.x).toBeGreaterThanOrEqual((names?.x ?? 0) + (names?.width ?? 0));
});
