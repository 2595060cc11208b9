import { layoutShiftOf, observeLayoutShift, SHIFT_LIMIT } from '../harness/layoutShift.ts';
import { IN_PREPARATION, mapsInPreparation } from '../harness/mapsInPreparation.ts';
import { mapsPrepared, PREPARATION_MS } from '../harness/mapsPrepared.ts';
import { expect, test } from '../harness/test.ts';

/** What the API answers where an edition has no boundaries. */
const NONE = 'Nessun confine è caricato in questa edizione: le unità non si possono disegnare.';
const DAY = '/territorio/mappa?data=2020-01-01&livello=uts';

test.beforeAll(async ({ request }) => {
  test.setTimeout(PREPARATION_MS);
  await mapsPrepared(request);
});

test('an edition without boundaries says so; a failure is reported, and the next attempt shows the map', async ({
  page,
  open,
  lookAround,
  said,
}) => {
  said.allow(/503/);
  let answer: 'none' | 'failure' = 'none';
  await page.route(/\/api\/v1\/confini\?/, async (route) => {
    if (answer === 'failure') return route.fulfill({ status: 503, body: '' });
    const response = await route.fetch();
    const json = {
      ...(await response.json()),
      stato: 'non_caricati',
      insieme: null,
      calendario: [],
      insiemi: [],
      giorni: null,
      frase: NONE,
    };
    return route.fulfill({ response, json });
  });
  await open(DAY);
  const wide = await page.evaluate(() => innerWidth);
  /** In the place of the map, which is the larger part of the page, left of the panel. */
  const expectInPlace = async (words: string) => {
    const box = await page.getByRole('main').getByText(words).boundingBox();
    expect(box && box.x + box.width / 2, 'the words stand where the map would').toBeLessThan(wide / 2);
  };
  await expect(page.getByRole('main').getByText(NONE)).toBeVisible();
  await expectInPlace(NONE);
  await expect(page.getByRole('group', { name: /^Mappa/ })).toHaveCount(0);
  await expect(page.getByText(/Scegli un’unità sulla mappa/)).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Elenco delle unità in questa data' })).toBeVisible();
  await lookAround('no boundaries');
  answer = 'failure';
  await page.reload();
  await expect(page.getByText('La mappa non è stata caricata')).toBeVisible();
  await expectInPlace('La mappa non è stata caricata');
  await lookAround('a failure');
  await page.unrouteAll({ behavior: 'wait' });
  await page.getByRole('button', { name: 'Riprova' }).click();
  await expect(page.getByRole('group', { name: /^Mappa/ })).toBeVisible();
});

test('a map on its way says so in its place after a moment, to the ear too, and nothing moves', async ({ page, open, lookAround }) => {
  let arrive = () => {};
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/\.topo\.json/, async (route) => {
    await held;
    await route.continue();
  });
  await observeLayoutShift(page);
  await open(DAY);
  const words = page.getByRole('status').getByText('Caricamento della mappa in corso');
  await expect(words).toBeVisible();
  await lookAround('a map on its way');
  arrive();
  await expect(page.getByRole('group', { name: /^Mappa/ }).locator('canvas')).toHaveAttribute('data-drawn', /[1-9]/);
  await expect(words).toHaveCount(0);
  expect(await layoutShiftOf(page)).toBeLessThan(SHIFT_LIMIT);
});

test('other boundaries are loaded before time comes to them; while they are late, map and view stay, and the page says so', async ({
  page,
  open,
  lookAround,
}) => {
  let arrive = () => {};
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/uts-1995.*\.topo\.json/, async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest(/uts-1995.*\.topo\.json/);
  await open('/territorio/mappa?data=1994-12-31&livello=uts');
  const map = page.getByRole('group', { name: /^Mappa/ });
  await expect(map).toHaveAccessibleName(/31\/12\/1994/);
  await asked;
  const scale = map.getByText(/^[\d.]+ km$/);
  const whole = await scale.textContent();
  await page.getByRole('button', { name: 'Ingrandisci' }).click();
  await expect(scale).not.toHaveText(whole ?? '');
  const near = await scale.textContent();

  await page.getByRole('button', { name: 'Cambiamento successivo' }).click();
  const words = page.getByRole('status').getByText('Caricamento della mappa in corso');
  await expect(words).toBeVisible();
  await expect(map).toHaveAccessibleName(/31\/12\/1994/);
  await lookAround('other boundaries on their way');
  arrive();
  await expect(map).toHaveAccessibleName(/01\/01\/1995/);
  await expect(words).toHaveCount(0);
  await expect(scale).toHaveText(near ?? '');
});

for (const width of [320, 412, 1280])
  test(`the page moves nothing while it loads, in a window ${width} px wide`, async ({ page, open }) => {
    await page.setViewportSize({ width, height: 800 });
    await observeLayoutShift(page);
    await open('/territorio/mappa?data=2020-01-01&livello=comune');
    await expect(page.getByRole('group', { name: /^Mappa/ }).locator('canvas')).toHaveAttribute('data-drawn', /[1-9]/);
    await expect(page.getByRole('button', { name: 'PNG' })).toBeVisible();
    expect(await layoutShiftOf(page)).toBeLessThan(SHIFT_LIMIT);
  });

for (const width of [390, 1280])
  test(`what is wrong with a choice moves nothing that is read, in a window ${width} px wide`, async ({ page, open }) => {
    await page.setViewportSize({ width, height: 900 });
    const places = async (address: string) => {
      await open(`/territorio/mappa?${address}`);
      await expect(page.getByRole('group', { name: /^Mappa/ }).locator('canvas')).toHaveAttribute('data-drawn', /[1-9]/);
      const box = await page.getByRole('group', { name: /^Mappa/ }).boundingBox();
      return [box?.y, box?.height].map((pixels) => Math.round(pixels ?? 0));
    };
    const right = await places('livello=uts');
    expect(await places('livello=strade&data=1850-01-01&con=1850-01-01&regione=99')).toEqual(right);
    await expect(page.getByText('La mappa mostra oggi, finché la data non è corretta.')).toBeInViewport();
  });

for (const [maps, width] of [
  ['there', 1280],
  ['there', 320],
  ['being prepared', 320],
] as const)
  test(`a wrong date shows today and says so, and what is wrong can be read (maps ${maps}, ${width} px)`, async ({ page, open }) => {
    await page.setViewportSize({ width, height: 900 });
    if (maps === 'being prepared') await mapsInPreparation(page);
    await open('/territorio/mappa?data=1850-01-01');
    const main = page.getByRole('main');
    for (const words of [
      main.getByText('La mappa mostra oggi, finché la data non è corretta.'),
      main.getByRole('alert').filter({ hasText: '01/01/1850 precede' }),
      ...(maps === 'there' ? [] : [main.getByText(IN_PREPARATION)]),
    ]) {
      await expect(words).toBeVisible();
      /** Whether the element itself is what is seen at its middle and near its corners. */
      const isOnTop = await words.evaluate((element) => {
        // the message of a field lets the pointer through
        Object.assign((element as HTMLElement).style, { pointerEvents: 'auto' });
        const { left, top, right, bottom } = element.getBoundingClientRect();
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        return [[x, y], ...[left + 6, right - 6].flatMap((across) => [top + 6, bottom - 6].map((down) => [across, down]))].every(
          ([across = 0, down = 0]) => element.contains(document.elementFromPoint(across, down)),
        );
      });
      expect(isOnTop, `nothing lies over “${await words.textContent()}”`).toBe(true);
    }
  });

for (const [language, words, name] of [
  ['it', 'Questa pagina mostra la mappa da sola, appena è pronta.', /^Mappa/],
  ['en', 'This page shows the map by itself as soon as it is ready.', /^Map/],
] as const)
  test.describe(`before the maps of a first start are prepared (${language})`, () => {
    test.use({ language });

    test('its place says so, and the map takes it by itself, without moving what is around', async ({ page, open, lookAround }) => {
      await page.clock.install();
      const ready = await mapsInPreparation(page);
      await open(DAY);
      const notice = page.getByRole('main').getByText(words);
      await expect(notice).toBeInViewport();
      const said = await notice.boundingBox();
      const line = page.getByRole('main').getByRole('slider');
      const below = await line.boundingBox();
      await lookAround('the maps are being prepared');
      ready();
      // a file that is still on its way would be taken for one that does not come
      await page.waitForLoadState('networkidle');
      await page.clock.fastForward(15_000);
      const map = page.getByRole('group', { name });
      await expect(map.locator('canvas')).toHaveAttribute('data-drawn', /[1-9]/);
      await expect(notice).toHaveCount(0);
      const place = await map.boundingBox();
      if (!said || !place) throw new Error('The words or the map have no place on the page.');
      expect([said.x >= place.x, said.y >= place.y, said.x + said.width <= place.x + place.width]).toEqual([true, true, true]);
      expect(said.y + said.height).toBeLessThanOrEqual(place.y + place.height);
      expect(await line.boundingBox()).toEqual(below);
    });
  });
