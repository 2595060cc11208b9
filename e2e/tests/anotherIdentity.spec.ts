import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { createPortalServer } from '@territori/build/portal/createPortalServer';
import { pdfStreams, tracesOf } from '@territori/harness/identity/tracesOf';
import { readIdentity } from '@territori/identity/readIdentity';
import { unzipSync } from 'fflate';
import { portalConfig, portalMarks } from '../../scripts/portal/portalConfig.ts';
import { everyPage } from '../harness/everyPage.ts';
import { overflow } from '../harness/overflow.ts';
import { siteFolder } from '../harness/siteFolder.ts';
import { startHost } from '../harness/startHost.ts';
import { test as base, expect } from '../harness/test.ts';

const identity = readIdentity('esempio');
const routes = [...everyPage, '/privacy', '/non-esiste'];

/** The composed portal as a deployment serves it: everything on one origin, under the identity `esempio`. */
const test = base.extend<object, object>({
  portal: [
    async ({ api }, use) => {
      const env = { IDENTITY: 'esempio', API: api, PUBLISH: api, AMBIENTE: 'COLLAUDO' };
      const server = createPortalServer({ site: siteFolder(), config: portalConfig(env), identity: portalMarks(env) });
      const url = await server.listen({ host: '127.0.0.1', port: 0 });
      await use({ url, sections: {}, close: async () => {} });
      server.server.closeAllConnections();
      await server.close();
    },
    { scope: 'worker' },
  ],
});

/** The page and the shadow trees in it: their elements, the styles that they have, and the colours that are seen. */
const seen = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const COLORS = ['color', 'backgroundColor', 'borderTopColor', 'borderBottomColor', 'fill', 'stroke', 'outlineColor'] as const;
    const parts: string[] = [document.title, document.documentElement.outerHTML];
    const visit = (root: Document | ShadowRoot) => {
      for (const sheet of [...root.adoptedStyleSheets, ...root.styleSheets]) {
        try {
          parts.push([...sheet.cssRules].map(({ cssText }) => cssText).join('\n'));
        } catch {
          // a sheet of another origin
        }
      }
      for (const element of root.querySelectorAll('*')) {
        const style = getComputedStyle(element);
        parts.push(COLORS.map((name) => style[name]).join(' '));
        if (element.shadowRoot) {
          parts.push(element.shadowRoot.innerHTML);
          visit(element.shadowRoot);
        }
      }
    };
    visit(document);
    return parts.join('\n');
  });

/**
 * A page is seen twice: once in each language, each colour scheme and each width. Each language meets each scheme and each width on every
 * fourth page. A deep run sees every page in all four combinations.
 */
const isSeen = (place: number, language: 'it' | 'en', colorScheme: 'light' | 'dark') =>
  Boolean(process.env.DEEP) || (place + Number(language === 'en') + Number(colorScheme === 'dark')) % 2 === 0;
const widthAt = (place: number, colorScheme: 'light' | 'dark') =>
  (Math.floor(place / 2) + Number(colorScheme === 'dark')) % 2 ? 320 : 1280;

for (const language of ['it', 'en'] as const)
  for (const colorScheme of ['light', 'dark'] as const)
    test.describe(() => {
      test.use({ language, colorScheme });

      test(`nothing of ours is on a page, and its pages are accessible, in ${language}, ${colorScheme}`, async ({
        page,
        portal,
        expectAccessible,
      }) => {
        test.setTimeout(600_000);
        for (const [place, route] of routes.entries()) {
          if (!isSeen(place, language, colorScheme)) continue;
          await test.step(route, async () => {
            await page.setViewportSize({ width: widthAt(place, colorScheme), height: 800 });
            await page.goto(`${portal.url}/?${place}#${route}`);
            await expect(page.locator('main h1').first()).toBeVisible();
            await expect(page.locator('[aria-busy="true"]')).toHaveCount(0, { timeout: 25_000 });
            expect.soft(tracesOf(await seen(page), identity), route).toEqual([]);
            await expectAccessible();
            expect(await overflow(page), `pixels beyond the window at ${route}`).toBe(0);
          });
        }
        await expect(page.getByRole('banner')).toContainText(identity.product);
        await expect(page.getByRole('banner')).toContainText(identity.environments?.COLLAUDO?.[language] ?? '');
      });
    });

test('a long name and the whole word of the environment have room beside search and menu, in the narrowest window', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await open('/glossario');
  const environment = page.getByRole('banner').getByText(identity.environments?.COLLAUDO?.it ?? '', { exact: true });
  expect(await environment.evaluate((tag) => tag.scrollWidth - tag.clientWidth), 'pixels of the word that are cut').toBe(0);
  expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThanOrEqual(80);
});

test('statements, typeface and citation are those of the identity', async ({ page, open }) => {
  await open('/aiuto');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guida all’Atlante');
  await expect(page.getByText('atlante@istituto.example')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /^"Public Sans"/);
  expect(
    await page.evaluate(
      () =>
        document.fonts.check('1rem "Public Sans"') &&
        // the outline has one of the visitor's own typefaces
        [...document.fonts].every(({ family }) => family === 'outline' || family.includes('Public Sans')),
    ),
  ).toBe(true);
  await open('/storia_ua/10370610');
  await expect(page.getByText(/^Istituto di esempio, «Valsamoggia/)).toContainText(
    'in Atlante storico dei confini amministrativi, edizione',
  );
});

test('a section in another site and a frame have the identity of their portal', async ({ page, portal, said }, { outputDir }) => {
  said.allow(/favicon/);
  const host = await startHost(new URL('../hosts/plain', import.meta.url).pathname, {
    scripts: [portal.url],
    calls: [String(process.env.E2E_API)],
  });
  await page.goto(host.url);
  await page.evaluate(
    ({ source, api }) => {
      const script = document.createElement('script');
      Object.assign(script, { type: 'module', src: source });
      const element = document.createElement('territori-glossario');
      element.setAttribute('api', api);
      document.body.append(script, element);
    },
    { source: `${portal.url}/mf/glossario/embed.js`, api: String(process.env.E2E_API) },
  );
  const element = page.locator('territori-glossario').last();
  await expect(element.getByRole('heading', { level: 1 })).toBeVisible();
  const look = await element.evaluate((one) => ({
    css: [...(one.shadowRoot?.adoptedStyleSheets ?? [])].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)).join('\n'),
    text: one.shadowRoot?.innerHTML ?? '',
  }));
  expect(look.css).toContain(identity.colors.light.colorBrandBackground);
  expect(tracesOf(look.css + look.text, identity), outputDir).toEqual([]);
  await host.close();

  for (const language of ['it', 'en']) {
    await page.goto(`${portal.url}/embed/ricerca-codice?lang=${language}`);
    await expect(page.locator('territori-ricerca-codice').getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.title()).toContain(identity.product);
    expect(tracesOf(await seen(page), identity)).toEqual([]);
  }
});

test('nothing of ours is in what the portal answers beside its page', async ({ request, portal }) => {
  for (const path of [
    '/',
    '/config.json',
    '/identita/portal.js',
    '/.well-known/security.txt',
    '/niente',
    '/embed/home',
    '/identita/mark.svg',
  ]) {
    const answer = await request.get(portal.url + path, { headers: { accept: 'text/html' } });
    expect(tracesOf(JSON.stringify(answer.headers()) + (await answer.text()), identity), path).toEqual([]);
  }
  expect(await (await request.get(`${portal.url}/.well-known/security.txt`)).text()).toContain(
    'Contact: mailto:sicurezza@istituto.example\n',
  );
});

/** What a file says: of a packed one each part, of a PDF its drawing. */
function contentOf(bytes: Buffer): string {
  if (bytes.subarray(0, 2).toString() === 'PK')
    return Object.values(unzipSync(bytes))
      .map((part) => Buffer.from(part).toString())
      .join('\n');
  return bytes.subarray(0, 4).toString() === '%PDF' ? pdfStreams(bytes) : `${bytes.toString()}\n${bytes.toString('latin1')}`;
}

test('nothing of ours is in a file that the pages make', async ({ page, open }) => {
  test.setTimeout(180_000);
  const made = async (name: string | RegExp, more?: () => Promise<void>) => {
    const press = async () => {
      await page.getByRole('button', { name, exact: typeof name === 'string' }).click();
      await more?.();
    };
    const [file] = await Promise.all([page.waitForEvent('download', { timeout: 60_000 }), press()]);
    const bytes = await readFile(await file.path());
    const isPdf = file.suggestedFilename().endsWith('pdf');
    expect(tracesOf(`${file.suggestedFilename()}\n${contentOf(bytes)}`, identity, isPdf), file.suggestedFilename()).toEqual([]);
    return contentOf(bytes);
  };
  await open('/home/link?id=61&dateFrom=2025-01-01&filter=SIGLA_AUTOMOBILISTICA:TS');
  for (const kind of ['ODS', 'CSV', 'JSON']) await made(`Scarica ${kind}`);
  const typefaces = Object.values(identity.typeface?.documents ?? {}).map((file) =>
    page.waitForRequest((asked) => asked.url().endsWith(file)),
  );
  await made('Scarica PDF', () =>
    page
      .getByRole('dialog')
      .getByRole('button', { name: /^Tutte le colonne/ })
      .click(),
  );
  // the PDF is set in the identity's typeface
  expect(await Promise.all(typefaces)).toHaveLength(2);
  await open('/storia_ua/10370610');
  expect(await made('Scarica XLSX')).toContain(`<dc:creator>${identity.product}</dc:creator>`);
  await open('/territorio/mappa?data=2020-01-01&livello=uts');
  await page
    .getByRole('group', { name: /^Mappa/ })
    .locator('canvas[data-drawn]')
    .waitFor();
  expect(await made('SVG')).toContain(`font-family="'Public Sans'`);
  for (const kind of ['PNG', 'GeoJSON', 'TopoJSON', 'GeoPackage']) await made(kind);
});
