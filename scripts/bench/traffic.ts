import { chmod, cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCluster, startCluster } from '@territori/api-testing/postgresServer';
import { composeSite } from '@territori/build/site/composeSite';
import { root } from '@territori/build/workspace';
import { load } from '@territori/load/ingest/load';
import { connect } from '@territori/store/database';
import { freePorts } from '../../deploy/processes/freePorts.ts';
import { startApiReplica } from '../../deploy/processes/startApiReplica.ts';
import { startNginx } from '../../deploy/processes/startNginx.ts';
import { readFacts } from '../../deploy/test/engine/traffic/facts.ts';
import type { LoadFigures } from '../../deploy/test/engine/traffic/load.ts';
import { runLoad } from '../../deploy/test/engine/traffic/runLoad.ts';

const [FIRST_RATE, SECONDS, WARM_UP_SECONDS, P99_MS] = [25, 15, 3, 100];
/** The search ends when the highest rate that holds and the lowest one that fails are this close. */
const PRECISION = 0.1;

const errorCount = ({ errors }: LoadFigures) => Object.values(errors).reduce((total, times) => total + times, 0);

/** The highest rate at which 99 of 100 requests are answered in time and none wrongly: doubled until it fails, then halved between. */
async function highestRate(origin: string, site: string): Promise<void> {
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
  console.log(best > 0 ? `  the highest rate: ${best} a second` : `  not even ${FIRST_RATE} a second hold`);
}

/**
 * `npm run bench -- traffic`: a realistic mix of requests at a fixed rate against one and two replicas of the API on PostgreSQL behind
 * nginx. Each request is measured from the moment at which it was to begin. Load, servers and database share the machine.
 */
export async function traffic(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'territori-traffic-'));
  const site = join(folder, 'site');
  const running: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })];
  try {
    // the file server may only read what every user may read
    await chmod(folder, 0o755);
    await composeSite({ directory: join(root, '.site') });
    await cp(join(root, '.site'), site, { recursive: true });
    await createCluster(join(folder, 'cluster'));
    const postgres = await startCluster(join(folder, 'cluster'));
    running.push(() => postgres.stop());
    const database = await connect({ url: postgres.url });
    await load(database, { by: 'start' });
    await database.close();
    const [files = 0, port = 0] = await freePorts(2);
    const statics = await startNginx('static', { LISTEN: `127.0.0.1:${files}`, SITE: site });
    running.push(() => statics.stop());
    const apis: string[] = [];
    for (const replicas of [1, 2]) {
      const api = await startApiReplica(postgres.url);
      running.push(() => api.end('SIGTERM'));
      apis.push(api.server);
      const proxy = await startNginx('proxy', {
        LISTEN: `127.0.0.1:${port}`,
        WORKERS: 'auto',
        SHELL_SERVERS: `127.0.0.1:${files}`,
        API_SERVERS: apis.join(' '),
      });
      console.log(`${replicas} of the API`);
      await highestRate(proxy.origin, site).finally(() => proxy.stop());
    }
  } finally {
    for (const end of running.reverse()) await end();
  }
}
