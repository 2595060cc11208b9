import { apiBench } from '../api/src/bench/apiBench.ts';
import { firstLoad } from './bench/firstLoad.ts';
import { typeahead } from './bench/typeahead.ts';
import { viewer } from './bench/viewer.ts';

/** The benchmarks by name. Each prints its figures; none of them fails for a slow machine. */
const benchmarks: Readonly<Record<string, () => Promise<void>>> = {
  api: () => apiBench(),
  'first-load': firstLoad,
  typeahead,
  viewer,
};

const [wanted = ''] = process.argv.slice(2);
const run = benchmarks[wanted];
if (!run) {
  console.error(`Usage: npm run bench -- ${Object.keys(benchmarks).join(' | ')}`);
  process.exit(1);
}
await run();
process.exit(0);
