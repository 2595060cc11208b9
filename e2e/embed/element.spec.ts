import type { Locator } from '@playwright/test';
import { mapsPrepared, PREPARATION_MS } from '../harness/mapsPrepared.ts';
import { api, embed, embedOf, expect, h1, test } from './embedTest.ts';

test.describe('an element', () => {
  test('has its own language: two on a page in two of them, and a change of one leaves the other alone', async ({ page, portal, host }) => {
    await page.goto(host.url);
    for (const lang of ['it', 'en']) await embed(page, embedOf(portal, 'glossario'), 'glossario', { lang, api: api() });
    const [first, second] = [page.locator('territori-glossario').first(), page.locator('territori-glossario').last()];
    const speak = (element: Locator, lang: string) => element.evaluate((place, value) => place.setAttribute('lang', value), lang);
    await expect(h1(first)).toHaveText('Glossario');
    await expect(h1(second)).toHaveText('Glossary');
    await speak(first, 'en');
    await expect(h1(first)).toHaveText('Glossary');
    await speak(second, 'it');
    await expect(h1(second)).toHaveText('Glossario');
    await expect(h1(first)).toHaveText('Glossary');
    expect(await page.evaluate(() => document.documentElement.lang), 'the page keeps its language').toBe('fr');
  });

  test('keeps its pages in memory: it reports its path, follows the attribute, and leaves address and history alone', async ({
    page,
    portal,
    host,
    heard,
  }) => {
    await page.goto(host.url);
    const entry = () => page.evaluate(() => [location.href, navigation.currentEntry?.id]);
    const before = await entry();
    const element = await embed(page, embedOf(portal, 'glossario'), 'glossario', { api: api(), path: '/glossario?cerca=comune' });
    await expect(element.locator('mark').first()).toHaveText(/^comune$/i);
    await element.getByRole('button', { name: 'A-Z', exact: true }).click();
    await element.getByRole('button', { name: 'B', exact: true }).click();
    await expect(element.getByRole('button', { name: 'B', exact: true })).toHaveAttribute('aria-pressed', 'true');
    await element.evaluate((place) => place.setAttribute('path', '/glossario?lettera=C'));
    await expect(element.getByRole('button', { name: 'C', exact: true })).toHaveAttribute('aria-pressed', 'true');
    expect(await heard()).toEqual(['/glossario?cerca=comune', '/glossario', '/glossario?lettera=B', '/glossario?lettera=C']);
    expect(await entry()).toEqual(before);
  });

  test('shows a map in one line: its attributes say the day, the level and the unit', async ({ page, portal, host, heard, request }) => {
    test.setTimeout(PREPARATION_MS);
    await mapsPrepared(request);
    await page.goto(host.url);
    const element = await embed(page, embedOf(portal, 'territorio'), 'territorio', { api: api(), day: '1936-04-21', level: 'uts' });
    const map = element.getByRole('group', { name: /^Mappa\. Province al 21\/04\/1936/ });
    await expect(map).toBeVisible({ timeout: 15_000 });
    await expect(map.locator('canvas'), 'drawn by its worker').toHaveAttribute('data-drawn', /[1-9]/);
    await element.evaluate((place) => place.setAttribute('day', '2020-01-01'));
    await expect(element.getByRole('group', { name: /^Mappa\. Province al 01\/01\/2020/ })).toBeVisible();
    expect((await heard()).slice(0, 1)).toEqual(['/territorio/mappa?data=1936-04-21&livello=uts']);
  });

  test('follows the visitor’s colour scheme or the attribute, and the page’s properties and parts', async ({ page, portal, host }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(host.url);
    const element = await embed(page, embedOf(portal, 'glossario'), 'glossario', { api: api() });
    const ground = () =>
      element.getByRole('searchbox').evaluate((input) => getComputedStyle(input.closest('[part=page] > *') as Element).backgroundColor);
    const [light, dark] = ['rgb(255, 255, 255)', 'rgb(20, 30, 43)'];
    await expect(element.getByRole('searchbox')).toBeVisible();
    expect(await ground()).toBe(dark);
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await ground()).toBe(light);
    await element.getByRole('searchbox').fill('prov');
    await element.evaluate((place) => place.setAttribute('scheme', 'dark'));
    await expect.poll(ground).toBe(dark);
    await element.evaluate((place) => place.setAttribute('scheme', 'light'));
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(ground).toBe(light);
    await expect(element.getByRole('searchbox'), 'what was typed stays').toHaveValue('prov');

    const button = element.getByRole('button', { name: 'Cerca', exact: true });
    await expect(button).toHaveCSS('background-color', 'rgb(10, 74, 138)');
    await element.evaluate((place) => place.classList.add('institute'));
    await expect(button).toHaveCSS('background-color', 'rgb(122, 31, 61)');
    await expect(h1(element)).toHaveCSS('font-family', 'Georgia, serif');
    await expect(element.locator('[part=page]')).toHaveCSS('border-top-width', '3px');
  });
});
