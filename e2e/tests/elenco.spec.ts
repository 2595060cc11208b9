import { readFile, writeFile } from 'node:fs/promises';
import type { Page, Request } from '@playwright/test';
import { EXAMPLE_LISTS, type ExampleList } from '@territori/api-testing/exampleLists/exampleLists';
import { traduci } from '@territori/commands/traduci';
import ExcelJS from 'exceljs';
import { readCsv, readOds, readXlsx } from '../harness/fileReaders.ts';
import { mapsPrepared, PREPARATION_MS } from '../harness/mapsPrepared.ts';
import { expect, test } from '../harness/test.ts';

const PAGE = '/ricostruzione-codici/elenco';
/** Reading, recognising and translating a list takes longer where other tests run beside. */
const READ = { timeout: 25_000 };

const verdict = (page: Page) => page.getByRole('region', { name: 'Che cosa è' });
const outcomes = (page: Page) => page.getByRole('list', { name: 'Filtra per esito' });
const table = (page: Page) => page.getByRole('table', { name: 'Il tuo elenco tradotto' });
const choose = (page: Page, name: string, content: string | Buffer) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: '', buffer: Buffer.from(content) });
const download = async (page: Page, kind: string) => {
  const [file] = await Promise.all([page.waitForEvent('download', READ), page.getByRole('button', { name: `Scarica ${kind}` }).click()]);
  return file;
};

/** Pastes a list, and says of which day its codes are. */
async function readAsOf(page: Page, lines: readonly string[], day: string) {
  await page.getByLabel('Oppure incolla il testo').fill(lines.join('\n'));
  await page.getByRole('button', { name: 'Leggi il testo' }).click();
  await page.getByRole('button', { name: 'Correggi' }).click(READ);
  await page.getByRole('radio', { name: 'Un’altra data' }).check();
  await page.getByRole('textbox', { name: 'Data dei codici' }).fill(day);
}

test('an example: verdict, outcomes that filter, what to check, files with every code intact', { tag: '@short' }, async ({
  page,
  open,
  lookAround,
}) => {
  test.setTimeout(90_000);
  await open(PAGE);
  await lookAround('the choice of a list');
  await page.getByRole('button', { name: 'Prova: Un elenco da rivedere' }).click();
  await expect(verdict(page)).toContainText('I codici sono quasi certamente quelli in vigore dal 01/01/2020 a oggi.', READ);
  await expect(page).toHaveURL(/#\/ricostruzione-codici\/elenco\?esempio=difetti$/);
  const checks = page.getByRole('table', { name: 'Da controllare' });
  await expect(checks).toContainText('Probabile refuso');
  await expect(checks).toContainText('non è stato applicato');
  await lookAround('a list that was read');

  await outcomes(page)
    .getByRole('button', { name: /^Fuori epoca: 2$/ })
    .press('Enter');
  await expect(page).toHaveURL(/esito=fuori_epoca/);
  await expect(table(page).getByRole('row')).toHaveCount(3);
  await page.reload();
  await expect(table(page).getByRole('row')).toHaveCount(3, READ);
  await outcomes(page)
    .getByRole('button', { name: /^Tutte/ })
    .click();

  const xlsx = await download(page, 'XLSX');
  expect(xlsx.suggestedFilename()).toMatch(/^elenco-da-rivedere-al-\d{4}-\d{2}-\d{2}\.xlsx$/);
  const [header = [], first = []] = await readXlsx(xlsx, 'Elenco');
  expect(header.slice(0, 5)).toEqual(['Codice', 'Comune', 'esito', 'codice_nuovo', 'nome_nuovo']);
  expect(first.slice(0, 4)).toEqual(['022001', 'Ala', 'invariata', '022001']);
  expect(await readXlsx(xlsx, 'Da controllare')).toHaveLength(4);
  const method = Object.fromEntries(await readXlsx(xlsx, 'Metodo'));
  expect([method.Verdetto, method.Licenza]).toEqual(['probabile', expect.stringContaining('CC BY')]);
  const ods = await readOds(await download(page, 'ODS'));
  expect(Object.keys(ods)).toEqual(['Elenco', 'Corrispondenza', 'Da controllare', 'Metodo']);
  expect(ods.Elenco?.slice(0, 2).map((row) => row.slice(0, 4))).toEqual([header.slice(0, 4), first.slice(0, 4)]);
  const csv = await readCsv(await download(page, 'CSV'));
  expect(csv.slice(0, 2).map((row) => row.slice(0, 4))).toEqual([header.slice(0, 4), first.slice(0, 4)]);
});

test('figures add up, a date changes the outcome, and every step leads back', async ({ page, open }) => {
  test.setTimeout(60_000);
  await open(`${PAGE}?esempio=province-2008`);
  await expect(verdict(page)).toContainText('I codici di provincia sono quelli in vigore', READ);
  await page.getByLabel('Che numeri ha "Numero di comuni"?').selectOption('conteggio');
  await expect(page).toHaveURL(/conteggi=3/);
  const sums = page.getByText(/Numero di comuni: 8\.101 in entrata = /);
  await expect(sums).toBeVisible();
  await page.getByRole('textbox', { name: 'Traduci al' }).fill('01/01/2016');
  await expect(page).toHaveURL(/al=2016-01-01/);
  await expect(page.getByText('107 righe tradotte al 01/01/2016')).toBeVisible();
  await page.goBack();
  await expect(page).not.toHaveURL(/al=/);
  await page.getByRole('button', { name: 'Scegli un altro elenco' }).click();
  await expect(page.getByText('L’elenco "province.csv" è ancora aperto.')).toBeVisible();
  await page.getByRole('button', { name: 'Torna all’elenco' }).click();
  await expect(verdict(page)).toBeVisible(READ);
});

test('figures of a territory that is in several units stay whole and say so, until the visitor has them distributed', async ({
  page,
  open,
  lookAround,
}) => {
  test.setTimeout(90_000);
  await open(`${PAGE}?vista=elenco&al=2025-01-01`);
  const rows = ['003;Novara;100', '001;Torino;200', '015;Milano;300'];
  await readAsOf(page, ['cod_prov;provincia;scuole', ...rows], '20/10/1991');
  await page.getByLabel('Che numeri ha "scuole"?').selectOption('conteggio');
  await expect(page.getByText(/Non ricevono niente: Lodi, Verbano-Cusio-Ossola, Monza e della Brianza\./)).toBeVisible(READ);
  const sums = page.getByRole('table', { name: /^Cifre per unità/ });
  await expect(sums.getByRole('row', { name: /Novara/ })).toContainText(
    'Non confrontabile: il territorio è in Novara, Verbano-Cusio-Ossola',
  );
  await expect(page.getByRole('table', { name: 'Da controllare' })).toContainText('Le sue cifre sono di un territorio che è in più unità');
  await lookAround('figures that stay whole');
  await page.getByRole('checkbox', { name: /^Distribuisci queste cifre/ }).check();
  await expect(page.getByText('Le cifre sono distribuite in proporzione alla popolazione (1991).')).toBeVisible(READ);
  await expect(page.getByText('scuole: 600 in entrata = 600 in uscita + 0 non assegnato.')).toBeVisible();
  await expect(sums.getByRole('row', { name: /Verbano/ })).toContainText('Con quote distribuite');
  await page.getByRole('checkbox', { name: /^Distribuisci queste cifre/ }).uncheck();
  await expect(sums.getByRole('row', { name: /^098/ })).toContainText('Non riceve niente');
});

test('the figures of a list on the map: circles for what adds up, colours for a rate, what cannot be compared apart, and a picture', async ({
  page,
  request,
  open,
  lookAround,
}) => {
  test.setTimeout(120_000 + PREPARATION_MS);
  await mapsPrepared(request);
  await open(`${PAGE}?vista=elenco&al=2025-01-01`);
  const rows = ['003;Novara;100;12,5', '001;Torino;200;40,1', '015;Milano;300;55,3', '058;Roma;900;61,7', '063;Napoli;400;33,2'];
  await readAsOf(page, ['cod_prov;provincia;scuole;quota', ...rows], '20/10/1991');
  await page.getByLabel('Che numeri ha "scuole"?').selectOption('conteggio');
  await page.getByLabel('Che numeri ha "quota"?').selectOption('tasso');
  await page.getByRole('button', { name: 'Mostra sulla mappa' }).click(READ);

  const map = page.getByRole('group', { name: /^Mappa\. Province al 01\/01\/2025\. scuole: \d+ unità con un valore$/ });
  await expect(map).toBeVisible(READ);
  await expect(page.getByRole('list', { name: 'Legenda: scuole' }).getByRole('listitem')).toHaveCount(3);
  await expect(page.getByRole('list', { name: 'Unità senza cerchio' }).getByRole('listitem')).toHaveText([
    /^Non confrontabile \(\d+\)$/,
    /^Nessun dato \(\d+\)$/,
  ]);
  await map.focus();
  await map.press('t');
  await expect(page.getByRole('status').filter({ hasText: /^Taranto \(073\): nessun dato$/ })).toBeVisible();
  await lookAround('figures of a list as circles');

  await page.getByRole('combobox', { name: 'Cifre da mostrare' }).selectOption('quota');
  const legend = page.getByRole('list', { name: 'Legenda: quota' }).getByRole('listitem');
  await expect(legend.last()).toHaveText(/^Nessun dato/);
  await page.getByRole('combobox', { name: 'Scala dei colori' }).selectOption('divergente');
  const middle = page.getByRole('textbox', { name: 'Valore che divide i colori' });
  await middle.fill('molto');
  await expect(page.getByText('Scrivi un numero, per esempio 12,5')).toBeVisible();
  await middle.fill('50');
  await expect(legend.first()).toHaveText('33,2 (1)');
  await lookAround('figures of a list as colours');

  await page.getByRole('textbox', { name: 'Titolo', exact: true }).fill('Scuole delle province');
  await page.getByRole('textbox', { name: 'Fonte delle cifre' }).fill('un elenco di prova');
  const [picture] = await Promise.all([page.waitForEvent('download', READ), page.getByRole('button', { name: 'SVG' }).click()]);
  const svg = await readFile(await picture.path(), 'utf8');
  expect(svg).toContain('Scuole delle province');
  expect(svg).toContain('Cifre: un elenco di prova. Confini: Istat');
  expect(page.url()).not.toContain('scuole');
});

test('one count of a list relative to another on the map: a rate in colours, nothing where the divisor is 0, and its name on the files', async ({
  page,
  request,
  open,
  lookAround,
}) => {
  test.setTimeout(120_000 + PREPARATION_MS);
  await mapsPrepared(request);
  await open(`${PAGE}?vista=elenco&al=2025-01-01`);
  const rows = ['001;Torino;300;173', '003;Novara;200;140', '015;Milano;300;100', '058;Roma;900;450', '010;Genova;0;0'];
  await readAsOf(page, ['cod_prov;provincia;Elettori;Ore 23', ...rows], '01/01/2024');
  await page.getByLabel('Che numeri ha "Elettori"?').selectOption('conteggio');
  await page.getByRole('button', { name: 'Mostra sulla mappa' }).click(READ);
  await expect(page.getByRole('list', { name: 'Legenda: Elettori' })).toBeVisible(READ);
  const divisor = page.getByRole('combobox', { name: 'In rapporto a' });
  await expect(divisor, 'one count alone is divided by nothing').toHaveCount(0);

  await page.getByLabel('Che numeri ha "Ore 23"?').selectOption('conteggio');
  await page.getByRole('combobox', { name: 'Cifre da mostrare' }).selectOption('Ore 23');
  await expect(divisor.getByRole('option')).toHaveText(['Niente', 'Elettori']);
  await divisor.selectOption('Elettori');
  const legend = page.getByRole('list', { name: 'Legenda: Ore 23 ogni 100 Elettori' }).getByRole('listitem');
  await expect(legend.first()).toHaveText('33,33 (1)');
  await expect(legend.last()).toHaveText(/^Nessun dato/);
  const map = page.getByRole('group', {
    name: 'Mappa. Province al 01/01/2025. Ore 23 ogni 100 Elettori: 4 unità con un valore',
  });
  await map.focus();
  await map.press('g');
  await expect(page.getByRole('status').filter({ hasText: /^Genova \(\d+\): nessun dato$/ })).toBeVisible();
  await map.press('n');
  await expect(page.getByRole('status').filter({ hasText: /^Novara \(\d+\): 70$/ })).toBeVisible();
  await lookAround('a count relative to another');
  const [picture] = await Promise.all([page.waitForEvent('download', READ), page.getByRole('button', { name: 'SVG' }).click()]);
  expect(picture.suggestedFilename()).toMatch(/-mappa-ore-23-ogni-100-elettori-2025-01-01\.svg$/);
  expect(await readFile(await picture.path(), 'utf8')).toContain('Ore 23 ogni 100 Elettori');

  await divisor.selectOption('Niente');
  await expect(page.getByRole('list', { name: 'Legenda: Ore 23', exact: true })).toBeVisible();
});

test('a typing error and a homonym are decided on the page, taken back, saved and loaded again, there and by the command', async ({
  page,
  open,
  lookAround,
}, testInfo) => {
  test.setTimeout(90_000);
  const rows = ['Torino;TO', 'Milano;MI', 'Bari;BA', 'Firenze;FI', 'Genova;GE', 'Parma;PR', 'Siena;SI', 'Lecce;LE', 'Bolgna;BO', 'Samone;'];
  const read = async () => {
    await page.getByLabel('Oppure incolla il testo').fill(['comune;prov', ...rows].join('\n'));
    await page.getByRole('button', { name: 'Leggi il testo' }).click();
    await expect(verdict(page)).toContainText('comune (nome del comune)', READ);
  };
  await open(PAGE);
  await read();
  await expect(verdict(page).getByRole('heading').first(), 'the focus has a place').toBeFocused();
  const decisions = page.getByRole('region', { name: 'Decisioni', exact: true });
  await page.getByLabel('Che cosa è "Bolgna"').selectOption({ label: '037006 Bologna' });
  await expect(decisions).toContainText('"Bolgna (BO)" è 037006 Bologna: una riga', READ);
  // the field of the decision is gone
  const part = page.getByRole('region', { name: 'Da controllare, Decisioni' });
  await expect(part).toBeFocused(READ);
  await page.getByLabel('Che cosa è "Samone"').selectOption({ label: '022165 Samone' });
  await expect(decisions).toContainText('"Samone" è 022165 Samone: una riga', READ);
  await expect(page.getByText('Niente da controllare: ogni valore ha la sua unità.')).toBeVisible(READ);
  await expect(part).toBeFocused(READ);
  expect(page.url()).not.toMatch(/Bolgna|Samone/);
  await lookAround('decisions');
  const [saved] = await Promise.all([
    page.waitForEvent('download', READ),
    page.getByRole('button', { name: 'Salva le decisioni' }).click(),
  ]);
  expect(saved.suggestedFilename()).toMatch(/-decisioni\.json$/);
  const path = await saved.path();
  await page.getByRole('button', { name: 'Annulla la decisione su "Samone"' }).click();
  await expect(page.getByLabel('Che cosa è "Samone"')).toBeVisible(READ);
  await expect(part).toBeFocused(READ);
  await page.getByRole('button', { name: 'Scegli un altro elenco' }).click();
  await read();
  await page.locator('input[type=file][accept*=json]').setInputFiles(path);
  await expect(decisions).toContainText('"Samone" è 022165 Samone: una riga', READ);

  // the command applies them to the next list of the same source, and its report names them
  const [next, report] = [testInfo.outputPath('prossimo.csv'), testInfo.outputPath('rapporto.json')];
  await writeFile(next, ['comune;prov', 'Napoli;NA', ...rows.slice(1), 'Bolgna;BO'].join('\n'));
  const storia = `${process.env.E2E_API}/api/v1/archivio/ultima/storia.json`;
  expect(await traduci([next, '--al', '2025-01-01', '--decisioni', path, '--storia', storia, '--rapporto', report])).toBe(0);
  const { decisioni, esiti } = JSON.parse(await readFile(report, 'utf8'));
  const named = decisioni.map(({ valore, codice, righe }: Record<string, unknown>) => [valore, codice, righe]);
  expect([named, esiti]).toEqual([
    [
      ['Bolgna', '037006', 2],
      ['Samone', '022165', 1],
    ],
    { invariata: 11 },
  ]);
});

test('an address that declares a column twice, or the codes, adds up each column of figures once', async ({ page, open }) => {
  await open(`${PAGE}?esempio=province-2008&conteggi=1,3,3`);
  await expect(page.getByText(/Numero di comuni: 8\.101 in entrata = /)).toHaveCount(1, READ);
  const names = page.getByRole('table', { name: /^Cifre per unità/ }).getByRole('columnheader');
  await expect(names).toHaveText(['Codice', 'Denominazione', 'Righe', 'Numero di comuni', 'Confronto']);
});

test('a list that contradicts itself says so, and none of its figures is lost without a word', async ({ page, open, lookAround }) => {
  test.setTimeout(60_000);
  await open(PAGE);
  const rows = ['Roma;MI;1.234,50', 'Milano;MI;100.5', 'Samone;;7', 'Torino;TO;8', 'Bari;BA;9', 'Totale;;1.359,00'];
  await page.getByLabel('Oppure incolla il testo').fill(['Popolazione;2020;', 'comune;prov;abitanti', ...rows].join('\n'));
  await page.getByRole('button', { name: 'Leggi il testo' }).click();
  await expect(verdict(page)).toContainText('comune (nome del comune)', READ);
  const checks = page.getByRole('table', { name: 'Da controllare' });
  await expect(checks.getByRole('row', { name: /Roma/ })).toContainText('Nella provincia o regione accanto nessuna unità ha questo nome');
  await expect(checks.getByRole('row', { name: /Samone/ })).toContainText(/Al \d\d\/\d\d\/\d{4}: 001235 Samone; 022165 Samone/);
  await page.getByLabel('Che numeri ha "abitanti"?').selectOption('conteggio');
  await expect(page.getByText('"abitanti": una cella non è un numero e non entra nei totali, cioè "100.5".')).toBeVisible();
  await expect(page.getByText(/^abitanti: 2\.617,5 in entrata = .* di cui 1\.359 in righe senza unità \(totali, note\)\.$/)).toBeVisible();
  await lookAround('a list that contradicts itself');
});

test('a workbook with several lists is read by the largest, and names the others', async ({ page, open }) => {
  const workbook = new ExcelJS.Workbook();
  workbook.addWorksheet('2012').addRows([['codice'], ['037011'], ['058091']]);
  workbook.addWorksheet('2020').addRows([['codice'], ['037011'], ['058091'], ['015146']]);
  await open(PAGE);
  await choose(page, 'due-fogli.xlsx', Buffer.from(await workbook.xlsx.writeBuffer()));
  await expect(verdict(page)).toContainText('È letto il foglio "2020". Ha un elenco anche "2012": con Correggi si sceglie quello.', READ);
  await page.getByRole('button', { name: 'Correggi' }).click();
  await page.getByLabel('Foglio').selectOption({ label: '1. 2012' });
  await expect(verdict(page).getByText('È letto il foglio')).toHaveCount(0);
});

test('a list of extinct units asks for its date, and is translated from the last day of each value', async ({ page, open }) => {
  await open(PAGE);
  // Sesto Imolese, Crespellano, Fiume and Zara were never in force at the same time
  await page.getByLabel('Oppure incolla il testo').fill('comune\nSesto Imolese\nCrespellano\nFiume\nZara\nBorgo San Donnino\nMisiliscemi');
  await page.getByRole('button', { name: 'Leggi il testo' }).click();
  await expect(verdict(page)).toContainText('L’epoca non si riconosce', READ);
  await expect(outcomes(page)).toHaveCount(0);
  await page.getByRole('radio', { name: 'Per ogni valore l’ultimo giorno in cui era in vigore' }).check();
  await expect(verdict(page)).toContainText('Ogni valore è tradotto dall’ultimo giorno in cui era in vigore.');
  await expect(outcomes(page)).toBeVisible();
});

test('a column and a level that were chosen by hand hold, and can be undone', async ({ page, open }) => {
  await open(PAGE);
  const rows = ['058091;x;015146', '063049;y;001272', '015146;z;058091'];
  await page.getByLabel('Oppure incolla il testo').fill(['a;nota;b', ...rows].join('\n'));
  await page.getByRole('button', { name: 'Leggi il testo' }).click();
  await expect(verdict(page)).toContainText('a (codice Istat del comune)', READ);
  await page.getByRole('button', { name: 'Correggi' }).click();
  await page.getByLabel('Colonna dei codici o dei nomi').selectOption({ label: '3. b' });
  await expect(verdict(page)).toContainText('b (codice Istat del comune)');
  await expect(page).toHaveURL(/colonna=3/);
  await page.getByLabel('Colonna dei codici o dei nomi').selectOption({ label: 'Come riconosciuto' });
  await page.getByLabel('Livello').selectOption('uts');
  await expect(page.getByRole('alert')).toContainText('Nessuna colonna contiene codici o nomi');
  await page.getByRole('button', { name: 'Annulla le correzioni' }).click();
  await expect(verdict(page)).toContainText('a (codice Istat del comune)');
});

for (const [what, name, content, sentence] of [
  ['a PDF', 'elenco.pdf', '%PDF-1.7 …', 'Il file è un PDF. Salva la tabella come CSV o XLSX.'],
  ['an empty file', 'elenco.csv', '', 'Il file è vuoto.'],
  [
    'a list of regions',
    'regioni.csv',
    'cod_reg;regione\n01;Piemonte\n02;Valle d’Aosta\n03;Lombardia\n05;Veneto\n',
    'È un elenco di regioni',
  ],
  [
    'several codes in a cell',
    'celle.csv',
    'id;comuni\n1;"001001, 001002"\n2;"001003, 001004"\n3;"001006, 001007"\n',
    'ha più codici o nomi in una cella',
  ],
  ['words', 'parole.csv', 'a;b\nuno;due\ntre;quattro\ncinque;sei\n', 'Nessuna colonna contiene codici o nomi'],
] as const) {
  test(`${what} gets a sentence that says what it is and what to do`, async ({ page, open, lookAround }) => {
    await open(PAGE);
    await choose(page, name, content);
    await expect(page.getByRole('alert')).toContainText(sentence, READ);
    await lookAround(what);
  });
}

test('nothing of a file is in any request, nor in the address', async ({ page, open }) => {
  test.setTimeout(60_000);
  await open(PAGE);
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  const secret = 'Colonna riservata';
  await choose(page, 'segreto-nome.csv', `Codice;${secret}\n058091;valore segreto\n015146;altro segreto\n063049;terzo segreto\n`);
  await expect(verdict(page)).toContainText('I codici sono quelli in vigore', READ);
  await outcomes(page)
    .getByRole('button', { name: /^Invariata/ })
    .click();
  await download(page, 'XLSX');
  const words = [secret, 'segreto', '058091', '015146'];
  const carried = requests.map((request) => decodeURIComponent(`${request.url()} ${request.postData() ?? ''}`));
  expect(carried.filter((text) => words.some((word) => text.includes(word)))).toEqual([]);
  expect(requests.filter((request) => request.method() !== 'GET')).toEqual([]);
  expect(words.filter((word) => decodeURIComponent(page.url()).includes(word))).toEqual([]);

  // a second list takes the place of the first: one worker is there
  await page.getByRole('button', { name: 'Scegli un altro elenco' }).click();
  await choose(page, 'altro.csv', 'Codice\n058091\n015146\n');
  await expect(verdict(page)).toContainText('altro.csv', READ);
  expect(page.workers()).toHaveLength(1);
});

test.describe('in English, 320 px wide', () => {
  test.use({ language: 'en', viewport: { width: 320, height: 700 } });

  test('by keyboard alone, from the section’s page to the translated list', async ({ page, open, lookAround }) => {
    test.setTimeout(60_000);
    await open('/ricostruzione-codici');
    await page.getByRole('link', { name: 'Translate your list' }).press('Enter');
    await expect(page).toHaveURL(/\/elenco$/);
    await page.getByRole('button', { name: 'Try: Names only' }).press('Enter');
    await expect(page.getByRole('region', { name: 'What it is' })).toContainText('The names are those in force', READ);
    await lookAround('a list in English');
    await page.getByRole('button', { name: 'Choose another list' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Choose a file' })).toBeVisible();
  });
});

test('the report of all municipalities leads to the list', async ({ page, open }) => {
  await open('/ricostruzione-codici/body?id=99&dateFrom=1991-01-01&dateTo=2025-01-01');
  await page.getByRole('link', { name: 'Traduci il tuo elenco' }).click();
  await expect(page).toHaveURL(/\/elenco$/);
  await page.getByRole('button', { name: 'Apri il report' }).click();
  await expect(page).toHaveURL(/body\?id=99&dateFrom=1991-01-01/);
});

test.describe('lists as people have them', () => {
  const made = async (name: ExampleList) => ({ name, mimeType: '', buffer: await EXAMPLE_LISTS[name]() });

  for (const [file, sentence] of [
    ['comuni_2011_senza_intestazione.csv', 'dal 11/02/2011 al 29/06/2012'],
    ['comuni_elezioni_2018.csv', 'dal 01/02/2018 al 16/02/2018'],
    ['popolazione_latin1.csv', 'dal 31/05/2019 al 10/10/2019'],
    ['votanti_2022_nomi.csv', 'dal 03/03/2022 al 11/08/2022'],
    ['province.csv', 'dal 28/04/2016 al 31/12/2025'],
    ['sardegna_2010.geojson', 'dal 01/01/2006 al 27/04/2016'],
    ['sardegna_2016_due_codici.xlsx', 'dal 28/04/2016 al 31/12/2025'],
  ] as const) {
    test(`${file} is of its time`, async ({ page, open }) => {
      test.setTimeout(60_000);
      await open(PAGE);
      await page.locator('input[type=file]').setInputFiles(await made(file));
      await expect(verdict(page)).toContainText(sentence, READ);
      await expect(outcomes(page)).toBeVisible(READ);
    });
  }

  test('from the home to the downloaded XLSX in three clicks and the choice of the file, with every code intact', async ({
    page,
    open,
  }) => {
    test.setTimeout(60_000);
    await open('/');
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Traduci un elenco/ })
      .click();
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Scegli un file' }).click();
    await (await chooser).setFiles(await made('votanti_2022_nomi.csv'));
    await expect(outcomes(page)).toBeVisible(READ);
    const file = await download(page, 'XLSX');
    const [header = [], ...rows] = await readXlsx(file, 'Elenco');
    expect(rows).toHaveLength(7904);
    const column = header.indexOf('codice_nuovo');
    const codes = rows.map((row) => row[column]).filter((code) => code !== '');
    expect(codes.filter((code) => !/^\d{6}$/.test(String(code)) || typeof code !== 'string')).toEqual([]);
    expect(codes.length).toBeGreaterThan(7890);
  });

  test('regioni.csv is a list of regions', async ({ page, open }) => {
    await open(PAGE);
    await page.locator('input[type=file]').setInputFiles(await made('regioni.csv'));
    await expect(page.getByRole('alert')).toContainText('È un elenco di regioni', READ);
  });
});
