import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, chromium, type Page } from '@playwright/test';
import { composeSite } from '@territori/build/site/composeSite';
import { chromium as launchOptions } from '@territori/build/trial/chromium';
import { root } from '@territori/build/workspace';
import type { Confini } from '@territori/contract/v1';
import { openApi } from '../openApi.ts';
import { median } from './api/measure.ts';
import { recordDownloads } from './recordDownloads.ts';
import { type Api, serveSite } from './serveSite.ts';
import { within } from './within.ts';

const RUNS = 5;
const DAYS = 10;
const GESTURE_MS = 2000;
const PLAYED_MS = 30_000;

/** The targets: bytes (gzip for code, Brotli for boundaries) and milliseconds. The code is that of the first map, 25.6 KB, and 35 more. */
const TARGETS = {
  code: 60_600,
  provinces: 120_000,
  municipalities: 350_000,
  region: 60_000,
  provincesDrawn: 500,
  municipalitiesDrawn: 1000,
  frame: 20,
  task: 50,
  sharp: 150,
  day: 50,
  colours: 50,
  played: 32,
  shift: 0.02,
};

declare global {
  interface Window {
    map: { drawnAt: number[]; frames: number[]; tasks: number[]; shift: number; chosenAt: number };
  }
}

const bytes = (value: number) => `${(value / 1000).toFixed(1)} KB`;
const milliseconds = (value: number) => `${value.toFixed(1)} ms`;

function print(name: string, value: number, limit: number, text: (value: number) => string): void {
  console.log(`${value <= limit ? 'met   ' : 'MISSED'}  ${name}: ${text(value)} of at most ${text(limit)}`);
}

/**
 * The map in a real browser: bytes of its code and of its boundaries, milliseconds until it is drawn, while it is moved
 * and when its day changes, and what it moves on the home.
 */
export async function map(): Promise<void> {
  const site = join(root, '.site');
  await composeSite({ directory: site });
  const api = await openApi();
  const served = await serveSite(site, api.app);
  const browser = await chromium.launch(launchOptions());
  try {
    await prepared(api.app);
    await sizes(api.app);
    await code(browser, served.origin);
    print('provinces drawn after their files arrived', await drawn(browser, served.origin, 'uts'), TARGETS.provincesDrawn, milliseconds);
    print(
      'all municipalities drawn after their files arrived',
      await drawn(browser, served.origin, 'comune'),
      TARGETS.municipalitiesDrawn,
      milliseconds,
    );
    await gesture(browser, served.origin);
    await colours(browser, served.origin, api.app);
    await played(browser, served.origin);
    await home(browser, served.origin);
  } finally {
    await within('closing the browser', browser.close());
    await served.close();
    await within('closing the API', api.close());
  }
}

async function boundaries(api: Api, level: string): Promise<Confini> {
  return (await api.inject(`/api/v1/confini?livello=${level}`)).json();
}

/** Waits until the maps of the edition are in service. */
async function prepared(api: Api): Promise<void> {
  for (;;) {
    const { stato, frase } = await boundaries(api, 'uts');
    if (stato === 'pronti') return;
    if (stato === 'non_caricati') throw new Error(frase);
    await wait(1000);
  }
}

async function sizes(api: Api): Promise<void> {
  const size = async (address: string) => {
    const { pathname, search } = new URL(address);
    const { rawPayload } = await api.inject({ url: pathname + search, headers: { 'accept-encoding': 'br' } });
    return rawPayload.length;
  };
  const largest = async (addresses: readonly string[]) => Math.max(...(await Promise.all(addresses.map(size))));
  const provinces = (await boundaries(api, 'uts')).insiemi.filter(({ ricostruito, data }) => !ricostruito && data < '2000');
  const own = await Promise.all(provinces.map(({ url }) => size(url)));
  const sum = own.reduce((total, one) => total + one, 0);
  print(`the ${provinces.length} province sets of the censuses, Brotli`, sum, TARGETS.provinces, bytes);
  const { insiemi } = await boundaries(api, 'comune');
  print('all municipalities of one set, Brotli', await largest(insiemi.map(({ url }) => url)), TARGETS.municipalities, bytes);
  const regions = insiemi.flatMap(({ dettagli }) => Object.values(dettagli));
  print('the largest region from near, Brotli', await largest(regions), TARGETS.region, bytes);
}

/** The bytes that the map adds to the section's first page. */
async function code(browser: Browser, origin: string): Promise<void> {
  const page = await browser.newPage();
  const downloads = recordDownloads(page);
  await page.goto(`${origin}/#/territorio`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await downloads.quiet();
  await downloads.files();
  await page.evaluate(() => {
    location.hash = '#/territorio/mappa';
  });
  await page.locator('canvas[data-drawn]').waitFor();
  await downloads.quiet();
  const files = await downloads.files();
  const sum = files.reduce((total, { gzip }) => total + gzip, 0);
  print(`code beside the section’s first page, gzip, ${files.length} files`, sum, TARGETS.code, bytes);
  await page.close();
}

/** Runs in the page: records when the map was drawn, the frames, the long tasks and what moved by itself. */
function observe(): void {
  window.map = { drawnAt: [], frames: [], tasks: [], shift: 0, chosenAt: 0 };
  performance.setResourceTimingBufferSize(1000);
  new MutationObserver(() => window.map.drawnAt.push(performance.now())).observe(document, {
    subtree: true,
    attributeFilter: ['data-drawn'],
  });
  new PerformanceObserver((list) => window.map.tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
    type: 'longtask',
  });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) window.map.shift += entry.value;
  }).observe({ type: 'layout-shift' });
  const frame = (time: number) => {
    window.map.frames.push(time);
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

async function opened(browser: Browser, address: string): Promise<Page> {
  const page = await browser.newPage();
  // tsx calls this function for every named function, also in the text that runs in the page
  await page.addInitScript('globalThis.__name = (named) => named;');
  await page.addInitScript(observe);
  await page.goto(address);
  return page;
}

/** Milliseconds from the last file of boundaries to the first picture, the median of several visits. */
async function drawn(browser: Browser, origin: string, level: string): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const page = await opened(browser, `${origin}/#/territorio/mappa?data=2015-01-01&livello=${level}`);
    await page.locator('canvas[data-drawn]').waitFor();
    times.push(
      await page.evaluate(() => {
        const files = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(({ name }) =>
          /\/confini\/(?!regione)/.test(name),
        );
        return (window.map.drawnAt[0] ?? Number.NaN) - Math.max(...files.map(({ responseEnd }) => responseEnd));
      }),
    );
    await page.close();
  }
  return median(times);
}

/** The map of all municipalities while it is drawn along, after that, and when its day changes. */
async function gesture(browser: Browser, origin: string): Promise<void> {
  const page = await opened(browser, `${origin}/#/territorio/mappa?data=1950-01-01&livello=comune`);
  const canvas = page.locator('canvas[data-drawn]');
  await canvas.waitFor();
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
  const moved = await page.evaluate(() => ({ ...window.map, end: performance.now() }));
  const intervals = moved.frames.slice(1).map((time, index) => time - (moved.frames[index] as number));
  const sorted = intervals.sort((a, b) => a - b);
  if (sorted.length === 0) throw new Error('The page drew no frame during the gesture.');
  print('a frame of a gesture, 95th percentile', sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN, TARGETS.frame, milliseconds);
  print('longest task of a gesture', Math.max(0, ...moved.tasks), TARGETS.task, milliseconds);
  await page.waitForTimeout(1000);
  const sharp = await page.evaluate((end) => (window.map.drawnAt.at(-1) ?? Number.NaN) - end, moved.end);
  print('sharp again after a gesture', sharp, TARGETS.sharp, milliseconds);

  const times: number[] = [];
  for (let change = 0; change < DAYS; change += 1) {
    const pressed = await page.evaluate(() => {
      window.map.drawnAt = [];
      const at = performance.now();
      [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Cambiamento successivo')?.click();
      return at;
    });
    await page.waitForFunction(() => window.map.drawnAt.length > 0);
    times.push(await page.evaluate((at) => (window.map.drawnAt[0] ?? Number.NaN) - at, pressed));
    await page.waitForTimeout(300);
  }
  print('a change of day until it is drawn, all municipalities', median(times), TARGETS.day, milliseconds);
  await page.close();
}

/** Figures of all municipalities whose classes are chosen otherwise, until they are drawn. */
async function colours(browser: Browser, origin: string, api: Api): Promise<void> {
  const day = '2020-01-01';
  const { dati } = (await api.inject(`/api/v1/unita?livello=comune&data=${day}&campi=codice&per_pagina=10000`)).json() as {
    dati: { codice: string }[];
  };
  const figures = dati.map(({ codice }, place) => `${codice}:${(place * 7919) % 1000}`).join(',');
  const page = await opened(browser, `${origin}/#/territorio/mappa?data=${day}&livello=comune&tipo=tasso&cifre=${figures}`);
  await page.locator('canvas[data-drawn]').waitFor();
  await page.waitForTimeout(2000);
  const method = page.getByRole('combobox', { name: 'Classi' });
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1)
    for (const value of ['uguali', 'naturali', 'quantili']) {
      await page.evaluate(() => {
        window.map.drawnAt = [];
        addEventListener('input', () => Object.assign(window.map, { chosenAt: performance.now() }), { capture: true, once: true });
      });
      await method.selectOption(value);
      await page.waitForFunction(() => window.map.drawnAt.length > 0);
      times.push(await page.evaluate(() => (window.map.drawnAt[0] ?? Number.NaN) - window.map.chosenAt));
      await page.waitForTimeout(200);
    }
  print(`other colours of ${dati.length} municipalities until they are drawn`, median(times), TARGETS.colours, milliseconds);
  await page.close();
}

/** The frames of the page while time runs from the first day on. */
async function played(browser: Browser, origin: string): Promise<void> {
  const page = await opened(browser, `${origin}/#/territorio/mappa?data=1861-03-17&livello=comune`);
  await page.locator('canvas[data-drawn]').waitFor();
  await page.waitForTimeout(2000);
  await page.getByRole('button', { name: 'Scorri il tempo' }).click();
  await page.evaluate(() => Object.assign(window.map, { frames: [] }));
  await page.waitForTimeout(PLAYED_MS);
  const frames = await page.evaluate(() => window.map.frames);
  const longest = Math.max(...frames.slice(1).map((time, index) => time - (frames[index] as number)));
  print('the longest frame while time runs, all municipalities', longest, TARGETS.played, milliseconds);
  await page.close();
}

/** The layout shift on the home until its map is there. */
async function home(browser: Browser, origin: string): Promise<void> {
  const page = await opened(browser, `${origin}/#/home`);
  await page.getByRole('img', { name: /^Le province/ }).waitFor();
  await page.waitForTimeout(1000);
  print('layout shift of the home by its map', await page.evaluate(() => window.map.shift), TARGETS.shift, (value) => value.toFixed(3));
  await page.close();
}
