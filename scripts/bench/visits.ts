import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import { composeSite } from '@territori/build/site/composeSite';
import { compressFolder } from '@territori/build/site/compressFolder';
import { chromium as launchOptions } from '@territori/build/trial/chromium';
import { root } from '@territori/build/workspace';
import { openApi } from '../openApi.ts';
import { serveSite } from './serveSite.ts';
import { within } from './within.ts';

/** Each figure is the median of so many visits. */
const VISITS = 5;
/** A connection and a processor: bits a second, milliseconds, times slower than this machine's. */
const CONNECTIONS = [
  { name: '9 Mbit/s and 60 ms', bits: 9e6, latency: 60, slower: 1 },
  { name: '1.6 Mbit/s and 150 ms', bits: 1.6e6, latency: 150, slower: 1 },
];
const SLOW = { bits: 4e5, latency: 400, slower: 6 };
const TARGETS = { second: 0.5, wordsSeconds: 5 };
const PATIENCE_MS = 90_000;

type Connection = typeof SLOW;

interface Seen {
  /** Milliseconds until the page shows a word: of the outline, which says that the portal is loading, or of the home. */
  readonly words: number;
  /** Milliseconds until the home's own heading is there. */
  readonly heading: number;
}

declare global {
  interface Window {
    seen?: { words?: number; heading?: number };
  }
}

async function look(context: BrowserContext, address: string, { bits, latency, slower }: Connection): Promise<Seen> {
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: bits / 8,
    uploadThroughput: bits / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await page.addInitScript(() => {
    const seen: Window['seen'] = {};
    window.seen = seen;
    const timer = setInterval(() => {
      if (
        seen.words === undefined &&
        [...document.querySelectorAll('body *')].some(
          (element) =>
            element.childElementCount === 0 &&
            element.textContent.trim() !== '' &&
            element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
        )
      )
        seen.words = performance.now();
      if (!document.querySelector('main h1')) return;
      seen.heading = performance.now();
      clearInterval(timer);
    }, 20);
  });
  await page.goto(address, { waitUntil: 'commit', timeout: PATIENCE_MS });
  await page.waitForFunction(() => window.seen?.heading !== undefined);
  // what the first visit loads last is there for the second
  await page.waitForLoadState('networkidle');
  const seen = await page.evaluate(() => window.seen);
  await page.close();
  return { words: seen?.words ?? Number.NaN, heading: seen?.heading ?? Number.NaN };
}

/** Visits one after the other, each in a new browser with the cache of those before. */
async function visitsOf(address: string, connection: Connection, times: number): Promise<readonly Seen[]> {
  const profile = await mkdtemp(join(tmpdir(), 'territori-visits-'));
  const seen: Seen[] = [];
  try {
    while (seen.length < times) {
      const context = await within('opening the browser', chromium.launchPersistentContext(profile, launchOptions()));
      try {
        seen.push(await look(context, address, connection));
      } finally {
        await within('closing the browser', context.close());
      }
    }
    return seen;
  } finally {
    await rm(profile, { recursive: true, force: true });
  }
}

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

function print(what: string, value: number, limit: number, unit: string): void {
  console.log(`${value <= limit ? 'met   ' : 'MISSED'}  ${what}: ${value.toFixed(2)}${unit} of at most ${limit}${unit}`);
}

/**
 * `npm run bench -- visits`: the home at a second and a third visit beside the first, over two connections, and its first words on a slow
 * connection with a slow processor. The portal's own server serves the pages: Chromium keeps nothing of a server whose certificate it does
 * not know. What a second visit downloads after a release of one section is held by `release.spec.ts`.
 */
export async function visits(): Promise<void> {
  const site = join(root, '.cache/bench/visits');
  await composeSite({ directory: site });
  await compressFolder(site, 'best');
  const api = await openApi();
  const served = await serveSite(site, api.app);
  const address = `${served.origin}/#/home`;
  try {
    for (const { name, ...connection } of CONNECTIONS) {
      const turns: (readonly Seen[])[] = [];
      while (turns.length < VISITS) turns.push(await visitsOf(address, connection, 3));
      const [first = Number.NaN, ...later] = [0, 1, 2].map((visit) => median(turns.map((turn) => turn[visit]?.heading ?? Number.NaN)));
      console.log(`the home at ${name}: ${[first, ...later].map((ms) => ms.toFixed(0)).join(', ')} ms at three visits`);
      // Chromium keeps the compiled code of a script when it runs for the second time: the third visit finds it
      for (const [index, time] of later.entries()) print(`visit ${index + 2} beside the first`, time / first, TARGETS.second, '');
    }
    const slow: Seen[] = [];
    while (slow.length < VISITS) slow.push(...(await visitsOf(address, SLOW, 1)));
    print(
      '400 kbit/s, 400 ms, a sixth of the processor: the first words',
      median(slow.map(({ words }) => words)) / 1000,
      TARGETS.wordsSeconds,
      ' s',
    );
    print("the same: the home's own words", median(slow.map(({ heading }) => heading)) / 1000, TARGETS.wordsSeconds, ' s');
  } finally {
    await within('closing the site', served.close());
    await api.close();
  }
}
