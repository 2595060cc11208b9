import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import type { Confini } from '@territori/contract/v1';
import { median } from './api/measure.ts';
import { inBrowser } from './inBrowser.ts';
import { printed } from './printed.ts';
import type { Api } from './serveSite.ts';
import { coldVisit } from './visit.ts';
import { within } from './within.ts';

const RUNS = 5;
const DAYS = 10;
const GESTURE_MS = 2000;
/** How long the map may take from the first day to the last: 1,762 days, each shown for 350 ms. */
const PLAY_LIMIT_MS = 1_200_000;
/** A frame that is longer has left one out: they come every 16.7 ms. */
const FRAME_LIMIT_MS = 32;
/** A connection that slows nothing. */
const FAST = { bits: 1e9, latency: 0, slower: 1 };

declare global {
  interface Window {
    map: { drawnAt: number[]; frames: number[]; tasks: number[]; chosenAt: number };
  }
}

const bytes = (value: number) => `${(value / 1000).toFixed(1)} KB`;
const milliseconds = (value: number) => `${value.toFixed(1)} ms`;
const address = (origin: string, query: string) => `${origin}/#/territorio/mappa?${query}`;

/** The map in a browser: bytes of code and boundaries, milliseconds until it is drawn, while it is moved, when days or colours change. */
export const map = (): Promise<void> =>
  inBrowser(async (browser, origin, api) => {
    await boundaryBytes(api);
    await code(browser, origin);
    printed('the provinces drawn after their files arrived', await firstPicture(browser, origin, 'uts'), 500, milliseconds);
    printed('all municipalities drawn after their files arrived', await firstPicture(browser, origin, 'comune'), 1000, milliseconds);
    await gesture(browser, origin);
    await colours(browser, origin, api);
    await play(browser, origin);
  });

/** Waits until the maps of the edition are in service, and weighs their files as they are sent. */
async function boundaryBytes(api: Api): Promise<void> {
  const answerOf = async (level: string) => (await api.inject(`/api/v1/confini?livello=${level}`)).json() as Confini;
  let municipalities = await answerOf('comune');
  for (; municipalities.stato === 'in_preparazione'; municipalities = await answerOf('comune')) await wait(1000);
  if (municipalities.stato === 'non_caricati') throw new Error(municipalities.frase);
  const sizesOf = (addresses: readonly string[]) =>
    Promise.all(
      addresses.map(async (address) => {
        const { pathname, search } = new URL(address);
        return (await api.inject({ url: pathname + search, headers: { 'accept-encoding': 'br' } })).rawPayload.length;
      }),
    );
  const sets = municipalities.insiemi;
  const censuses = (await answerOf('uts')).insiemi.filter(({ ricostruito, data }) => !ricostruito && data < '2000');
  const provinces = (await sizesOf(censuses.map(({ url }) => url))).reduce((sum, size) => sum + size, 0);
  printed(`the ${censuses.length} province sets of the censuses, Brotli`, provinces, 120_000, bytes);
  printed('all municipalities of one set, Brotli', Math.max(...(await sizesOf(sets.map(({ url }) => url)))), 350_000, bytes);
  const regions = await sizesOf(sets.flatMap(({ dettagli }) => Object.values(dettagli)));
  printed('the largest region from near, Brotli', Math.max(...regions), 60_000, bytes);
}

/** The code that the map needs and the section's first page does not load: that of the first map, 25.6 KB, and 35 more at most. */
async function code(browser: Browser, origin: string): Promise<void> {
  const filesOf = (route: string, ms: number) => coldVisit(browser, `${origin}/#${route}`, FAST, (visit) => wait(ms).then(visit.files));
  const known = new Set((await filesOf('/territorio', 5000)).map(({ path }) => path));
  const own = (await filesOf('/territorio/mappa', 0)).filter(({ path }) => !known.has(path));
  const sum = own.reduce((total, { gzip }) => total + gzip, 0);
  printed(`code beyond the section’s first page, gzip, ${own.length} files`, sum, 60_600, bytes);
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
async function firstPicture(browser: Browser, origin: string, level: string): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const page = await opened(browser, address(origin, `data=2015-01-01&livello=${level}`));
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

const intervals = (frames: readonly number[]) => frames.slice(1).map((time, index) => time - (frames[index] as number));

/** The map of all municipalities while it is drawn along, after that, and when its day changes. */
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
  const { frames, tasks, end } = await page.evaluate(() => ({ ...window.map, end: performance.now() }));
  const sorted = intervals(frames).sort((a, b) => a - b);
  printed('a frame of a gesture, 95th percentile', sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN, 20, milliseconds);
  printed('longest task of a gesture', Math.max(0, ...tasks), 50, milliseconds);
  await page.waitForTimeout(1000);
  const sharp = await page.evaluate((at) => (window.map.drawnAt.at(-1) ?? Number.NaN) - at, end);
  printed('sharp again after a gesture', sharp, 150, milliseconds);
  const times: number[] = [];
  const next = page.getByRole('button', { name: 'Cambiamento successivo' });
  for (let change = 0; change < DAYS; change += 1) times.push(await untilDrawn(page, () => next.click()));
  printed('a change of day until it is drawn, all municipalities', median(times), 50, milliseconds);
  await page.close();
}

/** Figures of all municipalities whose classes are chosen otherwise. With each choice, at least 1,700 areas change their colour. */
async function colours(browser: Browser, origin: string, api: Api): Promise<void> {
  const day = '2020-01-01';
  const { dati } = (await api.inject(`/api/v1/unita?livello=comune&data=${day}&campi=codice&per_pagina=10000`)).json() as {
    dati: { codice: string }[];
  };
  const figures = dati.map(({ codice }, place) => `${codice}:${((place * 7919) % 1000) ** 2}`).join(',');
  const page = await opened(browser, address(origin, `data=${day}&livello=comune&tipo=tasso&cifre=${figures}`));
  await page.waitForTimeout(2000);
  const method = page.getByRole('combobox', { name: 'Classi' });
  const times: number[] = [];
  for (const value of ['uguali', 'naturali', 'quantili', 'uguali', 'naturali'])
    times.push(await untilDrawn(page, () => method.selectOption(value)));
  printed(`other colours of ${dati.length} municipalities until they are drawn`, median(times), 50, milliseconds);
  await page.close();
}

/** The frames and tasks of the page while time runs from the first day to the last, all municipalities. */
async function play(browser: Browser, origin: string): Promise<void> {
  const page = await opened(browser, address(origin, 'data=1861-03-17&livello=comune'));
  await page.waitForTimeout(2000);
  await page.getByRole('button', { name: 'Scorri il tempo' }).click();
  await page.evaluate(() => Object.assign(window.map, { frames: [], tasks: [], drawnAt: [] }));
  // observed in the page: polling from outside would cost frames
  const end = page
    .getByRole('button', { name: 'Ferma' })
    .evaluate(
      (button) =>
        new Promise<unknown>((resolve) =>
          new MutationObserver(resolve).observe(button, { subtree: true, childList: true, characterData: true }),
        ),
    );
  await within('playing', end, PLAY_LIMIT_MS);
  const { frames, tasks, drawnAt } = await page.evaluate(() => window.map);
  const late = intervals(frames).filter((time) => time > FRAME_LIMIT_MS);
  const of = `of ${frames.length}, ${drawnAt.length} pictures; the longest ${milliseconds(Math.max(...intervals(frames)))}`;
  printed(`frames over ${FRAME_LIMIT_MS} ms while 160 years are played`, late.length, 0, String, of);
  printed('the longest task while they are played', Math.max(0, ...tasks), 50, milliseconds);
  await page.close();
}
