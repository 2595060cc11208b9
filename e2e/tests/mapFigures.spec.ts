import { mapsPrepared, PREPARATION_MS } from '../harness/mapsPrepared.ts';
import { expect, test } from '../harness/test.ts';

test.beforeAll(async ({ request }) => {
  test.setTimeout(PREPARATION_MS);
  await mapsPrepared(request);
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
  // a region has its own units alone
  await page.getByRole('combobox', { name: 'Ingrandisci una regione' }).selectOption('Toscana');
  await expect(page.getByRole('group', { name: 'Mappa. Regioni al 01/01/2000, Toscana. Quota: 1 unità con un valore' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Legenda: Quota' }).getByRole('listitem')).toHaveText('30 (1)');
  await page.getByRole('button', { name: 'Tutta l’Italia' }).click();
  await expect(page).not.toHaveURL(/regione=/);
});
