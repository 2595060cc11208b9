import { startCluster } from '@territori/api-testing/postgresServer';
import { freePorts } from '../../../deploy/processes/freePorts.ts';
import { type ApiReplica, startApiReplica } from '../../../deploy/processes/startApiReplica.ts';
import { type Nginx, startNginx } from '../../../deploy/processes/startNginx.ts';
import type { Stage } from './stage.ts';

/**
 * The portal as it is put on the internet: replicas of the API on PostgreSQL and the static service, behind the proxy.
 * @param cluster folder of a stopped PostgreSQL cluster with the data loaded; the visits change it
 */
export async function replicatedStage({ cluster, site, replicas }: { cluster: string; site: string; replicas: number }): Promise<Stage> {
  const running: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const end of running.splice(0).reverse()) await end();
  };
  try {
    const postgres = await startCluster(cluster, {});
    running.push(() => postgres.stop());
    const apis: ApiReplica[] = [];
    for (let started = 0; started < replicas; started += 1) {
      const api = await startApiReplica(postgres.url);
      running.push(() => api.end('SIGTERM'));
      apis.push(api);
    }
    const [sitePort, port] = await freePorts(2);
    const nginx: Nginx[] = [];
    const start = async (...what: Parameters<typeof startNginx>) => {
      const started = await startNginx(...what);
      running.push(() => started.stop());
      nginx.push(started);
      return started;
    };
    await start('static', { LISTEN: `127.0.0.1:${sitePort}`, SITE: site });
    const proxy = await start('proxy', {
      LISTEN: `127.0.0.1:${port}`,
      WORKERS: 'auto',
      SHELL_SERVERS: `127.0.0.1:${sitePort}`,
      API_SERVERS: apis.map(({ server }) => server).join(' '),
    });
    const processes = { api: apis.map(({ pid }) => pid), nginx: nginx.map(({ pid }) => pid), postgres: [postgres.pid] };
    return { origin: proxy.origin, processes, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
