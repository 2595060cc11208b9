import { readFile } from 'node:fs/promises';
import { layoutShiftOf, observeLayoutShift, SHIFT_LIMIT } from '../harness/layoutShift.ts';
import { mapsPrepared, PREPARATION_MS } from '../harness/mapsPrepared.ts';
import { expect, test } from '../harness/test.ts';

/** What the API answers where an edition has no boundaries. */
const NONE = 'Nessun confine è caricato in questa edizione: le unità non si possono disegnare.';
const DAY = '/territorio/mappa?data=2020-01-01&livello=uts';

test.beforeAll(async ({ request }) => {
  test.setTimeout(PREPARATION_MS);
  await mapsPrepared(request);
});

test.describe('mappa', () => {
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
    await expect(map.locator('text').filter({ hasText: /^Perugia$/ }), 'names come with the picture').toBeVisible();
    await map.scrollIntoViewIfNeeded();
    const box = await map.boundingBox();
    if (!box) throw new Error('The map has no place on the page.');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    // read with the movement itself, before another picture is drawn: the names go with the land
    await map.evaluate((element) => {
      const place = () =>
        [...element.querySelectorAll('text')].find(({ textContent }) => textContent === 'Perugia')?.getBoundingClientRect() ??
        new DOMRect();
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
    await expect(map.locator('canvas')).toHaveAttribute('data-drawn', /[2-9]/);
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

  test('the line of the days says what changed, and its keys go from change to change', async ({ page, open }) => {
    await open('/territorio/mappa?data=1927-01-12&livello=uts');
    const time = page.getByRole('slider', { name: 'Giorni in cui qualcosa è cambiato' });
    await expect(time).toHaveAttribute('aria-valuetext', /^12\/01\/1927: nascono 17 province, cessa 1 provincia/);
    await expect(page.getByRole('main').getByText(/^12\/01\/1927: nascono 17 province/)).toBeVisible();
    await time.press('ArrowRight');
    const after = page.url();
    await expect(page).not.toHaveURL(/data=1927-01-12/);
    await time.press('ArrowLeft');
    await expect(page).toHaveURL(/data=1927-01-12/);
    expect(after).not.toBe(page.url());
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

  test('an address without one readable figure: the map of the units, and a sentence that says so', async ({ page, open }) => {
    await open('/territorio/mappa?data=2020-01-01&livello=regione&cifre=molte');
    await expect(page.getByText(/^L’indirizzo non ha cifre leggibili: la mappa mostra le unità\./)).toBeVisible();
    await expect(page.getByRole('group', { name: /^Mappa\. Regioni al 01\/01\/2020: 20 unità/ })).toBeVisible();
  });

  test('a report as a map: a quantity as circles, as colours when the visitor says so, the values of another column, the filters applied', async ({
    page,
    open,
    lookAround,
  }) => {
    await open('/home/link?id=63&dateFrom=2020-01-01&filter=COD_REG%3A09');
    await page.getByRole('button', { name: 'Mappa', exact: true }).click();
    await expect(page).toHaveURL(/map=auto/);
    await expect(page.getByRole('group', { name: /^Mappa\. .*Numero di Comuni: 10 unità con un valore$/ })).toBeVisible();
    await expect(page.getByRole('list', { name: 'Legenda: Numero di Comuni' }).getByRole('listitem')).toHaveCount(3);
    await page.getByRole('combobox', { name: 'Come si mostra' }).selectOption('colori');
    await expect(page.getByText('"Numero di Comuni" è una quantità che si somma?')).toBeVisible();
    await page.getByRole('button', { name: 'Non si somma: usa i colori' }).click();
    // five classes, and the units without a row
    await expect(page.getByRole('list', { name: 'Legenda: Numero di Comuni' }).getByRole('listitem')).toHaveCount(6);
    await lookAround('a report as a map');
    await page.getByRole('combobox', { name: 'Colonna da mostrare' }).selectOption('Descrizione tipologia Provincia/Uts');
    await expect(page).toHaveURL(/map=DESC_TIPO_UTS/);
    await expect(page.getByRole('list', { name: /^Legenda/ }).getByRole('listitem')).toHaveText([
      /^Provincia \(9\)$/,
      /^Città metropolitana \(1\)$/,
    ]);
    const map = page.getByRole('group', { name: /^Mappa/ });
    await map.focus();
    await map.press('s');
    // Salerno is not in the region of the filter
    await expect(page.getByText('Salerno (065): nessun dato')).toBeVisible();
    for (let press = 0; press < 3; press += 1) await map.press('s');
    await expect(page.getByText('Siena (052): Provincia')).toBeVisible();
    await map.press('Enter');
    await expect(page.getByRole('table')).toBeVisible();
    // the view that comes has the focus of the one that went
    await expect(page.getByRole('group', { name: 'Tabella', exact: true })).toBeFocused();
    await page.getByRole('button', { name: 'Mappa', exact: true }).click();
    await page.getByRole('button', { name: 'Tabella', exact: true }).click();
    await expect(page.getByRole('table')).toBeVisible();
    await expect(page).not.toHaveURL(/map=/);
  });

  test('figures of the address: their classes, codes that are not in force and parts that cannot be read', async ({
    page,
    open,
    lookAround,
  }) => {
    await open('/territorio/mappa?data=2020-01-01&livello=regione&cifre=01:12.5,03:9,09:30,99:1,tre&nome=Quota&tipo=tasso');
    await expect(page.getByRole('group', { name: /^Mappa\. Regioni al 01\/01\/2020\. Quota: 3 unità con un valore$/ })).toBeVisible();
    await expect(page.getByRole('list', { name: 'Legenda: Quota' }).getByRole('listitem').last()).toHaveText(/^Nessun dato \(17\)$/);
    await expect(page.getByText('Codici non in vigore il 01/01/2020: 99.')).toBeVisible();
    await expect(page.getByText(/^Queste cifre non si leggono: tre\./)).toBeVisible();
    await lookAround('figures of the address');
    // another day keeps them
    await page.getByRole('textbox', { name: 'Data', exact: true }).fill('01/01/2000');
    await page.getByRole('textbox', { name: 'Data', exact: true }).press('Enter');
    await expect(page).toHaveURL(/data=2000-01-01.*cifre=01/);
    await expect(page.getByRole('group', { name: /^Mappa\. Regioni al 01\/01\/2000\. Quota/ })).toBeVisible();
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

  test('a wrong date shows today and says so', async ({ page, open }) => {
    await open('/territorio/mappa?data=1850-01-01');
    await expect(page.getByText('La mappa mostra oggi, finché la data non è corretta.')).toBeVisible();
  });
});

for (const [language, words, name] of [
  ['it', 'Questa pagina mostra la mappa da sola, appena è pronta.', /^Mappa/],
  ['en', 'This page shows the map by itself as soon as it is ready.', /^Map/],
] as const)
  test.describe(`mappa, before the maps of a first start are prepared (${language})`, () => {
    test.use({ language });

    test('its place says so, and the map takes it by itself, without moving what is around', async ({ page, open, lookAround }) => {
      let preparing = true;
      await page.clock.install();
      await page.route(/\/api\/v1\/confini\?/, async (route) => {
        if (!preparing) return route.continue();
        const response = await route.fetch();
        const none = { stato: 'in_preparazione', insieme: null, calendario: [], insiemi: [], giorni: null, frase: 'In preparazione.' };
        return route.fulfill({ response, json: { ...(await response.json()), ...none } });
      });
      await open(DAY);
      const notice = page.getByRole('main').getByText(words);
      await expect(notice).toBeInViewport();
      const said = await notice.boundingBox();
      const line = page.getByRole('main').getByRole('slider');
      const below = await line.boundingBox();
      await lookAround('the maps are being prepared');
      preparing = false;
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
