import type { Page } from '@playwright/test';

/** The texts in the answers of the API and in the files about the site. A page shows them unchanged. */
export class ApiTexts {
  readonly #texts = new Set<string>();
  readonly #reading = new Set<Promise<void>>();

  constructor(page: Page) {
    page.on('response', (response) => {
      if (!/^\/api\/|\.json$/.test(new URL(response.url()).pathname)) return;
      const reading = response.json().then(
        (answer) => this.#add(answer),
        () => {},
      );
      this.#reading.add(reading);
    });
  }

  #add(value: unknown): void {
    if (typeof value === 'string') this.#texts.add(value);
    else if (typeof value === 'object' && value)
      for (const [name, part] of Object.entries(value)) {
        this.#texts.add(name);
        this.#add(part);
      }
  }

  async all(): Promise<readonly string[]> {
    await Promise.all(this.#reading);
    return [...this.#texts];
  }
}

/**
 * The texts on a page in the language of tests that bear no mark: written in the source, or taken from another file. What the answers of
 * the API contain is not ours to translate here, nor are code, addresses, numbers, dates, and the names of languages and of the product.
 */
export const unmarkedTexts = (page: Page, fromApi: readonly string[]): Promise<string[]> =>
  page.evaluate((answers) => {
    const known = answers.join('\n').toLowerCase();
    const marked = /⟦[^⟦⟧]*⟧/g;
    const withoutMarked = (text: string): string => (marked.test(text) ? withoutMarked(text.replaceAll(marked, '\n')) : text);
    const words = (text: string) =>
      withoutMarked(text)
        .split(/[\n·:;|()«»“”,→]|\s[-–—]\s/)
        .map((part) => part.replaceAll(/^[\s\p{P}\p{S}\d]+|[\s\p{P}\p{S}\d]+$/gu, ''))
        // a part of a marked text, such as one of its paragraphs, has accents alone
        .filter((part) => /[a-z]{2}/i.test(part));
    // units, formats and codes: "km", "XLSX", "GeoJSON", "NUTS"
    const isCode = (part: string) => /^\p{Lu}\p{Ll}+\p{Lu}\p{L}+$|^(\p{Lu}[\p{Lu}\d.-]*|k?m|km²|kB|MB|byte|px)$|\//u.test(part);
    const isName = (part: string) => /^(Territori|Italiano|English|Pseudo-accenti)$/i.test(part);
    const isOurs = (part: string) => !isCode(part) && !isName(part) && !known.includes(part.toLowerCase());
    const found = new Set<string>();
    const add = (text: string | null, where: string) => {
      for (const part of words(text ?? '')) if (isOurs(part)) found.add(`${where}: ${part}`);
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement as Element;
      if (element.closest('script, style, noscript, pre, code, svg text[aria-hidden], [data-sample]')) continue;
      if (element.checkVisibility()) add(node.textContent, element.tagName.toLowerCase());
    }
    for (const element of document.querySelectorAll('[aria-label], [placeholder], [title], [alt], [aria-description]')) {
      for (const name of ['aria-label', 'placeholder', 'title', 'alt', 'aria-description']) add(element.getAttribute(name), `@${name}`);
    }
    add(document.title, 'title');
    return [...found];
  }, fromApi);

/** Texts that a page cuts: those in a box that hides what does not fit, and neither scrolls nor has an ellipsis with a title. */
export const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    for (const element of document.body.querySelectorAll('*')) {
      if (!(element instanceof HTMLElement) || !element.checkVisibility({ opacityProperty: true })) continue;
      const { overflowX, overflowY, clip, clipPath, position, textOverflow } = getComputedStyle(element);
      const scrolls = [overflowX, overflowY].some((value) => value === 'auto' || value === 'scroll');
      // a text for screen readers alone
      if (scrolls || clip !== 'auto' || clipPath !== 'none' || (position === 'absolute' && element.clientWidth <= 1)) continue;
      if (overflowX !== 'hidden' && overflowX !== 'clip') continue;
      const hasText = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
      if (!hasText || (textOverflow === 'ellipsis' && element.title)) continue;
      if (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 2)
        found.push(`${element.tagName.toLowerCase()} cuts "${element.textContent?.trim().slice(0, 80)}"`);
    }
    return found;
  });

/** Pairs of texts that lie over each other, without a part of the page that is meant to lie over the rest. */
export const overlappingTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const boxes: { readonly node: Node; readonly text: string; readonly box: DOMRect }[] = [];
    const isLifted = (element: Element | null): boolean => {
      for (let place = element; place && place !== document.body; place = place.parentElement)
        if (/absolute|fixed|sticky/.test(getComputedStyle(place).position)) return true;
      return false;
    };
    /** The part of a box that the scrolling boxes around it show. */
    const inSight = (box: DOMRect, element: Element): DOMRect => {
      let { left, top, right, bottom } = box;
      for (let place: Element | null = element; place && place !== document.body; place = place.parentElement) {
        if (getComputedStyle(place).overflow === 'visible') continue;
        const around = place.getBoundingClientRect();
        [left, top] = [Math.max(left, around.left), Math.max(top, around.top)];
        [right, bottom] = [Math.min(right, around.right), Math.min(bottom, around.bottom)];
      }
      return new DOMRect(left, top, right - left, bottom - top);
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement as Element;
      const text = node.textContent?.trim() ?? '';
      if (!text || element.closest('svg, select, script, style, noscript') || !element.checkVisibility() || isLifted(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const whole of range.getClientRects()) {
        const box = inSight(whole, element);
        // negative where the text lies outside
        if (box.width > 1 && box.height > 1) boxes.push({ node, text: text.slice(0, 60), box });
      }
    }
    const found = new Set<string>();
    boxes.sort((a, b) => a.box.top - b.box.top);
    for (const [index, one] of boxes.entries()) {
      for (let next = index + 1; next < boxes.length; next += 1) {
        const other = boxes[next] as (typeof boxes)[number];
        if (other.box.top > one.box.bottom) break;
        // a text that ends with an ellipsis has two boxes
        if (other.node === one.node) continue;
        const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        // lines of one text touch
        if (width > 3 && height > Math.min(one.box.height, other.box.height) / 2) found.add(`"${one.text}" and "${other.text}"`);
      }
    }
    return [...found];
  });
