import type { Locator } from '@playwright/test';
import { transitionsEnded } from '../harness/transitionsEnded.ts';
import { jobs } from '../hosts/jobs.ts';
import { api, embed, embedOf, expect, h1, test } from './embedTest.ts';

/** Inherited styles that pages really set, and the root's text size that many sites use to count in tenths. */
const HOSTILE = `
  html { font-size: 62.5% }
  body {
    text-transform: uppercase; direction: rtl; word-spacing: 1em; letter-spacing: 0.3em; cursor: wait; line-height: 3; text-align: right;
    font: italic 900 9px monospace; color: red; white-space: pre; text-indent: 4em; list-style: square; text-shadow: 1px 1px red;
    user-select: none; overflow-wrap: anywhere; word-break: break-all; hyphens: auto; text-align-last: center; tab-size: 1;
    border-collapse: collapse; border-spacing: 9px; caption-side: bottom; quotes: none; font-variant: small-caps; font-stretch: expanded;
  }`;

const INHERITED = [
  ...['text-transform', 'direction', 'word-spacing', 'letter-spacing', 'cursor', 'line-height', 'text-align', 'font-family', 'font-size'],
  ...['font-style', 'font-weight', 'font-variant', 'font-stretch', 'color', 'white-space', 'text-indent', 'list-style-type', 'text-shadow'],
  ...['user-select', 'overflow-wrap', 'word-break', 'hyphens', 'text-align-last', 'tab-size', 'border-collapse', 'border-spacing'],
  ...['caption-side', 'quotes', 'color-scheme'],
];

/** The size and the inherited properties of everything that a section shows. */
const looks = (element: Locator) =>
  element.evaluate(
    (host, properties) =>
      [...(host.shadowRoot?.querySelectorAll('[part=page] *') ?? [])].map((part) => {
        const style = getComputedStyle(part);
        const { width, height } = part.getBoundingClientRect();
        return [part.localName, Math.round(width), Math.round(height), ...properties.map((name) => style.getPropertyValue(name))].join(
          ' | ',
        );
      }),
    INHERITED,
  );

test.describe('a page whose styles change everything', () => {
  for (const id of ['glossario', 'storia']) {
    test(`does not change ${id}`, async ({ page, portal, host }) => {
      await page.goto(host.url);
      const element = await embed(page, embedOf(portal, id), id, { lang: 'it', api: api() });
      await expect(h1(element)).toBeVisible();
      await expect(element.locator('[aria-busy="true"]')).toHaveCount(0);
      await transitionsEnded(page);
      const before = await looks(element);
      expect(before.length).toBeGreaterThan(50);
      await page.evaluate((css) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(css);
        document.adoptedStyleSheets.push(sheet);
      }, HOSTILE);
      await expect(page.locator('body')).toHaveCSS('direction', 'rtl');
      expect(await looks(element)).toEqual(before);
    });
  }

  test('gives its text size to an element that asks for it, and hides the element with the place where it stands', async ({
    page,
    portal,
    host,
  }) => {
    await page.goto(host.url);
    const element = await embed(page, embedOf(portal, 'glossario'), 'glossario', { lang: 'it', api: api() });
    const own = element.getByRole('searchbox');
    await expect(own).toHaveCSS('font-size', '16px');
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '20px'));
    await expect(own).toHaveCSS('font-size', '16px');
    await element.evaluate((place) => place.setAttribute('text-size', 'page'));
    await expect(own).toHaveCSS('font-size', '20px');
    await page.evaluate(() => document.getElementById('place')?.style.setProperty('visibility', 'hidden'));
    await expect(own).toBeHidden();
  });
});

test.describe('a page that changes built-in objects', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(Object.prototype, { extra: 'of the page' });
      Object.assign(Array.prototype, {
        reduce(this: unknown[], step: (sum: unknown, item: unknown, index: number, all: unknown[]) => unknown, first?: unknown) {
          let sum = first;
          for (let index = 0; index < this.length; index += 1) sum = step(sum, this[index], index, this);
          return sum;
        },
      });
    });
  });

  test('gets the job done or its own content, keeps its changes, and sends none of them', async ({ page, portal, host, said }) => {
    said.allow(/./);
    const sent: Record<string, string>[] = [];
    page.on('request', (request) => sent.push(request.headers()));
    await page.goto(host.url);
    const changed = await page.evaluate(() => String(Array.prototype.reduce));
    const element = await embed(page, embedOf(portal, 'glossario'), 'glossario', { lang: 'it', api: api() });
    await element.evaluate((place) => {
      const link = document.createElement('a');
      link.href = 'https://territori.example/#/glossario';
      link.textContent = 'The glossary of Territori';
      place.append(link);
    });
    const ownContent = element.getByRole('link', { name: 'The glossary of Territori' });
    await expect(h1(element).or(ownContent)).toBeVisible();
    // a section may begin, and give way to the own content when it meets what the page has changed
    page.setDefaultTimeout(5_000);
    await jobs.glossario?.(element, page).catch(() => expect(ownContent).toBeVisible());
    expect(await page.evaluate(() => String(Array.prototype.reduce))).toBe(changed);
    expect(sent.filter((headers) => Object.hasOwn(headers, 'extra'))).toEqual([]);
  });
});

test('an API that is slow to answer: the section says so after ten seconds, and no more once it has answered', async ({
  page,
  portal,
  host,
}) => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(`${api()}/**`, async (route) => {
    await answered;
    await route.continue();
  });
  await page.clock.install();
  await page.goto(host.url);
  const element = await embed(page, embedOf(portal, 'glossario'), 'glossario', { lang: 'en', api: api() });
  await expect(h1(element)).toBeVisible();
  const message = element.getByText('The service that provides the data is slow to answer');
  await page.clock.fastForward(9_000);
  await expect(message).toHaveCount(0);
  await page.clock.fastForward(2_000);
  await expect(message).toBeVisible();
  answer();
  await expect(message).toHaveCount(0);
});

test('an element begins with the heading level that it is given, and its other headings follow', async ({
  page,
  portal,
  host,
  expectAccessible,
}) => {
  await page.goto(host.url);
  const element = await embed(page, embedOf(portal, 'apidetail'), 'apidetail', { lang: 'it', api: api(), 'heading-level': '2' });
  await expect(element.getByRole('heading', { level: 2, name: 'Dettaglio API' })).toBeVisible();
  await expect(element.getByRole('heading', { level: 3, name: 'Archivio' })).toBeVisible();
  await expect(h1(element)).toHaveCount(0);
  await expectAccessible();
  await element.evaluate((place) => place.setAttribute('heading-level', 'seven'));
  await expect(h1(element)).toHaveText('Dettaglio API');
});
