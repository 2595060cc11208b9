import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startHost } from '../harness/startHost.ts';
import { jobs } from '../hosts/jobs.ts';
import { embeddable, expect, h1, test } from './embedTest.ts';

/** A page without any script of its own but the one that follows the frame. */
const hostPage = (source: string) =>
  `<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>Host</title><script defer src="follow.js"></script></head><body><iframe title="Glossario" width="800" height="300" src="${source}"></iframe></body></html>`;

const follow = `const messages = [];
addEventListener('message', ({ data }) => {
  messages.push(data);
  if (data.type === 'territori:resize') document.querySelector('iframe').style.height = data.height + 'px';
});`;

test('a section does its job in a frame, which reports its height and the page shown', async ({ page, portal }, { outputDir }) => {
  await mkdir(outputDir, { recursive: true });
  await writeFile(join(outputDir, 'follow.js'), follow);
  await writeFile(
    join(outputDir, 'index.html'),
    hostPage(`${portal.url}/embed/glossario?lang=it&amp;path=/glossario?lettera=B&amp;onclick=x`),
  );
  const host = await startHost(outputDir, { scripts: [], calls: [], frames: [portal.url] });
  await page.goto(host.url);
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('button', { name: 'B', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(async () => (await page.locator('iframe').boundingBox())?.height).toBeGreaterThan(500);
  await jobs.glossario?.(frame.locator('territori-glossario'), page);
  const messages = (await page.evaluate('messages')) as { type: string; path?: string }[];
  expect(messages.filter(({ type }) => type === 'territori:navigate')[0]?.path).toBe('/glossario?lettera=B');
  expect(await frame.locator('territori-glossario').getAttribute('onclick')).toBeNull();
  await host.close();
});

test('the address of a frame sets colours and typeface, and no other style', async ({ page, portal }) => {
  const theme = new URLSearchParams({
    '--colorBrandBackground': '#7a1f3d',
    '--fontFamilyBase': 'Georgia, serif',
    display: 'none',
    style: 'color:red',
  });
  await page.goto(`${portal.url}/embed/glossario?lang=en&${theme}`);
  const element = page.locator('territori-glossario');
  await expect(h1(element)).toBeVisible();
  await expect(h1(element)).toHaveCSS('font-family', 'Georgia, serif');
  await element.getByRole('searchbox').fill('comune');
  await expect(element.getByRole('button', { name: 'Search', exact: true })).toHaveCSS('background-color', 'rgb(122, 31, 61)');
  expect(await element.getAttribute('style')).toBe('--colorBrandBackground: #7a1f3d; --fontFamilyBase: Georgia, serif;');
});

for (const { id } of embeddable)
  test(`the frame of ${id} shows the section alone, in English`, async ({ page, portal, expectAccessible }) => {
    await page.goto(`${portal.url}/embed/${id}?lang=en`);
    await expect(h1(page.locator(`territori-${id}`))).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expectAccessible();
  });
