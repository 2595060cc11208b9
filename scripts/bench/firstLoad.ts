import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { composeSite } from '@territori/build/site/composeSite';
import { compressFolder } from '@territori/build/site/compressFolder';
import { chromium as launchOptions } from '@territori/build/trial/chromium';
import { root } from '@territori/build/workspace';
import { openApi } from '../openApi.ts';
import { median } from './api/measure.ts';
import { monolithSite } from './monolithSite.ts';
import { type Api, serveSite } from './serveSite.ts';
import { type Visit, visit } from './visit.ts';
import { type WholeVisit, wholeVisit } from './wholeVisit.ts';
import { within } from './within.ts';

const RUNS = 9;
const ROUTE = '/#/home';

/** The targets: ratios to the monolith, and bytes. */
const TARGETS = {
  bytes: 1.1,
  time: 1,
  timeHinted: 1,
  /** Gzip bytes that a further section may add beside federation's entry. */
  section: 25_000,
};

const work = join(root, '.cache/bench/first-load');
const sites = { federated: join(work, 'federated'), monolith: join(work, 'monolith'), 'monolith, preload hints': join(work, 'hinted') };
type Build = keyof typeof sites;

/** The measurements of each build; the time is the median in milliseconds until the heading of the home page appears. */
type Measured = Readonly<Record<Build, { readonly visit: Visit; readonly milliseconds: number }>>;

const sum = ({ files }: Visit, size: 'gzip' | 'brotli') => files.reduce((total, file) => total + file[size], 0);
const ratio = (value: number) => value.toFixed(2);
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;

/**
 * First load of the portal until the home's heading: the federated build beside a monolith of the same source, without
 * and with the same preload hints, in one run. Cold visits, 9 Mbit/s and 60 ms, Brotli on the wire, medians of nine.
 * Then the bytes that each further section adds, and the modules that a visit to all sections downloads twice.
 */
export async function firstLoad(): Promise<void> {
  await rm(work, { recursive: true, force: true });
  const { failures } = await composeSite({ directory: sites.federated });
  if (failures.length > 0) throw new Error(`The build of some sections failed: ${failures.map(({ part }) => part).join(', ')}`);
  await monolithSite(sites.monolith);
  await Promise.all([compressFolder(sites.federated, 'best'), compressFolder(sites.monolith, 'best')]);

  const api = await openApi();
  const browser = await chromium.launch(launchOptions());
  try {
    await monolithSite(sites['monolith, preload hints'], await scriptsOf(browser, sites.monolith, api.app));
    await compressFolder(sites['monolith, preload hints'], 'best');
    const measured = await interleaved(browser, api.app);
    printBuilds(measured);
    if (process.argv.includes('--files')) printFiles(measured);
    const served = await serveSite(sites.federated, api.app);
    const whole = await wholeVisit(browser, served.origin, sites.federated).finally(() => served.close());
    printWholeVisit(whole);
    printTargets(measured, whole);
  } finally {
    await within('closing the browser', browser.close());
    await within('closing the API', api.close());
  }
}

/** The scripts that a first visit downloads; the page of the hinted monolith preloads them. */
async function scriptsOf(browser: Browser, site: string, api: Api): Promise<string[]> {
  const served = await serveSite(site, api);
  const { files } = await visit(browser, served.origin + ROUTE, { weigh: true }).finally(() => served.close());
  return files.filter(({ path }) => /^\/assets\/.*\.js$/.test(path)).map(({ path }) => path.slice(1));
}

/** Measures the builds in turn (a, b, c, a, b, c, ...), so that other work of the machine affects all of them alike. */
async function interleaved(browser: Browser, api: Api): Promise<Measured> {
  const builds = await Promise.all(
    Object.entries(sites).map(async ([name, site]) => ({ name, served: await serveSite(site, api), times: [] as number[] })),
  );
  try {
    const weighed: [string, Visit][] = [];
    for (const { name, served } of builds) weighed.push([name, await visit(browser, served.origin + ROUTE, { weigh: true })]);
    for (let run = 0; run < RUNS; run++) {
      for (const { served, times } of builds) times.push((await visit(browser, served.origin + ROUTE)).milliseconds);
    }
    const results = builds.map(({ name, times }, index) => [name, { visit: weighed[index]?.[1], milliseconds: median(times) }]);
    return Object.fromEntries(results) as Measured;
  } finally {
    await Promise.all(builds.map(({ served }) => served.close()));
  }
}

function printBuilds(measured: Measured): void {
  const { monolith, 'monolith, preload hints': hinted } = measured;
  for (const [name, { visit: visited, milliseconds }] of Object.entries(measured)) {
    const [gzip, brotli] = [sum(visited, 'gzip'), sum(visited, 'brotli')];
    console.log(
      `${name.padEnd(26)} ${kilobytes(gzip).padStart(9)} gzip (${(gzip / sum(monolith.visit, 'gzip')).toFixed(2)})  ${kilobytes(brotli).padStart(9)} brotli  ` +
        `${String(visited.files.length).padStart(3)} files  ${milliseconds.toFixed(0).padStart(5)} ms (${(milliseconds / monolith.milliseconds).toFixed(2)}, hinted ${(milliseconds / hinted.milliseconds).toFixed(2)})`,
    );
  }
}

function printFiles(measured: Measured): void {
  for (const [name, { visit: visited }] of Object.entries(measured)) {
    console.log(`\n${name}`);
    for (const { path, gzip } of [...visited.files].sort((a, b) => b.gzip - a.gzip)) console.log(`${String(gzip).padStart(8)}  ${path}`);
  }
}

function printWholeVisit({ added, twice, repeated }: WholeVisit): void {
  console.log('\nfurther section        own, beside its entry    entry    of the shell');
  for (const { section, own, entry, shared } of added.slice(1)) {
    console.log(`${section.padEnd(22)} ${kilobytes(own).padStart(21)} ${kilobytes(entry).padStart(8)} ${kilobytes(shared).padStart(15)}`);
  }
  const bytes = repeated.reduce((sum, module) => sum + module.bytes, 0);
  console.log(`\nmodules of a section in two of its files: ${repeated.length}, ${bytes} bytes before compression`);
  console.log(`shared modules downloaded twice: ${twice.length === 0 ? 'none' : twice.length}`);
  for (const { module, bytes: size, files } of twice) console.log(`${String(size).padStart(8)}  ${module}  ${files.join(' ')}`);
}

function printTargets({ federated, monolith, 'monolith, preload hints': hinted }: Measured, { added, twice }: WholeVisit): void {
  const largest = Math.max(...added.slice(1).map(({ own }) => own));
  const targets: [string, number, number, (value: number) => string][] = [
    [
      'gzip bytes of shell and home, times the monolith’s',
      sum(federated.visit, 'gzip') / sum(monolith.visit, 'gzip'),
      TARGETS.bytes,
      ratio,
    ],
    ['time to home, times the monolith’s', federated.milliseconds / monolith.milliseconds, TARGETS.time, ratio],
    [
      'time to home, times that of the monolith with preload hints',
      federated.milliseconds / hinted.milliseconds,
      TARGETS.timeHinted,
      ratio,
    ],
    ['largest further section, beside its entry', largest, TARGETS.section, kilobytes],
    ['shared modules downloaded twice', twice.length, 0, String],
  ];
  console.log('');
  for (const [name, value, limit, text] of targets) {
    console.log(`${value <= limit ? 'met   ' : 'MISSED'}  ${name}: ${text(value)} of at most ${text(limit)}`);
  }
}
