import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { composeSite } from '@territori/build/site/composeSite';
import { compressFolder } from '@territori/build/site/compressFolder';
import { chromium as launchOptions } from '@territori/build/trial/chromium';
import { root } from '@territori/build/workspace';
import audit, { type RunnerResult, type Trace } from 'lighthouse';
import { freePorts } from '../../deploy/processes/freePorts.ts';
import { openPortalApi } from '../portal/openPortalApi.ts';
import { type MeasuredPage, measuredPages } from './measuredPages.ts';
import { serveByProxy } from './serveByProxy.ts';
import type { ServedSite } from './serveSite.ts';
import { siteOfCommit } from './siteOfCommit.ts';
import { within } from './within.ts';

const RUNS = 5;

/** What is kept of an audit. Its trace, tens of megabytes, is not. */
interface Measured {
  readonly score: number;
  /** Score and metrics, as they are printed. */
  readonly described: string;
}

/** Measures one page with Lighthouse in a separate browser, so that a browser that hangs does not affect another run. */
async function auditOnce(address: string): Promise<Measured | undefined> {
  const [port = 0] = await freePorts(1);
  const options = launchOptions();
  // the proxy's certificate is self-signed
  const own = [`--remote-debugging-port=${port}`, '--ignore-certificate-errors'];
  const browser = await chromium.launch({ ...options, args: [...(options.args ?? []), ...own] });
  try {
    const result = await within(`auditing ${address}`, audit(address, { port, onlyCategories: ['performance'], logLevel: 'error' }));
    return result && { score: scoreOf(result), described: describe(result) };
  } catch (reason) {
    console.error(`Lighthouse gave no result for ${address}:`, reason);
    return undefined;
  } finally {
    await within('closing the browser', browser.close()).catch(console.error);
  }
}

/** A version of the portal, and where it is served. */
type Version = { readonly name: string; readonly served: ServedSite };

/** The median of several audits of a page, of one version or of two in turns: the speed of a machine changes within minutes. */
async function auditPage(versions: readonly Version[], { name, path }: MeasuredPage): Promise<Measured[]> {
  const results = versions.map((): Measured[] => []);
  for (let run = 0; run < RUNS; run++) {
    for (const [index, { served }] of versions.entries()) {
      const result = await auditOnce(`${served.origin}/#${path}`);
      if (result) results[index]?.push(result);
    }
  }
  return results.map((ofVersion) => {
    const middle = ofVersion.sort((a, b) => a.score - b.score)[Math.floor(ofVersion.length / 2)];
    if (!middle) throw new Error(`Lighthouse gave no result for ${name}.`);
    return middle;
  });
}

/**
 * The performance score of every page with Lighthouse's default preset, a phone on a slow network: the median of five
 * runs, and the metrics that cost points. The proxy serves the pages with HTTP/2, as on the internet.
 *
 * `npm run bench -- lighthouse [names of pages] [--beside <commit>]`
 */
export async function lighthouse(): Promise<void> {
  const { values, positionals } = parseArgs({
    args: process.argv.slice(3),
    options: { beside: { type: 'string' } },
    allowPositionals: true,
  });
  const unknown = positionals.filter((name) => !measuredPages.some((page) => page.name === name));
  if (unknown.length > 0)
    throw new Error(`No page is called ${unknown.join(', ')}. The pages: ${measuredPages.map(({ name }) => name).join('; ')}.`);
  const site = join(root, '.cache/bench/lighthouse');
  const sites = { now: site, ...(values.beside && { [values.beside]: siteOfCommit(values.beside) }) };
  await composeSite({ directory: site });
  await compressFolder(site, 'best');
  const api = await openPortalApi();
  const address = await api.app.listen({ host: '127.0.0.1', port: 0 });
  const versions: Version[] = [];
  const missed: string[] = [];
  try {
    for (const [name, directory] of Object.entries(sites)) versions.push({ name, served: await serveByProxy(directory, address) });
    for (const page of measuredPages) {
      if (positionals.length > 0 && !positionals.includes(page.name)) continue;
      for (const [index, { score, described }] of (await auditPage(versions, page)).entries()) {
        const met = score >= page.performance;
        if (!met && index === 0) missed.push(page.name);
        const version = versions.length > 1 ? `${versions[index]?.name.padEnd(8)}  ` : '';
        console.log(`${met ? 'met   ' : 'MISSED'}  ${page.name.padEnd(24)} ${version}${described}  of at least ${page.performance}`);
      }
    }
    console.log(`\nPages below their target: ${missed.join('; ') || 'none'}`);
  } finally {
    for (const { served } of versions) await within('closing the site', served.close());
    await within('closing the API', api.close());
  }
}

const scoreOf = ({ lhr }: RunnerResult) => lhr.categories.performance?.score ?? 0;

/** Processor time of the page's thread in milliseconds, by the trace's clock of threads: not slowed, and without waiting. */
function threadTime({ artifacts }: RunnerResult): number {
  // the types of Lighthouse lack the time of the thread
  const traceEvents: readonly (Trace['traceEvents'][number] & { tdur?: number })[] = artifacts.Trace.traceEvents;
  const isPage = new Set(traceEvents.filter(({ args }) => args.name === 'CrRendererMain').map(({ pid, tid }) => `${pid} ${tid}`));
  const times = new Map<string, number>();
  for (const { name, pid, tid, tdur = 0 } of traceEvents) {
    const thread = `${pid} ${tid}`;
    if (name.endsWith('RunTask') && isPage.has(thread)) times.set(thread, (times.get(thread) ?? 0) + tdur / 1000);
  }
  return Math.max(...times.values());
}

/** Score and metrics, each with the points that it costs. Lighthouse's measure of the machine's speed shows how reliable they are. */
function describe(result: RunnerResult): string {
  const { audits, categories, environment } = result.lhr;
  const metrics = categories.performance?.auditRefs.filter(({ weight }) => weight > 0) ?? [];
  const figures = metrics.map(({ id, acronym, weight }) => {
    const { displayValue = '-', score } = audits[id] ?? {};
    return `${acronym} ${displayValue} (-${((1 - (score ?? 0)) * (weight / 100)).toFixed(2)})`;
  });
  const thread = `thread ${Math.round(threadTime(result))} ms`;
  return `${scoreOf(result).toFixed(2)}  ${figures.join('  ')}  ${thread}  benchmarkIndex ${Math.round(environment.benchmarkIndex)}`;
}
