import { expect, test } from '../harness/test.ts';

/** Pages, and the calls with which their sections say that they begin. */
const pages = [
  ['/storia_ua/10170920', ['/api/v1/unita/10170920/versioni']],
  ['/territorio/body?id=61&dateFrom=2025-01-01', ['/api/Report/GetFunzione', '/api/edizione']],
  ['/variazioni', ['/api/Report/DescrizionePagina/2']],
  ['/ricostruzione-codici', ['/api/Report/DescrizionePagina/3']],
  ['/glossario', ['/api/Report/Glossario']],
] as const;

/** A call of the frame, once it is rendered. */
const OF_THE_FRAME = '/api/Report/GetSettings';

for (const [path, first] of pages) {
  test(`the first calls of ${path} start before the portal is rendered, and each is made once`, async ({ page, open }) => {
    const calls: string[] = [];
    page.on('request', (request) => calls.push(new URL(request.url()).pathname));
    await open(path);
    await expect.poll(() => calls).toContain(OF_THE_FRAME);
    await page.waitForLoadState('networkidle');
    for (const call of first) {
      expect(
        calls.filter((made) => made === call),
        call,
      ).toHaveLength(1);
      expect(calls.indexOf(call), call).toBeLessThan(calls.indexOf(OF_THE_FRAME));
    }
  });
}

test('while the code of the portal is on its way, the page names the section and says in both languages that it loads', async ({
  page,
  expectAccessible,
}) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/#/glossario', { waitUntil: 'commit' });
  await expect(page.getByRole('status')).toHaveText('Caricamento… Loading…', { timeout: 3_000 });
  await expect(page.getByRole('status')).toBeInViewport();
  await expect(page.getByText('Glossario', { exact: true })).toBeInViewport();
  await expectAccessible();
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Glossario' })).toBeVisible();
  await expect(page.getByText('Caricamento… Loading…')).toHaveCount(0);
});
