import { cp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { createPortal } from '@territori/build/portal/createPortal';
import { composeSite } from '@territori/build/site/composeSite';
import { compressFolder } from '@territori/build/site/compressFolder';
import { root } from '@territori/build/workspace';
import { chromium as launchOptions } from '../../e2e/harness/chromium.ts';
import { portalConfig } from '../config.ts';
import { listen } from '../listen.ts';
import { openApi } from '../open-api.ts';
import { monolithSite } from './monolithSite.ts';
import { type Visit, visit } from './visit.ts';

const RUNS = 9;
const ROUTE = '/home';
const work = join(root, '.cache/bench');

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const sum = (visited: Visit, size: 'gzip' | 'brotli') => visited.files.reduce((total, file) => total + file[size], 0);
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;

/**
 * First load of the portal until the home's heading: the federated build beside a monolith of the same source, without and with the same preload hints, in one run.
 * Cold visits, 9 Mbit/s and 60 ms, Brotli on the wire, medians of nine.
 */
export async function firstLoad(): Promise<void> {
  await rm(work, { recursive: true, force: true });
  const site = join(root, '.site');
  const { failures } = await composeSite({ directory: site });
  if (failures.length > 0) throw new Error(`Some sections do not build: ${failures.map(({ part }) => part).join(', ')}`);
  const sites = { federated: join(work, 'federated'), monolith: join(work, 'monolith'), 'monolith, preload hints': join(work, 'hinted') };
  await cp(site, sites.federated, { recursive: true, filter: (source) => !/\.(br|gz)$/.test(source) });
  await monolithSite(sites.monolith);

  const api = await openApi();
  const browser = await chromium.launch(launchOptions());
  try {
    await compressFolder(sites.monolith, 'best');
    const weighed = await measure(browser, sites.monolith, api.app, 1);
    const initial = weighed.visit.files
      .filter(({ path }) => path.startsWith('/assets/') && path.endsWith('.js'))
      .map(({ path }) => path.slice(1));
    await monolithSite(sites['monolith, preload hints'], initial);
    await Promise.all([sites.federated, sites['monolith, preload hints']].map((directory) => compressFolder(directory, 'best')));

    const rows = [];
    for (const [name, directory] of Object.entries(sites)) rows.push({ name, ...(await measure(browser, directory, api.app, RUNS)) });
    const monolith = rows[1];
    const hinted = rows[2];
    if (!monolith || !hinted) throw new Error('The monolith was not measured.');
    for (const { name, visit: visited, milliseconds } of rows) {
      const [gzip, brotli] = [sum(visited, 'gzip'), sum(visited, 'brotli')];
      console.log(
        `${name.padEnd(26)} ${kilobytes(gzip).padStart(9)} gzip (${(gzip / sum(monolith.visit, 'gzip')).toFixed(2)})  ${kilobytes(brotli).padStart(9)} brotli  ` +
          `${String(visited.files.length).padStart(3)} files  ${milliseconds.toFixed(0).padStart(5)} ms (${(milliseconds / monolith.milliseconds).toFixed(2)}, hinted ${(milliseconds / hinted.milliseconds).toFixed(2)})`,
      );
    }
    if (process.argv.includes('--files')) {
      for (const { name, visit: visited } of rows) {
        console.log(`\n${name}`);
        for (const { path, gzip } of [...visited.files].sort((a, b) => b.gzip - a.gzip))
          console.log(`${String(gzip).padStart(8)}  ${path}`);
      }
    }
  } finally {
    await browser.close();
    await api.close();
  }
}

async function measure(
  browser: Browser,
  site: string,
  api: Parameters<typeof listen>[1],
  runs: number,
): Promise<{ visit: Visit; milliseconds: number }> {
  const portal = createPortal({ site, config: portalConfig() });
  const server = await listen(portal, api, 0);
  try {
    const address = `http://localhost:${(server.address() as AddressInfo).port}/#${ROUTE}`;
    const weighed = await visit(browser, address, { weigh: true });
    const times: number[] = [];
    for (let run = 0; run < runs; run++) times.push((await visit(browser, address)).milliseconds);
    return { visit: weighed, milliseconds: median(times) };
  } finally {
    server.closeAllConnections();
    server.close();
    await portal.close();
  }
}
