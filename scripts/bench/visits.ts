import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { composeSite } from '@territori/build/site/composeSite';
import { compressFolder } from '@territori/build/site/compressFolder';
import { chromium as launchOptions } from '@territori/build/trial/chromium';
import { root } from '@territori/build/workspace';
import { openPortalApi } from '../portal/openPortalApi.ts';
import { median } from './api/measure.ts';
import { printed } from './printed.ts';
import { serveSite } from './serveSite.ts';
import { tenPages } from './tenPages.ts';
import { type Connection, type Visit, visitIn } from './visit.ts';
import { within } from './within.ts';

/** Each figure is the median of so many visits. */
const VISITS = 5;
const CONNECTIONS: Readonly<Record<string, Connection>> = {
  '9 Mbit/s and 60 ms': { bits: 9e6, latency: 60, slower: 1 },
  '1.6 Mbit/s and 150 ms': { bits: 1.6e6, latency: 150, slower: 1 },
};
const SLOW: Connection = { bits: 4e5, latency: 400, slower: 6 };

/** Visits one after the other, each in a new browser with the cache of those before. */
async function visitsOf(address: string, connection: Connection, times: number): Promise<readonly Visit[]> {
  const profile = await mkdtemp(join(tmpdir(), 'territori-visits-'));
  const seen: Visit[] = [];
  try {
    while (seen.length < times) {
      const context = await within('opening the browser', chromium.launchPersistentContext(profile, launchOptions()));
      seen.push(await visitIn(context, address, connection).finally(() => within('closing the browser', context.close())));
    }
    return seen;
  } finally {
    await rm(profile, { recursive: true, force: true });
  }
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
  const api = await openPortalApi();
  const served = await serveSite(site, api.app);
  const address = `${served.origin}/#/home`;
  const share = (value: number) => value.toFixed(2);
  const seconds = (value: number) => `${(value / 1000).toFixed(2)} s`;
  try {
    for (const [name, connection] of Object.entries(CONNECTIONS)) {
      const turns: (readonly Visit[])[] = [];
      while (turns.length < VISITS) turns.push(await visitsOf(address, connection, 3));
      const [first = Number.NaN, ...later] = [0, 1, 2].map((visit) => median(turns.map((turn) => turn[visit]?.heading ?? Number.NaN)));
      console.log(`the home at ${name}: ${[first, ...later].map((ms) => ms.toFixed(0)).join(', ')} ms at three visits`);
      // Chromium keeps the compiled code of a script when it runs for the second time: the third visit finds it
      for (const [index, time] of later.entries()) printed(`visit ${index + 2} beside the first`, time / first, 0.5, share);
    }
    const slow: Visit[] = [];
    while (slow.length < VISITS) slow.push(...(await visitsOf(address, SLOW, 1)));
    const figure = (of: 'words' | 'heading') => median(slow.map((visit) => visit[of]));
    printed('400 kbit/s, 400 ms, a sixth of the processor: the first words', figure('words'), 5000, seconds);
    printed("the same: the home's own words", figure('heading'), 5000, seconds);
    const browser = await within('opening the browser', chromium.launch(launchOptions()));
    await tenPages(browser, served.origin).finally(() => within('closing the browser', browser.close()));
  } finally {
    await served.close();
    await api.close();
  }
}
