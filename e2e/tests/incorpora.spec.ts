import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { readManifest, sectionIds } from '@territori/build/workspace';
import { textIn } from '@territori/languages';
import { overflow } from '../harness/overflow.ts';
import { startHost } from '../harness/startHost.ts';
import { expect, test } from '../harness/test.ts';
import { headingOf } from '../hosts/jobs.ts';

const embeddable = (await Promise.all(sectionIds().map(readManifest)))
  .filter(({ embeddable: can }) => can)
  .sort((a, b) => (a.nav?.order ?? 0) - (b.nav?.order ?? 0));

const field = (page: Page, label: string) =>
  page.getByRole('region', { name: /^(Come deve essere|How it should be)$/ }).getByRole('combobox', { name: label, exact: true });
const choose = (page: Page, label: string, value: string) => field(page, label).selectOption({ label: value });
const preview = (page: Page, id: string) => page.locator(`main territori-${id}`);
const h1 = (place: Locator) => place.getByRole('heading', { level: 1 });
const property = (place: Locator, name: string) => place.evaluate((element, of) => getComputedStyle(element).getPropertyValue(of), name);

for (const { language, width, scheme, label, title } of [
  { language: 'it', width: 1280, scheme: 'light', label: 'Sezione', title: 'Incorpora una sezione' },
  { language: 'en', width: 320, scheme: 'dark', label: 'Section', title: 'Embed a section' },
] as const) {
  test.describe(`in ${language} at ${width} px, ${scheme}`, () => {
    test.use({ language, viewport: { width, height: 900 }, colorScheme: scheme });

    test('the foot of the page leads to each section that can be embedded, live, with its snippet', async ({
      page,
      open,
      portal,
      expectAccessible,
    }) => {
      await open('/glossario');
      await page.getByRole('contentinfo').getByRole('link', { name: title }).click();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
      await expect(page).toHaveTitle(`${title} - Territori`);
      await expect(field(page, label).getByRole('option')).toHaveText(
        embeddable.map((manifest) => textIn(manifest.title, language).replace('{{product}}', 'Territori')),
      );
      for (const manifest of embeddable) {
        const name = textIn(manifest.title, language).replace('{{product}}', 'Territori');
        await choose(page, label, name);
        await expect(h1(preview(page, manifest.id))).toHaveText(headingOf(manifest, language));
        await expect(page.locator('pre').first()).toContainText(
          `<script type="module" src="${portal.sections[manifest.id]?.origin}/mf/${manifest.id}/embed.js"></script>`,
        );
        expect(await overflow(page)).toBe(0);
      }
      await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
      await expectAccessible();
    });
  });
}

test('the snippet and the preview follow every choice, which the address keeps', async ({ page, open }) => {
  await open('/incorpora?sezione=glossario');
  const element = preview(page, 'glossario');
  await expect(h1(element)).toHaveText('Glossario');
  await choose(page, 'Lingua', 'Inglese');
  await expect(h1(element)).toHaveText('Glossary');
  await choose(page, 'Schema dei colori', 'Scuro');
  await expect.poll(() => property(element, 'color-scheme')).toBe('dark');
  await page.getByRole('textbox', { name: 'Pagina iniziale' }).fill('glossario');
  await expect(page.getByText('Comincia con «/».')).toBeVisible();
  await page.getByRole('textbox', { name: 'Pagina iniziale' }).fill('/glossario?cerca=comune');
  await page.keyboard.press('Enter');
  await expect(element.locator('mark').first()).toHaveText(/^comune$/i);
  await page.getByLabel('Colore dei pulsanti').fill('#7a1f3d');
  await expect(element.getByRole('button', { name: 'Search', exact: true })).toHaveCSS('background-color', 'rgb(122, 31, 61)');
  await page.getByLabel('Colore dei collegamenti').fill('#7a1f3d');
  await expect(page.getByText('Sullo sfondo scuro ha un contrasto di 1,6:1: ne servono almeno 4,5.')).toBeVisible();
  await choose(page, 'Angoli', 'Squadrati');
  await choose(page, 'Carattere', 'Con grazie');
  await choose(page, 'Margini', 'Nessuno');
  expect(await property(element, '--pageGutter')).toBe('0px');
  await field(page, 'Versione').selectOption({ index: 1 });
  await page.getByRole('radio', { name: '320 px' }).check();
  await expect.poll(async () => (await element.boundingBox())?.width).toBe(320);

  const html = await page.locator('pre').first().textContent();
  expect(html).toMatch(/^<script type="module" src="http[^"]+\/mf\/glossario\/[^/"]+\/embed\.js"><\/script>\n/);
  expect(html).toContain(' scheme="dark" path="/glossario?cerca=comune">\n  <a href="');
  const css = await page.locator('pre').nth(1).textContent();
  expect(css).toMatch(/^territori-glossario \{\n {2}--colorBrandBackground: #7a1f3d;/);
  expect(css).toContain('--borderRadiusMedium: 0;\n  --fontFamilyBase: Georgia, serif;\n  --pageGutter: 0px;\n}');

  await page.reload();
  await expect(element.locator('mark').first()).toHaveText(/^comune$/i);
  expect((await page.locator('pre').allTextContents()).slice(0, 3)).toEqual([html, css, expect.stringContaining('script-src http')]);
  await element.getByRole('button', { name: 'B', exact: true }).click();
  await expect(page.getByText('La sezione è a /glossario?lettera=B')).toBeVisible();
  expect(new URL(page.url()).hash, 'the address is the portal’s').toMatch(/^#\/incorpora\?/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');

  await page.getByRole('button', { name: 'Annulla le scelte' }).click();
  await expect(page).toHaveURL(/#\/incorpora\?sezione=glossario$/);
  await expect(h1(element)).toHaveText('Glossario');
  await expect(page.locator('pre')).toHaveCount(4);
});

test('a choice is shown in the same moment, before the router has followed', async ({ page, open }) => {
  await open('/incorpora?sezione=glossario');
  const narrow = page.getByRole('radio', { name: '320 px' });
  // a control whose value comes from the address alone would have returned to the former choice here
  expect(
    await narrow.evaluate((radio: HTMLInputElement) => {
      radio.click();
      return radio.checked;
    }),
  ).toBe(true);
  await expect(page).toHaveURL(/larghezza=320/);
  await expect(narrow).toBeChecked();
});

test('what is copied works on another site as it does here', async ({ page, open, context }, { outputDir }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open('/incorpora?sezione=storia&lingua=en&schema=dark&pulsanti=%237a1f3d&percorso=/storia_ua?tipo=1%26unita=10170920');
  await expect(preview(page, 'storia').getByRole('heading', { name: 'Lonato del Garda - 017092' })).toBeVisible();
  const copy = async (name: string) => {
    await page.getByRole('button', { name: 'Copia', description: name }).click();
    await expect(page.getByText('Copiato', { exact: true }).last()).toBeVisible();
    return page.evaluate(() => navigator.clipboard.readText());
  };
  const [html, css, policy] = [
    await copy('Nella pagina'),
    await copy('Nel foglio di stile'),
    await copy('Nella politica di sicurezza, se c’è'),
  ];
  await mkdir(outputDir, { recursive: true });
  await writeFile(join(outputDir, 'page.css'), css);
  await writeFile(
    join(outputDir, 'index.html'),
    `<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>x</title><link rel="stylesheet" href="page.css"></head><body>${html}</body></html>`,
  );
  const directive = (name: string) => new RegExp(`${name} ([^;]+);`).exec(policy)?.[1] ?? '';
  const host = await startHost(outputDir, { scripts: [directive('script-src')], calls: [directive('connect-src')] });
  await page.goto(host.url);
  const element = page.locator('territori-storia');
  await expect(element.getByRole('heading', { name: 'Lonato del Garda - 017092' })).toBeVisible();
  await expect(element.getByRole('button', { name: 'Search', exact: true })).toHaveCSS('background-color', 'rgb(122, 31, 61)');
  expect(await property(element, 'color-scheme')).toBe('dark');
  await host.close();
});

test('a preview that fails to load says so, and loads with another try; the page goes on', async ({ page, open, said }) => {
  said.allow(/embed\.js|ERR_FAILED/);
  await page.route('**/mf/glossario/**/embed.js', (route) => route.abort());
  await page.route('**/mf/glossario/embed.js', (route) => route.abort());
  await open('/incorpora?sezione=glossario');
  await expect(page.getByText('L’anteprima non si è potuta caricare')).toBeVisible();
  await expect(page.locator('pre').first()).toContainText('<territori-glossario');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Riprova' }).click();
  await expect(h1(preview(page, 'glossario'))).toHaveText('Glossario');
  await page.getByRole('link', { name: 'Storia unità', exact: true }).click();
  // until the other section is there, the page shows two headings: its own, and the preview's
  await expect(page.getByRole('heading', { level: 1, name: 'Storia unità territoriali' })).toBeVisible();
});
