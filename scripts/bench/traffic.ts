import { chmod, cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCluster, startCluster } from '@territori/api-testing/postgresServer';
import { composeSite } from '@territori/build/site/composeSite';
import { root } from '@territori/build/workspace';
import { load } from '@territori/load/loading/load';
import { connect } from '@territori/store/database';
import { freePorts } from '../../deploy/processes/freePorts.ts';
import { startApiReplica } from '../../deploy/processes/startApiReplica.ts';
import { startNginx } from '../../deploy/processes/startNginx.ts';
import { highestRate } from './highestRate.ts';

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
      await highestRate(proxy.origin, site, 400).finally(() => proxy.stop());
    }
  } finally {
    for (const end of running.reverse()) await end();
  }
}
