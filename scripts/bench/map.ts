import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import type { Confini } from '@territori/contract/v1';
import { median } from './api/measure.ts';
import { inBrowser } from './inBrowser.ts';
import { printed } from './printed.ts';
import type { Api } from './serveSite.ts';

const RUNS = 5;
const DAYS = 10;
const GESTURE_MS = 2000;

declare global {
  interface Window {
    map: { drawnAt: number[]; frames: number[]; tasks: number[]; chosenAt: number };
  }
}

const bytes = (value: number) => `${(value / 1000).toFixed(1)} KB`;
const milliseconds = (value: number) => `${value.toFixed(1)} ms`;
const address = (origin: string, query: string) => `${origin}/#/territorio/mappa?${query}`;

/** The map in a browser: bytes of its boundaries, milliseconds until it is drawn, while it is moved, when its day or colours change. */
export const map = (): Promise<void> =>
  inBrowser(async (browser, origin, api) => {
    await boundaryBytes(api);
    printed('all municipalities drawn after their files arrived', await firstPicture(browser, origin), 1000, milliseconds);
    await gesture(browser, origin);
    await colours(browser, origin, api);
  });

/** Waits until the maps of the edition are in service, and weighs those of the municipalities. */
async function boundaryBytes(api: Api): Promise<void> {
  for (;;) {
    const { stato, frase, insiemi } = (await api.inject('/api/v1/confini?livello=comune')).json() as Confini;
    if (stato === 'non_caricati') throw new Error(frase);
    if (stato === 'pronti') {
      const sizes = insiemi.map(async ({ url }) => {
        const { pathname, search } = new URL(url);
        return (await api.inject({ url: pathname + search, headers: { 'accept-encoding': 'br' } })).rawPayload.length;
      });
      printed('all municipalities of one set, Brotli', Math.max(...(await Promise.all(sizes))), 350_000, bytes);
      return;
    }
    await wait(1000);
  }
}

/** Runs in the page: records when the map was drawn, the frames and the long tasks. */
function observe(): void {
  window.map = { drawnAt: [], frames: [], tasks: [], chosenAt: 0 };
  performance.setResourceTimingBufferSize(1000);
  new MutationObserver(() => window.map.drawnAt.push(performance.now())).observe(document, {
    subtree: true,
    attributeFilter: ['data-drawn'],
  });
  new PerformanceObserver((list) => window.map.tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
    type: 'longtask',
  });
  requestAnimationFrame(function frame(time) {
    window.map.frames.push(time);
    requestAnimationFrame(frame);
  });
}

async function opened(browser: Browser, place: string): Promise<Page> {
  const page = await browser.newPage();
  // tsx calls this function for every named function, also in the text that runs in the page
  await page.addInitScript('globalThis.__name = (named) => named;');
  await page.addInitScript(observe);
  await page.goto(place);
  await page.locator('canvas[data-drawn]').waitFor();
  return page;
}

/** Milliseconds from the last file of boundaries to the first picture, the median of several visits. */
async function firstPicture(browser: Browser, origin: string): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const page = await opened(browser, address(origin, 'data=2015-01-01&livello=comune'));
    times.push(
      await page.evaluate(() => {
        const files = performance.getEntriesByType('resource').filter(({ name }) => /\/confini\/(?!regione)/.test(name));
        return (window.map.drawnAt[0] ?? Number.NaN) - Math.max(...files.map((file) => (file as PerformanceResourceTiming).responseEnd));
      }),
    );
    await page.close();
  }
  return median(times);
}

/** Milliseconds from an action in the page to the next picture. */
async function untilDrawn(page: Page, act: () => Promise<unknown>): Promise<number> {
  await page.evaluate(() => {
    window.map.drawnAt = [];
    for (const kind of ['click', 'input'])
      addEventListener(kind, () => Object.assign(window.map, { chosenAt: performance.now() }), { capture: true, once: true });
  });
  await act();
  await page.waitForFunction(() => window.map.drawnAt.length > 0);
  const time = await page.evaluate(() => (window.map.drawnAt[0] ?? Number.NaN) - window.map.chosenAt);
  await page.waitForTimeout(300);
  return time;
}

/** The map of all municipalities while it is drawn along, and when its day changes. */
async function gesture(browser: Browser, origin: string): Promise<void> {
  const page = await opened(browser, address(origin, 'data=1950-01-01&livello=comune'));
  const canvas = page.locator('canvas[data-drawn]');
  await canvas.scrollIntoViewIfNeeded();
  await page.waitForTimeout(2000);
  const box = await canvas.boundingBox();
  if (!box) throw new Error('The map is not on the page.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.evaluate(() => Object.assign(window.map, { frames: [], tasks: [] }));
  const start = performance.now();
  for (let step = 0; performance.now() - start < GESTURE_MS; step += 1) await page.mouse.move(x + (step % 120), y + ((step * 2) % 90));
  await page.mouse.up();
  const { frames, tasks } = await page.evaluate(() => window.map);
  const intervals = frames.slice(1).map((time, index) => time - (frames[index] as number));
  const slow = intervals.sort((a, b) => a - b)[Math.floor(intervals.length * 0.95)] ?? Number.NaN;
  printed('a frame of a gesture, 95th percentile', slow, 20, milliseconds);
  printed('longest task of a gesture', Math.max(0, ...tasks), 50, milliseconds);
  const times: number[] = [];
  const next = page.getByRole('button', { name: 'Cambiamento successivo' });
  for (let change = 0; change < DAYS; change += 1) times.push(await untilDrawn(page, () => next.click()));
  printed('a change of day until it is drawn, all municipalities', median(times), 50, milliseconds);
  await page.close();
}

/** Figures of all municipalities whose classes are chosen otherwise. */
async function colours(browser: Browser, origin: string, api: Api): Promise<void> {
  const day = '2020-01-01';
  const { dati } = (await api.inject(`/api/v1/unita?livello=comune&data=${day}&campi=codice&per_pagina=10000`)).json() as {
    dati: { codice: string }[];
  };
  const figures = dati.map(({ codice }, place) => `${codice}:${(place * 7919) % 1000}`).join(',');
  const page = await opened(browser, address(origin, `data=${day}&livello=comune&tipo=tasso&cifre=${figures}`));
  await page.waitForTimeout(2000);
  const method = page.getByRole('combobox', { name: 'Classi' });
  const times: number[] = [];
  for (const value of ['uguali', 'naturali', 'quantili', 'uguali', 'naturali'])
    times.push(await untilDrawn(page, () => method.selectOption(value)));
  printed(`other colours of ${dati.length} municipalities until they are drawn`, median(times), 50, milliseconds);
  await page.close();
}
