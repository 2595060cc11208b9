import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { composeSite } from '@territori/build/site/composeSite';
import { compressFolder } from '@territori/build/site/compressFolder';
import { root } from '@territori/build/workspace';
import audit, { type Result } from 'lighthouse';
import { chromium as launchOptions } from '../../e2e/harness/chromium.ts';
import { openApi } from '../open-api.ts';
import { pages } from './pages.ts';
import { serveSite } from './serveSite.ts';

const RUNS = 3;
const PERFORMANCE_TARGET = 0.95;
const SHIFT_TARGET = 0.02;

/** What the score is made of, with its share and its unit. */
const metrics = {
  'first-contentful-paint': 'FCP',
  'speed-index': 'SI',
  'largest-contentful-paint': 'LCP',
  'total-blocking-time': 'TBT',
  'cumulative-layout-shift': 'CLS',
} as const;

const scoreOf = ({ categories }: Result) => categories.performance?.score ?? 0;
const byScore = (a: Result, b: Result) => scoreOf(a) - scoreOf(b);

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Lighthouse's performance of every page with its default preset, a phone on a slow network: the middle one of three runs, and why it is below the target. */
export async function lighthouse(): Promise<void> {
  const site = join(root, '.cache/bench/lighthouse');
  await composeSite({ directory: site });
  await compressFolder(site, 'best');
  const api = await openApi();
  const served = await serveSite(site, api.app);
  const port = await freePort();
  const options = launchOptions();
  const browser = await chromium.launch({ ...options, args: [...(options.args ?? []), `--remote-debugging-port=${port}`] });
  const only = process.argv.slice(3);
  try {
    for (const { name, path } of pages) {
      if (only.length > 0 && !only.includes(name)) continue;
      const results: Result[] = [];
      for (let run = 0; run < RUNS; run++) {
        const audited = await audit(`${served.origin}/#${path}`, { port, onlyCategories: ['performance'], logLevel: 'error' });
        if (audited) results.push(audited.lhr);
      }
      const middle = results.sort(byScore)[Math.floor(results.length / 2)];
      if (!middle) throw new Error(`Lighthouse has no result for ${name}.`);
      console.log(`${name.padEnd(26)} ${describe(middle)}`);
    }
  } finally {
    await browser.close();
    await served.close();
    await api.close();
  }
}

function describe(result: Result): string {
  const { audits } = result;
  const shift = audits['cumulative-layout-shift']?.numericValue ?? Number.NaN;
  const missed = scoreOf(result) < PERFORMANCE_TARGET || shift > SHIFT_TARGET;
  const figures = Object.entries(metrics).map(
    ([id, name]) => `${name} ${audits[id]?.displayValue ?? '-'} (${(audits[id]?.score ?? 0).toFixed(2)})`,
  );
  return `${scoreOf(result).toFixed(2)}  ${figures.join('  ')}${missed ? '  MISSED' : ''}`;
}
