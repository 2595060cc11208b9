import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { composeSite } from '@territori/build/site/composeSite';
import { compressFolder } from '@territori/build/site/compressFolder';
import { chromium as launchOptions } from '@territori/build/trial/chromium';
import { root } from '@territori/build/workspace';
import audit, { type RunnerResult } from 'lighthouse';
import { SHIFT_LIMIT } from '../../e2e/harness/layoutShift.ts';
import { openApi } from '../openApi.ts';
import { layoutShift } from './layoutShift.ts';
import { type MeasuredPage, pages } from './pages.ts';
import { processorTime } from './processorTime.ts';
import { serveByProxy } from './serveByProxy.ts';
import { within } from './within.ts';

const RUNS = 5;
const LIGHTHOUSE_WIDTH = 412;
const OTHER_WIDTHS = [320, 1280];

/** The metrics that make up the score, each with its weight. */
const metrics = [
  { id: 'first-contentful-paint', name: 'FCP', weight: 0.1 },
  { id: 'speed-index', name: 'SI', weight: 0.1 },
  { id: 'largest-contentful-paint', name: 'LCP', weight: 0.25 },
  { id: 'total-blocking-time', name: 'TBT', weight: 0.3 },
  { id: 'cumulative-layout-shift', name: 'CLS', weight: 0.25 },
] as const;

const scoreOf = ({ lhr }: RunnerResult) => lhr.categories.performance?.score ?? 0;
const byScore = (a: RunnerResult, b: RunnerResult) => scoreOf(a) - scoreOf(b);

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Measures one page with Lighthouse in a separate browser, so that a browser that hangs does not affect another run. */
async function auditOnce(address: string): Promise<RunnerResult | undefined> {
  const port = await freePort();
  const options = launchOptions();
  // the proxy's certificate is self-signed
  const own = [`--remote-debugging-port=${port}`, '--ignore-certificate-errors'];
  const browser = await chromium.launch({ ...options, args: [...(options.args ?? []), ...own] });
  try {
    return await within(`auditing ${address}`, audit(address, { port, onlyCategories: ['performance'], logLevel: 'error' }));
  } catch (reason) {
    console.error(`Lighthouse gave no result for ${address}:`, reason);
    return undefined;
  } finally {
    await within('closing the browser', browser.close()).catch(console.error);
  }
}

/** The median of several audits of a page. */
async function auditPage(origin: string, { name, path }: MeasuredPage): Promise<RunnerResult> {
  const results: RunnerResult[] = [];
  for (let run = 0; run < RUNS; run++) {
    const result = await auditOnce(`${origin}/#${path}`);
    if (result) results.push(result);
  }
  const middle = results.sort(byScore)[Math.floor(results.length / 2)];
  if (!middle) throw new Error(`Lighthouse gave no result for ${name}.`);
  return middle;
}

/** The layout shifts of a page at the other widths. */
async function otherShifts(origin: string, { path }: MeasuredPage): Promise<[width: number, shift: number][]> {
  const options = launchOptions();
  const browser = await chromium.launch({ ...options, args: [...(options.args ?? []), '--ignore-certificate-errors'] });
  try {
    const shifts: [number, number][] = [];
    for (const width of OTHER_WIDTHS) shifts.push([width, await layoutShift(browser, `${origin}/#${path}`, width)]);
    return shifts;
  } finally {
    await within('closing the browser', browser.close()).catch(console.error);
  }
}

/**
 * The performance score of every page with Lighthouse's default preset, a phone on a slow network: the median of five
 * runs, and the metrics that cost points. The proxy serves the pages with HTTP/2, as on the internet.
 */
export async function lighthouse(): Promise<void> {
  const site = join(root, '.cache/bench/lighthouse');
  await composeSite({ directory: site });
  await compressFolder(site, 'best');
  const api = await openApi();
  const served = await serveByProxy(site, api.app);
  const only = process.argv.slice(3);
  const missed: string[] = [];
  try {
    for (const page of pages) {
      if (only.length > 0 && !only.includes(page.name)) continue;
      const result = await auditPage(served.origin, page);
      const shifts = new Map([[LIGHTHOUSE_WIDTH, shiftOf(result)], ...(await otherShifts(served.origin, page))]);
      const met = scoreOf(result) >= page.performance && [...shifts.values()].every((shift) => shift <= SHIFT_LIMIT);
      if (!met) missed.push(page.name);
      const moved = [...shifts].map(([width, shift]) => `${shift.toFixed(3)} at ${width} px`).join(', ');
      console.log(
        `${met ? 'met   ' : 'MISSED'}  ${page.name.padEnd(24)} ${describe(result)}  of at least ${page.performance}; shift ${moved}`,
      );
    }
    const target = `the performance that its line names and a layout shift of at most ${SHIFT_LIMIT}`;
    console.log(missed.length === 0 ? `\nEvery page has ${target}.` : `\nNot every page has ${target}: ${missed.join('; ')}.`);
  } finally {
    await within('closing the site', served.close());
    await within('closing the API', api.close());
  }
}

const shiftOf = ({ lhr }: RunnerResult) => lhr.audits['cumulative-layout-shift']?.numericValue ?? Number.NaN;

/**
 * Score and metrics, each with the points that it costs, and the processor time of the page's main thread. Lighthouse's
 * measure of the machine's speed shows how reliable they are.
 */
function describe(result: RunnerResult): string {
  const { audits, environment } = result.lhr;
  const figures = metrics.map(({ id, name, weight }) => {
    const { displayValue = '-', score } = audits[id] ?? {};
    return `${name} ${displayValue} (-${((1 - (score ?? 0)) * weight).toFixed(2)})`;
  });
  return `${scoreOf(result).toFixed(2)}  ${figures.join('  ')}  processor ${Math.round(processorTime(result))} ms  machine ${Math.round(environment.benchmarkIndex)}`;
}
