import { expect, test } from '../harness/test.ts';

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
