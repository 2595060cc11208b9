import { join } from 'node:path';
import { root } from '@territori/build/workspace';
import { ensureNginx } from '../../deploy/processes/ensureNginx.ts';
import { ensureChromium } from '../ensure/ensureChromium.ts';
import { ensurePostgres } from '../ensure/ensurePostgres.ts';
import { apiBench } from './api/apiBench.ts';
import { firstLoad } from './firstLoad.ts';
import { lighthouse } from './lighthouse.ts';
import { map } from './map.ts';
import { start } from './start.ts';
import { traffic } from './traffic.ts';
import { translation } from './translation.ts';
import { viewer } from './viewer.ts';
import { visits } from './visits.ts';

interface Benchmark {
  readonly measures: string;
  /** Finds or installs the programs that it needs; the variables that they return become part of the environment. */
  readonly needs?: readonly ((log: (text: string) => void) => Promise<object>)[];
  readonly run: () => Promise<void>;
}

const CHROMIUM = [ensureChromium];

/** The benchmarks by name. Each prints its figures; a slow machine does not make it fail. */
const benchmarks: Readonly<Record<string, Benchmark>> = {
  api: { measures: 'the load, and the API: starts, memory, each kind of call, mixed traffic', needs: [ensurePostgres], run: apiBench },
  'first-load': { measures: 'shell and home in a cold browser, beside a monolith of the same source', needs: CHROMIUM, run: firstLoad },
  lighthouse: { measures: 'Lighthouse’s performance of every page, or of those named after it', needs: CHROMIUM, run: lighthouse },
  mappa: { measures: 'the map: bytes of code and boundaries, drawing, gestures, changes of day', needs: CHROMIUM, run: map },
  start: { measures: 'a fresh clone until it serves, later starts, and the portal for developers', run: start },
  traffic: { measures: 'the highest rate of a mix of requests, one and two replicas', needs: [ensureNginx, ensurePostgres], run: traffic },
  traduzione: { measures: 'lists of 8,000, 80,000 and 200,000 rows recognised and translated', run: translation },
  visits: { measures: 'the home at a second visit, and its first words on a slow connection', needs: CHROMIUM, run: visits },
  viewer: { measures: 'page changes of a report, and its PDF', needs: CHROMIUM, run: viewer },
};

/** A running portal holds the data of the checkout: the benchmarks have their own, which stay for the next run. */
const OWN_DATA = {
  DATABASE_URL: '',
  PORTALE_DATABASE: join(root, '.cache/bench/database'),
  PORTALE_ARCHIVIO: join(root, '.cache/bench/archive'),
  PORTALE_EDIZIONE: '',
};

const [wanted = ''] = process.argv.slice(2);
Object.assign(process.env, OWN_DATA);
const chosen = wanted === 'all' ? Object.keys(benchmarks) : [wanted];
for (const name of chosen) {
  const benchmark = benchmarks[name];
  if (!benchmark) {
    console.error('Usage: npm run bench -- <name>\n');
    for (const [known, { measures }] of Object.entries(benchmarks)) console.error(`  ${known.padEnd(12)} ${measures}`);
    console.error(`  ${'all'.padEnd(12)} all of them, one after the other`);
    process.exit(wanted === '' ? 0 : 1);
  }
  if (chosen.length > 1) console.log(`\n## ${name}\n`);
  for (const ensure of benchmark.needs ?? []) Object.assign(process.env, await ensure(console.warn));
  await benchmark.run();
}
process.exit(0);
