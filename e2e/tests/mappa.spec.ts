import { readFile } from 'node:fs/promises';
import { expect, test } from '../harness/test.ts';

/** What the API answers where an edition has no boundaries. */
const NONE = 'Nessun confine è caricato in questa edizione: le unità non si possono disegnare.';
const DAY = '/territorio/mappa?data=2020-01-01&livello=uts';

test.describe('mappa', () => {
  test('by keyboard: a letter, a neighbour, nearer, nothing chosen; the table has the same units', async ({ page, open, lookAround }) => {
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
    await page.getByText('Le stesse unità in una tabella').press('Enter');
    await expect(page.getByRole('table', { name: 'Province al 01/01/2020' }).getByRole('row')).toHaveCount(21);
    await lookAround('the table of the same units');
  });

  test('by pointer: a press chooses the unit under it, a drag moves the map and chooses none', async ({ page, open }) => {
    await open(DAY);
    const map = page.getByRole('group', { name: /^Mappa/ });
    const picture = map.locator('canvas');
    await expect(picture).toHaveAttribute('data-drawn', /[1-9]/);
    await map.scrollIntoViewIfNeeded();
    const box = await map.boundingBox();
    if (!box) throw new Error('The map has no place on the page.');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 60, y + 40, { steps: 4 });
    await page.mouse.up();
    await expect(page).not.toHaveURL(/unita=/);
    await page.getByRole('combobox', { name: 'Cerca un’unità sulla mappa' }).fill('Aquila');
    await page.getByRole('option').first().click();
    await expect(page).toHaveURL(/unita=\d+/);
    const names = map.locator('text');
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
    await expect(page.getByRole('main').getByText(NONE)).toBeVisible();
    await expect(page.getByRole('group', { name: /^Mappa/ })).toHaveCount(0);
    await lookAround('no boundaries');
    answer = 'failure';
    await page.reload();
    await expect(page.getByText('La mappa non è stata caricata')).toBeVisible();
    await lookAround('a failure');
    await page.unrouteAll({ behavior: 'wait' });
    await page.getByRole('button', { name: 'Riprova' }).click();
    await expect(page.getByRole('group', { name: /^Mappa/ })).toBeVisible();
  });

  test('a picture and data of what is shown leave the portal with title, source and licence', async ({ page, open }) => {
    await open(DAY);
    const file = async (name: string) => {
      const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name, exact: true }).click()]);
      return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
    };
    const png = await file('PNG');
    expect(png.name).toBe('mappa_uts_2020-01-01.png');
    expect(png.bytes.subarray(1, 4).toString()).toBe('PNG');
    const svg = (await file('SVG')).bytes.toString();
    expect(svg).toContain('Province al 01/01/2020');
    expect(svg).toContain('CC BY 4.0');
    const geojson = JSON.parse((await file('GeoJSON')).bytes.toString()) as { features: { properties: { denominazione: string[] } }[] };
    expect(geojson.features).toHaveLength(107);
    const topojson = JSON.parse((await file('TopoJSON')).bytes.toString()) as { type: string };
    expect(topojson.type).toBe('Topology');
  });

  test('a wrong date shows today and says so', async ({ page, open }) => {
    await open('/territorio/mappa?data=1850-01-01');
    await expect(page.getByText('La data deve essere compresa fra il 17/03/1861 e oggi: la mappa mostra oggi.')).toBeVisible();
  });
});
