import { jobs } from '../hosts/jobs.ts';
import { api, embed, embedOf, expect, h1, test } from './embedTest.ts';

/** Places in which a page asks its content how wide it is, or is laid out in a way that few pages are. */
const places: Readonly<Record<string, string>> = {
  'a row of a flexible box': '#place{display:flex}',
  'a row with a neighbour': 'body{display:flex}h1{flex:0 0 300px}#place{flex:1;min-width:0}',
  'a column of a flexible box': '#place{display:flex;flex-direction:column;align-items:start}',
  'a grid with a column as wide as its content': '#place{display:grid;grid-template-columns:auto 1fr}',
  'a float': '#place{float:left}',
  'an inline block': '#place{display:inline-block}',
  'a cell of a table': '#place{display:table-cell}',
  'a box as wide as its content': '#place{width:fit-content}',
  'a positioned box': '#place{position:absolute;left:10px}',
  'a box that is a container itself': '#place{container-type:inline-size;width:600px}',
  'columns of text': '#place{columns:2;width:900px}',
  'text from right to left': 'body{direction:rtl}',
  'a page written from top to bottom': '#place{writing-mode:vertical-rl;width:700px}',
  'a page that is enlarged': 'body{zoom:1.5}',
  'rules for every element': '*{box-sizing:content-box!important;max-width:none!important;margin:3px!important}',
  'an element without a box': 'territori-glossario{display:contents}',
};

/** Scripts that pages of the last twenty years really carry. */
const scripts: Readonly<Record<string, () => void>> = {
  'gives every array a method toJSON': () => Object.assign(Array.prototype, { toJSON: () => 'changed' }),
  'gives every object a property': () => Object.assign(Object.prototype, { extra: 'of the page' }),
  'has its own Array.from': () => Object.assign(Array, { from: (list: ArrayLike<unknown>) => Array.prototype.slice.call(list) }),
  'has its own Function.prototype.bind': () => {
    Object.assign(Function.prototype, {
      bind: function bind(this: (...given: unknown[]) => unknown, scope: unknown, ...first: unknown[]) {
        return (...given: unknown[]) => this.apply(scope, [...first, ...given]);
      },
    });
  },
  'has its own Element.prototype.remove': () =>
    Object.assign(Element.prototype, {
      remove(this: Element) {
        this.parentNode?.removeChild(this);
        return this;
      },
    }),
  'has AMD modules': () => Object.assign(window, { define: Object.assign(() => {}, { amd: {} }) }),
  'has CommonJS globals': () => Object.assign(window, { module: { exports: {} }, exports: {} }),
  'has a process': () => Object.assign(window, { process: { env: {} }, global: window }),
  'has another fetch': () => {
    const own = window.fetch;
    Object.assign(window, { fetch: (...given: Parameters<typeof fetch>) => own(...given) });
  },
  'slows animation frames down': () =>
    Object.assign(window, { requestAnimationFrame: (draw: FrameRequestCallback) => setTimeout(() => draw(performance.now()), 200) }),
  'has no ResizeObserver': () => Object.assign(window, { ResizeObserver: undefined }),
  'has no matchMedia': () => Object.assign(window, { matchMedia: undefined }),
  'has no local storage': () =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    }),
};

/** The glossary, with a link as its own content. */
async function embedWithLink(page: Parameters<typeof embed>[0], source: string) {
  const element = await embed(page, source, 'glossario', { lang: 'it', api: api() });
  await element.evaluate((place) => {
    place.insertAdjacentHTML('beforeend', '<a href="https://territori.example/#/glossario">The glossary of Territori</a>');
  });
  return element;
}

for (const [name, css] of Object.entries(places))
  test(`in ${name} a section has room and stays inside it`, async ({ page, portal, host }) => {
    await page.goto(host.url);
    await page.evaluate((rules) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets.push(sheet);
    }, css);
    const element = await embedWithLink(page, embedOf(portal, 'glossario'));
    await expect(h1(element)).toBeVisible();
    await expect(element.locator('[aria-busy="true"]')).toHaveCount(0);
    const box = (await element.locator('[part=page]').boundingBox()) ?? { x: 0, width: 0 };
    expect(box.width, 'wide enough to read').toBeGreaterThan(300);
    expect(box.x, 'not beyond the left edge').toBeGreaterThanOrEqual(0);
    expect(box.x + box.width, 'not beyond the right edge').toBeLessThanOrEqual(1281);
  });

for (const [name, script] of Object.entries(scripts))
  test(`in a page that ${name} a section does its job or shows its own content`, async ({ page, portal, host, said }) => {
    said.allow(/./);
    await page.addInitScript(script);
    await page.goto(host.url);
    const element = await embedWithLink(page, embedOf(portal, 'glossario'));
    const ownContent = element.getByRole('link', { name: 'The glossary of Territori' });
    await expect(h1(element).or(ownContent)).toBeVisible();
    page.setDefaultTimeout(5_000);
    await jobs.glossario?.(element, page).catch(() => expect(ownContent).toBeVisible());
  });
