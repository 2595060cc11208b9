import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** A place where Tab stops, and what a visitor sees of it. */
interface Stop {
  readonly name: string;
  /** Elements of one kind look alike: their class names, and what they stand in. */
  readonly kind: string;
  readonly isNew: boolean;
  /** Whether it stands in the header or the footer, which every page has. */
  readonly inFrame: boolean;
  /** What lies over it, null when nothing does. */
  readonly coveredBy: string | null;
  /** The part of the window that shows it with the room around it. */
  readonly clip: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** The pixels of a ring two pixels wide around its largest line. */
  readonly ring: number;
}

/** Room around an element in which its ring may be drawn. */
const AROUND = 10;

/**
 * The element that has the focus; null when Tab has left the page, or came to an element again.
 * @param again whether the element is looked at once more
 */
const focusedStop = (page: Page, again = false): Promise<Stop | null> =>
  page.evaluate(
    ({ room, again }) => {
      const kept = window as { stopsSeen?: Set<Element>; kindsSeen?: Set<string> };
      const seen = kept.stopsSeen ?? new Set();
      kept.stopsSeen = seen;
      // the focus of an embedded section is within its shadow root
      let element = document.activeElement;
      while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
      if (!element || element === document.body || element === document.documentElement || (!again && seen.has(element))) return null;
      seen.add(element);
      const control = element as HTMLInputElement;
      // a radio button is drawn by what stands beside it
      let drawn: Element = control.type === 'radio' || control.type === 'checkbox' ? (element.parentElement ?? element) : element;
      // the ring of a link may be drawn around its card, that of a field around its box
      if (getComputedStyle(drawn).outlineStyle === 'none') {
        let around: Element | null = drawn.parentElement;
        for (let steps = 0; around && steps < 5; steps += 1, around = around.parentElement) {
          if (getComputedStyle(around).outlineStyle === 'none') continue;
          drawn = around;
          break;
        }
      }
      const lines = [...drawn.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
      const box = drawn.getBoundingClientRect();
      const { innerWidth, innerHeight } = window;
      const isOver = (top: Element | null) =>
        top !== null &&
        !drawn.contains(top) &&
        !top.contains(drawn) &&
        !(control.labels && [...control.labels].some((label) => label.contains(top)));
      let coveredBy: string | null = null;
      for (const { left, right, top, bottom } of lines) {
        const points = [
          [(left + right) / 2, (top + bottom) / 2],
          [left + 2, top + 2],
          [right - 2, top + 2],
          [left + 2, bottom - 2],
          [right - 2, bottom - 2],
        ] as const;
        for (const [x, y] of points) {
          if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue;
          const over = (element.getRootNode() as Document | ShadowRoot).elementFromPoint(x, y);
          if (isOver(over)) coveredBy ??= (over as Element).outerHTML.slice(0, 120);
        }
      }
      if (lines.every(({ right, bottom, left, top }) => right <= 0 || bottom <= 0 || left >= innerWidth || top >= innerHeight)) {
        coveredBy = 'nothing: it is outside the window';
      }
      const x = Math.max(0, Math.floor(box.left - room));
      const y = Math.max(0, Math.floor(box.top - room));
      const width = Math.min(innerWidth, Math.ceil(box.right + room)) - x;
      const height = Math.min(innerHeight, Math.ceil(box.bottom + room)) - y;
      // two pixels of each side that is within the window
      const ringOf = ({ left, right, top, bottom }: DOMRect) => {
        const wide = Math.min(right, innerWidth) - Math.max(left, 0);
        const high = Math.min(bottom, innerHeight) - Math.max(top, 0);
        const sides = (side: number, most: number) => (side >= 0 && side <= most ? 1 : 0);
        return (
          2 * (wide * (sides(top, innerHeight) + sides(bottom, innerHeight)) + high * (sides(left, innerWidth) + sides(right, innerWidth)))
        );
      };
      const ring = Math.max(0, ...lines.map(ringOf));
      const kinds = kept.kindsSeen ?? new Set();
      kept.kindsSeen = kinds;
      const kind = `${element.tagName} ${element.getAttribute('class')} in ${element.parentElement?.getAttribute('class')}`;
      const isNew = !kinds.has(kind);
      kinds.add(kind);
      const text = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 50);
      const name = `${element.tagName.toLowerCase()}${element.id ? `#${element.id}` : ''} "${text || control.name || control.type || ''}"`;
      const inFrame = element.closest('body header, body footer') !== null;
      return { name, kind, isNew, inFrame, coveredBy, clip: { x, y, width: Math.max(1, width), height: Math.max(1, height) }, ring };
    },
    { room: AROUND, again },
  );

/** The pixels of two pictures of one size whose colours have a contrast of at least 3:1 with each other. */
const changedPixels = (decoder: Page, before: Buffer, after: Buffer): Promise<number> =>
  decoder.evaluate(
    async (pictures) => {
      const [a, b] = await Promise.all(
        pictures.map(async (picture) => {
          const bytes = Uint8Array.from(atob(picture), (character) => character.charCodeAt(0));
          const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
          const context = new OffscreenCanvas(image.width, image.height).getContext('2d') as OffscreenCanvasRenderingContext2D;
          context.drawImage(image, 0, 0);
          return context.getImageData(0, 0, image.width, image.height).data;
        }),
      );
      if (!a || !b) return 0;
      const channel = (value: number) => (value <= 10 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4);
      const light = (data: Uint8ClampedArray, place: number) =>
        0.2126 * channel(data[place] as number) + 0.7152 * channel(data[place + 1] as number) + 0.0722 * channel(data[place + 2] as number);
      let changed = 0;
      for (let place = 0; place < a.length; place += 4) {
        const [one, other] = [light(a, place) + 0.05, light(b, place) + 0.05];
        if (Math.max(one, other) / Math.min(one, other) >= 3) changed += 1;
      }
      return changed;
    },
    [before.toString('base64'), after.toString('base64')],
  );

/** The share of a ring that must be there: corners are round, and what a picture smooths has less contrast. */
const ENOUGH = 0.7;

/** Milliseconds in which a part that has arrived is drawn. */
const SETTLED_MS = 500;

/** What is wrong with the ring of the element that has the focus; null where it is seen. */
async function faintness(page: Page, decoder: Page, { clip, ring, name, kind }: Stop): Promise<string | null> {
  const focused = await page.screenshot({ clip, animations: 'disabled' });
  const element = await page.evaluateHandle(() => {
    let active = document.activeElement as HTMLElement;
    while (active.shadowRoot?.activeElement) active = active.shadowRoot.activeElement as HTMLElement;
    active.blur();
    return active;
  });
  const plain = await page.screenshot({ clip, animations: 'disabled' });
  await element.evaluate((active) => active.focus({ preventScroll: true }));
  await element.dispose();
  const changed = await changedPixels(decoder, plain, focused);
  return changed < ENOUGH * ring ? `${name} changes ${changed} pixels of ${Math.round(ring)}: ${kind}` : null;
}

/** More than any page has: Tab would not end. */
const MOST_STOPS = 600;

/**
 * Walks a page with Tab and expects that each stop is seen: nothing lies over it, and the focus changes at least a ring of two pixels
 * around it, with a contrast of 3:1.
 * @param every whether the pixels of each stop are compared, or those of the first of each kind on the page
 * @param frame whether the pixels of header and footer are compared too: they are the same on every page
 */
export async function expectVisibleFocus(
  page: Page,
  { every, frame }: { readonly every: boolean; readonly frame: boolean },
): Promise<number> {
  const decoder = await page.context().newPage();
  await page.bringToFront();
  const wrong: string[] = [];
  let stops = 0;
  try {
    await page.evaluate(() => {
      const kept = window as { stopsSeen?: Set<Element>; kindsSeen?: Set<string> };
      delete kept.stopsSeen;
      delete kept.kindsSeen;
      // Tab goes on from what had the focus last: at first from the beginning of the page
      document.body.tabIndex = -1;
      document.body.focus();
      document.body.removeAttribute('tabindex');
      window.scrollTo(0, 0);
    });
    for (; stops < MOST_STOPS; stops += 1) {
      await page.keyboard.press('Tab');
      const stop = await focusedStop(page);
      if (!stop) break;
      if (stop.coveredBy !== null) wrong.push(`${stop.name} is covered by ${stop.coveredBy}`);
      if (!every && (!stop.isNew || (stop.inFrame && !frame))) continue;
      let fault = await faintness(page, decoder, stop);
      // a part that arrived between the two pictures moved what is below it
      if (fault !== null) {
        await page.waitForTimeout(SETTLED_MS);
        fault = await faintness(page, decoder, (await focusedStop(page, true)) ?? stop);
      }
      if (fault !== null) wrong.push(fault);
    }
  } finally {
    await decoder.close();
  }
  const lastPlace = await page.evaluate(() => {
    const last = [...((window as { stopsSeen?: Set<Element> }).stopsSeen ?? [])].at(-1);
    return last?.closest('footer') ? 'the footer' : last?.outerHTML.slice(0, 120);
  });
  expect(lastPlace, 'the walk ends where the page does').toBe('the footer');
  expect(stops, 'stops of Tab').toBeLessThan(MOST_STOPS);
  expect(wrong, `stops of ${stops} without a visible focus`).toEqual([]);
  return stops;
}
