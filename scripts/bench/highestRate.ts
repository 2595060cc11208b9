import { runLoad } from '../../deploy/test/engine/traffic/runLoad.ts';
import { readFacts } from '../../deploy/test/engine/traffic/trafficFacts.ts';
import type { LoadFigures } from '../../deploy/test/engine/traffic/trafficLoad.ts';

const [FIRST_RATE, SECONDS, WARM_UP_SECONDS, P99_MS] = [25, 15, 3, 100];
/** The search ends when the highest rate that holds and the lowest one that fails are this close. */
const PRECISION = 0.1;

const errorCount = ({ errors }: LoadFigures) => Object.values(errors).reduce((total, times) => total + times, 0);

/**
 * The highest rate at which 99 of 100 requests are answered in time and none wrongly: doubled until it fails, then halved between. The
 * mix is that of `requestMix`; without the folder of a site, of calls of the API alone.
 */
export async function highestRate(origin: string, site: string | null, target: number): Promise<void> {
  const facts = await readFacts(origin, site);
  // in the first calls of a process V8 compiles its code
  await runLoad({ origin, facts, rate: FIRST_RATE, warmUpSeconds: 0, seconds: SECONDS });
  let best = 0;
  const holds = async (rate: number) => {
    const figures = await runLoad({ origin, facts, rate, warmUpSeconds: WARM_UP_SECONDS, seconds: SECONDS });
    const { p50, p95, p99 } = figures.times;
    console.log(
      `  ${rate} a second: ${[p50, p95, p99].map((ms) => ms.toFixed(0)).join(', ')} ms (p50, p95, p99), ${errorCount(figures)} errors`,
    );
    if (p99 >= P99_MS || errorCount(figures) > 0) return false;
    best = rate;
    return true;
  };
  let failed = FIRST_RATE;
  while (await holds(failed)) failed *= 2;
  while (best > 0 && failed - best > best * PRECISION) {
    const middle = Math.round((best + failed) / 2);
    if (!(await holds(middle))) failed = middle;
  }
  console.log(`${best >= target ? 'met   ' : 'MISSED'}  the highest rate of mixed traffic: ${best} of at least ${target} a second`);
}
