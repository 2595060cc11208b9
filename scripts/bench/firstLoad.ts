import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { composeSite } from '@territori/build/site/composeSite';
import { compressFolder } from '@territori/build/site/compressFolder';
import { chromium as launchOptions } from '@territori/build/trial/chromium';
import { root } from '@territori/build/workspace';
import { openPortalApi } from '../portal/openPortalApi.ts';
import { median } from './api/measure.ts';
import { monolithSite } from './monolithSite.ts';
import { printed } from './printed.ts';
import { type Api, serveSite } from './serveSite.ts';
import { coldVisit, type DownloadedFile } from './visit.ts';
import { within } from './within.ts';

const RUNS = 9;
const ROUTE = '/#/home';
/** What the home shows last. */
const MAP_OF_ITALY = 'main svg[role="img"]';
/** A phone's connection. */
const PHONE = { bits: 9e6, latency: 60, slower: 1 };

const work = join(root, '.cache/bench/first-load');
const sites = { federated: join(work, 'federated'), monolith: join(work, 'monolith'), 'monolith, preload hints': join(work, 'hinted') };
type Build = keyof typeof sites;

/** The downloads of each build, and the median of the milliseconds until the heading of the home page appears. */
type Measured = Readonly<Record<Build, { readonly files: readonly DownloadedFile[]; readonly milliseconds: number }>>;

const gzipOf = ({ files }: Measured[Build]) => files.reduce((total, { gzip }) => total + gzip, 0);
const ratio = (value: number) => value.toFixed(2);

/**
 * First load of the portal until the home's heading: the federated build beside a monolith of the same source, without
 * and with the same preload hints, in one run. Cold visits, 9 Mbit/s and 60 ms, Brotli on the wire, medians of nine.
 */
export async function firstLoad(): Promise<void> {
  await rm(work, { recursive: true, force: true });
  const { failures } = await composeSite({ directory: sites.federated });
  if (failures.length > 0) throw new Error(`The build of some sections failed: ${failures.map(({ part }) => part).join(', ')}`);
  await monolithSite(sites.monolith);
  await Promise.all([compressFolder(sites.federated, 'best'), compressFolder(sites.monolith, 'best')]);

  const api = await openPortalApi();
  const browser = await chromium.launch(launchOptions());
  try {
    await monolithSite(sites['monolith, preload hints'], await scriptsOf(browser, sites.monolith, api.app));
    await compressFolder(sites['monolith, preload hints'], 'best');
    print(await interleaved(browser, api.app));
  } finally {
    await within('closing the browser', browser.close());
    await within('closing the API', api.close());
  }
}

/** The scripts that a first visit downloads; the page of the hinted monolith preloads them. */
async function scriptsOf(browser: Browser, site: string, api: Api): Promise<string[]> {
  const served = await serveSite(site, api);
  const files = await coldVisit(browser, served.origin + ROUTE, PHONE, (visit) => visit.files(), MAP_OF_ITALY).finally(() =>
    served.close(),
  );
  return files.filter(({ path }) => /^\/assets\/.*\.js$/.test(path)).map(({ path }) => path.slice(1));
}

/** Measures the builds in turn (a, b, c, a, b, c, ...), so that other work of the machine affects all of them alike. */
async function interleaved(browser: Browser, api: Api): Promise<Measured> {
  const builds = await Promise.all(
    Object.entries(sites).map(async ([name, site]) => ({ name, served: await serveSite(site, api), times: [] as number[] })),
  );
  try {
    const results: [string, Measured[Build]][] = [];
    for (let run = 0; run < RUNS; run++)
      for (const { served, times } of builds) times.push(await coldVisit(browser, served.origin + ROUTE, PHONE, ({ heading }) => heading));
    for (const { name, served, times } of builds) {
      const files = await coldVisit(browser, served.origin + ROUTE, PHONE, (visit) => visit.files(), MAP_OF_ITALY);
      results.push([name, { files, milliseconds: median(times) }]);
    }
    return Object.fromEntries(results) as Measured;
  } finally {
    await Promise.all(builds.map(({ served }) => served.close()));
  }
}

function print(measured: Measured): void {
  const { federated, monolith, 'monolith, preload hints': hinted } = measured;
  for (const [name, own] of Object.entries(measured)) {
    const size = (gzipOf(own) / 1000).toFixed(1);
    console.log(`${name.padEnd(26)} ${size} KB gzip  ${own.files.length} files  ${own.milliseconds.toFixed(0)} ms`);
  }
  printed('gzip bytes of shell and home, times the monolith’s', gzipOf(federated) / gzipOf(monolith), 1.1, ratio);
  printed('time to home, times the monolith’s', federated.milliseconds / monolith.milliseconds, 1, ratio);
  printed('time to home, times that of the monolith with preload hints', federated.milliseconds / hinted.milliseconds, 1, ratio);
}
