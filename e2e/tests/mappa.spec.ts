import { readFile } from 'node:fs/promises';
import { mapsPrepared, PREPARATION_MS } from '../harness/mapsPrepared.ts';
import { expect, test } from '../harness/test.ts';

const DAY = '/territorio/mappa?data=2020-01-01&livello=uts';

test.beforeAll(async ({ request }) => {
  test.setTimeout(PREPARATION_MS);
  await mapsPrepared(request);
});

test('by keyboard: a letter, a neighbour, nearer, nothing chosen; the table has the same units', { tag: '@short' }, async ({
  page,
  open,
  lookAround,
}) => {
  await open(DAY);
  const map = page.getByRole('main').getByRole('group', { name: /^Mappa\. Province al 01\/01\/2020: 107 unità disegnate$/ });
  await expect(map).toBeVisible();
  await lookAround('the map of a day');
  await map.focus();
  await map.press('t');
  const card = page.getByRole('main').getByRole('heading', { level: 2 }).first();
  await expect(card).toHaveText('Taranto');
  await expect(page).toHaveURL(/unita=\d+/);
  await map.press('ArrowRight');
  await expect(card).toHaveText('Brindisi');
  await map.press('+');
  await map.press('Shift+ArrowLeft');
  await lookAround('a unit chosen and seen from near');
  await map.press('Escape');
  await expect(page).not.toHaveURL(/unita=/);
  await map.press('Enter');
  await expect(page.getByText('Le stesse unità in una tabella')).toBeFocused();
  await expect(page.getByRole('table', { name: 'Province al 01/01/2020' }).getByRole('row')).toHaveCount(21);
  await lookAround('the table of the same units');
});

test('by pointer: a press chooses the unit under it, a drag moves the map and chooses none', async ({ page, open }) => {
  await open(DAY);
  const map = page.getByRole('group', { name: /^Mappa/ });
  const picture = map.locator('canvas');
  await expect(picture).toHaveAttribute('data-drawn', /[1-9]/);
  await expect(map.locator('text').filter({ hasText: /^Perugia$/ }), 'the names follow the picture').toBeVisible();
  await map.scrollIntoViewIfNeeded();
  const box = await map.boundingBox();
  if (!box) throw new Error('The map has no place on the page.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  // read with the movement itself, before another picture is drawn: the names go with the land
  await map.evaluate((element) => {
    const place = () =>
      [...element.querySelectorAll('text')].find(({ textContent }) => textContent === 'Perugia')?.getBoundingClientRect() ?? new DOMRect();
    const from = place();
    addEventListener('pointermove', ({ buttons }) => {
      const to = place();
      if (buttons === 1) Object.assign(window, { followed: [Math.round(to.x - from.x), Math.round(to.y - from.y)] });
    });
  });
  await page.mouse.down();
  await page.mouse.move(x + 60, y + 40);
  expect(await page.evaluate(() => Reflect.get(window, 'followed'))).toEqual([60, 40]);
  await page.mouse.up();
  await expect(page).not.toHaveURL(/unita=/);
  await page.getByRole('combobox', { name: 'Cerca un’unità sulla mappa' }).fill('L’Aquila');
  await page.getByRole('option', { name: /L'Aquila/ }).click();
  await expect(page).toHaveURL(/unita=\d+/);
  const names = map.locator('text');
  await page.getByRole('button', { name: 'Tutta l’Italia' }).click();
  // named only where the whole country is seen
  await expect(names.filter({ hasText: /^Palermo$/ })).toBeVisible();
  const before = await names.count();
  await page.getByRole('button', { name: 'Ingrandisci' }).click();
  await expect(names).not.toHaveCount(before);
  await page.getByRole('button', { name: 'Tutta l’Italia' }).click();
  await expect(names).toHaveCount(before);
});

test('a press without a drag chooses the unit under it', async ({ page, open }) => {
  await open('/territorio/mappa?data=2020-01-01&livello=regione');
  const name = page.getByRole('group', { name: /^Mappa/ }).locator('text', { hasText: 'Sardegna' });
  await name.scrollIntoViewIfNeeded();
  const box = await name.boundingBox();
  if (!box) throw new Error('The name of Sardegna is not on the map.');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText('Sardegna');
  // where the visitor's system chooses the colours, the land has that of its pages
  const light = () =>
    page.locator('canvas[data-drawn]').evaluate((picture: HTMLCanvasElement) => {
      const context = Object.assign(document.createElement('canvas'), { width: picture.width, height: picture.height }).getContext('2d');
      context?.drawImage(picture, 0, 0);
      const { data = [] } = context?.getImageData(0, 0, picture.width, picture.height) ?? {};
      let count = 0;
      for (let index = 0; index < data.length; index += 4) if ((data[index + 3] ?? 0) > 200 && (data[index] ?? 0) > 200) count += 1;
      return count / (data.length / 4);
    });
  // Italy is a small part of its map
  const inLight = await light();
  expect(inLight).toBeGreaterThan(0.05);
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await expect.poll(light).toBeLessThan(inLight / 3);
});

test('a day before 1947 says which provinces have no boundary and lists them', async ({ page, open }) => {
  await open('/territorio/mappa?data=1936-04-21&livello=uts');
  await expect(
    page.getByRole('main').getByText(/3 province \(Fiume, Pola e Zara\) non sono disegnate: il loro territorio oggi non è italiano/),
  ).toBeVisible();
  await page.getByText('3 unità non disegnate').click();
  for (const province of ['Fiume', 'Pola', 'Zara'])
    await expect(
      page.getByRole('listitem').filter({ hasText: new RegExp(`^${province} .*il territorio oggi non è italiano$`) }),
    ).toBeVisible();
});

test('a picture and data of what is shown leave the portal with title, source and licence', async ({ page, open }) => {
  await open(DAY);
  const file = async (name: string) => {
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name, exact: true }).click()]);
    return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
  };
  // a picture is larger than the screen: its lines are those of the detailed file
  const detailed = page.waitForResponse(/\.intero\.topo\.json/);
  const png = await file('PNG');
  expect((await detailed).ok()).toBe(true);
  expect(png.name).toBe('mappa_uts_2020-01-01.png');
  expect(png.bytes.subarray(1, 4).toString()).toBe('PNG');
  const svg = (await file('SVG')).bytes.toString();
  expect(svg).toContain('Province al 01/01/2020');
  expect(svg).toContain('Licenza CC BY.');
  const geojson = JSON.parse((await file('GeoJSON')).bytes.toString()) as { features: { properties: object }[]; licenza: string };
  expect(geojson.features).toHaveLength(107);
  expect(geojson.features[0]?.properties).toMatchObject({ codice: '001', denominazione: 'Torino', data: '2020-01-01' });
  expect(geojson.licenza).toBe('CC BY Istat');
  const topojson = JSON.parse((await file('TopoJSON')).bytes.toString()) as { type: string; objects: { uts: { geometries: object[] } } };
  expect([topojson.type, topojson.objects.uts.geometries.length]).toEqual(['Topology', 107]);
  const geoPackage = await file('GeoPackage');
  expect([geoPackage.name, geoPackage.bytes.subarray(0, 15).toString()]).toEqual(['mappa_uts_2020-01-01.gpkg', 'SQLite format 3']);
  // what is seen from near, and nothing else
  await open('/territorio/mappa?data=2020-01-01&livello=comune&regione=02');
  const region = JSON.parse((await file('GeoJSON')).bytes.toString()) as { features: { properties: { regione: string } }[] };
  expect(region.features).toHaveLength(74);
  expect(new Set(region.features.map(({ properties }) => properties.regione))).toHaveProperty('size', 1);
});

test('time runs by itself until it is stopped, and not for a visitor who prefers less motion', async ({ page, open }) => {
  await open('/territorio/mappa?data=1992-04-15&livello=uts');
  const time = page.getByRole('slider', { name: 'Giorni in cui qualcosa è cambiato' });
  await page.getByRole('button', { name: 'Scorri il tempo' }).click();
  await expect(time).not.toHaveAttribute('aria-valuetext', /^15\/04\/1992/);
  await page.getByRole('button', { name: 'Ferma' }).click();
  const stopped = await time.getAttribute('aria-valuetext');
  await page.waitForTimeout(1000);
  await expect(time).toHaveAttribute('aria-valuetext', String(stopped));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await expect(time).toHaveAttribute('aria-valuetext', String(stopped));
  await expect(page.getByRole('button', { name: 'Scorri il tempo' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Cambiamento successivo' }).click();
  await expect(time).not.toHaveAttribute('aria-valuetext', String(stopped));
});

test('while time runs, the texts and files stay those of its first day, and the API is not asked about each day', async ({
  page,
  open,
}) => {
  await open('/territorio/mappa?data=1927-01-12&livello=uts');
  const time = page.getByRole('slider', { name: 'Giorni in cui qualcosa è cambiato' });
  await expect(page.getByText(/^Confini del censimento del 1931/)).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/api/v1/confini?') && asked.push(request.url()));
  await page.getByRole('button', { name: 'Scorri il tempo' }).click();
  await expect(time).not.toHaveAttribute('aria-valuetext', /^12\/01\/1927/);
  await expect(page.getByText('Mentre il tempo scorre, i dati e i file qui sotto restano quelli del 12/01/1927.')).toBeVisible();
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'SVG' }).click();
  expect((await file).suggestedFilename()).toBe('mappa_uts_1927-01-12.svg');
  expect(asked).toEqual([]);
  await expect(page).toHaveURL(/data=1927-01-12/);
  await page.getByRole('button', { name: 'Ferma' }).click();
  const day = String(await time.getAttribute('aria-valuetext')).slice(0, 10);
  await expect(page).toHaveURL(new RegExp(`data=${day.split('/').reverse().join('-')}`));
  await expect(page.getByText('Mentre il tempo scorre')).toHaveCount(0);
  await expect.poll(() => asked).toHaveLength(1);
  const later = page.waitForEvent('download');
  await page.getByRole('button', { name: 'SVG' }).click();
  expect((await later).suggestedFilename()).toBe(`mappa_uts_${day.split('/').reverse().join('-')}.svg`);
});

test('the line of the days says what changed, and its keys go from change to change', async ({ page, open }) => {
  await open('/territorio/mappa?data=1927-01-12&livello=uts');
  const time = page.getByRole('slider', { name: 'Giorni in cui qualcosa è cambiato' });
  await expect(time).toHaveAttribute('aria-valuetext', /^12\/01\/1927: nascono 17 province, cessa 1 provincia/);
  await expect(page.getByRole('main').getByText(/^12\/01\/1927: nascono 17 province/)).toBeVisible();
  await time.press('ArrowRight');
  await expect(page).not.toHaveURL(/data=1927-01-12/);
  await time.press('ArrowLeft');
  await expect(page).toHaveURL(/data=1927-01-12/);
  await open('/territorio/mappa?data=1930-06-15&livello=uts');
  await expect(page.getByRole('main').getByText(/^15\/06\/1930: nessun cambiamento di unità/)).toBeVisible();
  await time.press('Home');
  await expect(page).toHaveURL(/data=1861-03-17/);
});

test('the whole map and its line are in the first screen, of which the map takes two thirds', async ({ page, open }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(DAY);
  const map = page.getByRole('group', { name: /^Mappa/ });
  const heightOf = async () => (await map.boundingBox()) ?? { y: 0, height: 0 };
  const { width = 0, height = 0 } = (await map.boundingBox()) ?? {};
  expect((width * height) / (1280 * 900)).toBeGreaterThan(2 / 3);
  const line = await page.getByRole('slider').boundingBox();
  expect((line?.y ?? 900) + (line?.height ?? 0)).toBeLessThanOrEqual(900);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect
    .poll(async () => {
      const { y, height } = await heightOf();
      return y + height;
    })
    .toBeLessThan(844);
});

test('capitals are named from afar, beside a dot', async ({ page, open }) => {
  await open('/territorio/mappa?data=2020-01-01&livello=comune&regione=03');
  // all municipalities take a slow machine longer than an expectation waits
  await page.locator('canvas[data-drawn]').waitFor();
  for (const name of ['Milano', 'Bergamo', 'Como', 'Brescia', 'Monza'])
    await expect(page.getByRole('group', { name: /^Mappa/ }).locator('text', { hasText: new RegExp(`^${name}$`) })).toBeVisible();
});

test('a region seen from near is in the address, and the button for the whole country leaves it', async ({ page, open }) => {
  await open('/territorio/mappa?data=2020-01-01&livello=uts&regione=09');
  await expect(page.getByRole('group', { name: /^Mappa\. Province al 01\/01\/2020, Toscana/ })).toBeVisible();
  await expect(page.getByRole('group', { name: /^Mappa/ }).locator('text', { hasText: 'Grosseto' })).toBeVisible();
  await page.getByRole('button', { name: 'Tutta l’Italia' }).click();
  await expect(page).not.toHaveURL(/regione=/);
  await page.getByRole('combobox', { name: 'Ingrandisci una regione' }).selectOption('Sardegna');
  await expect(page).toHaveURL(/regione=20/);
  await expect(page.getByRole('group', { name: /^Mappa\. Province al 01\/01\/2020, Sardegna/ })).toBeVisible();
});

test('a region: the words of the day, the steps of time and the sentence count its units alone', async ({ page, open }) => {
  await open('/territorio/mappa?data=1927-01-12&livello=uts');
  const line = page.getByRole('slider', { name: 'Giorni in cui qualcosa è cambiato' });
  await expect(line).toHaveAttribute('aria-valuetext', /^12\/01\/1927: nascono 17 province/);
  const region = page.getByRole('combobox', { name: 'Ingrandisci una regione' });
  await region.selectOption('Piemonte');
  await expect(line).toHaveAttribute('aria-valuetext', '12/01/1927, Piemonte: nascono 2 province');
  await region.selectOption('Calabria');
  await expect(line).toHaveAttribute('aria-valuetext', /^12\/01\/1927, Calabria: nessun cambiamento/);
  // the next day on which something happened there
  await page.getByRole('button', { name: 'Cambiamento successivo' }).click();
  await expect(line).toHaveAttribute('aria-valuetext', '01/01/1995, Calabria: nascono 2 province');

  // what was ceded in 1947 lies in no region of today
  await open('/territorio/mappa?data=1931-01-01&livello=comune&regione=07');
  await expect(page.getByText(/^Confini del .*\. 2 unità disegnate insieme ad altre\./)).toBeVisible();
  await expect(page.getByText(/unità non disegnate$/)).toHaveCount(0);
});

test('two days: what happened to the units, as classes of the map and as lists', async ({ page, open, lookAround }) => {
  await open('/territorio/mappa?data=2020-01-01&con=1991-10-20&livello=uts');
  // the legend is there at once, with the classes that the map shows; the lists come when the visitor does
  const legend = page.getByRole('list', { name: 'Legenda' }).getByRole('listitem');
  await expect(legend.filter({ hasText: 'Codice cambiato' })).toHaveCount(1);
  await expect(legend.filter({ hasText: /Unità estinta|\(0\)/ })).toHaveCount(0);
  await page.getByText('Le stesse unità in una tabella').scrollIntoViewIfNeeded();
  await expect(page.getByRole('heading', { name: 'Che cosa è successo fra il 20/10/1991 e il 01/01/2020' })).toBeVisible();
  await expect(legend.first()).toHaveText(/^Unità nata \([1-9]\d*\)$/);
  await expect(legend.filter({ hasText: 'Territorio ceduto' })).toHaveText(/\([1-9]\d*\)$/);
  await page.getByText(/^Unità nata: \d+$/).click();
  await lookAround('a comparison of two days');
  await page
    .getByRole('list', { name: /^Unità nata/ })
    .getByRole('button', { name: 'Lodi' })
    .click();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText('Lodi');
  await expect(page.getByText(/^Unità nata, \d\d\/\d\d\/1995$/)).toBeVisible();
  // the story, with the act
  await expect(page.getByRole('list', { name: 'Che cosa è successo' }).getByRole('listitem').last()).toContainText(
    'Nasce la provincia/Uts di Lodi (098), con una parte del territorio di Milano (015). D.LGS. N. 251 del 06/03/1992',
  );
  await page.getByRole('button', { name: 'Mostra le unità del 20/10/1991' }).click();
  await expect(page).toHaveURL(/data=1991-10-20.*con=2020-01-01/);
  // founded later: named, and not on the map of that day
  await expect(page.getByRole('list', { name: /^Unità nata/ }).getByRole('button', { name: 'Lodi' })).toHaveCount(0);
  await expect(page.getByRole('list', { name: /^Unità nata/ }).getByText('Lodi')).toBeVisible();
});

test('two days and a region: the legend and the lists count the units of the region as it is today', async ({ page, open }) => {
  await open('/territorio/mappa?data=2020-01-01&con=1991-10-20&livello=uts&regione=03');
  await page.getByText('Le stesse unità in una tabella').scrollIntoViewIfNeeded();
  await expect(page.getByText('Si contano le unità di questa regione, come è oggi: Lombardia.')).toBeVisible();
  const legend = page.getByRole('list', { name: 'Legenda' }).getByRole('listitem');
  await expect(legend.first()).toHaveText('Unità nata (3)');
  await page.getByText('Unità nata: 3', { exact: true }).click();
  await expect(page.getByRole('list', { name: 'Unità nata: 3' }).getByRole('listitem')).toHaveText([/^Lecco/, /^Lodi/, /^Monza/]);
  await page.getByRole('combobox', { name: 'Ingrandisci una regione' }).selectOption('');
  await expect(legend.first()).toHaveText(/^Unità nata \([1-9]\d\)$/);
});

test.describe('mappa, by touch', () => {
  test.use({ hasTouch: true });

  test('a tap chooses the unit under it, two fingers enlarge the map', async ({ page, open }) => {
    await open('/territorio/mappa?data=2020-01-01&livello=regione');
    const map = page.getByRole('group', { name: /^Mappa/ });
    const name = map.locator('text', { hasText: 'Sardegna' });
    await name.scrollIntoViewIfNeeded();
    const box = await name.boundingBox();
    if (!box) throw new Error('The name of Sardegna is not on the map.');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.touchscreen.tap(x, y);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText('Sardegna');

    const scale = async () => Number(/matrix\(([\d.]+)/.exec((await map.locator('g').first().getAttribute('transform')) ?? '')?.[1]);
    const before = await scale();
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints:
          type === 'touchEnd'
            ? []
            : [
                { x: x - apart, y, id: 0 },
                { x: x + apart, y, id: 1 },
              ],
      });
    await touch('touchStart', 20);
    for (const apart of [25, 30, 35, 40]) await touch('touchMove', apart);
    await touch('touchEnd', 40);
    // the lines are drawn anew when the gesture rests
    await expect.poll(async () => (await scale()) / before).toBeGreaterThan(1.7);
  });
});
