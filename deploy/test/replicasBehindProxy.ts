import { expect } from 'vitest';
import { freePorts } from '../processes/freePorts.ts';
import { type ApiReplica, startApiReplica } from '../processes/startApiReplica.ts';
import { type Nginx, startNginx } from '../processes/startNginx.ts';
import { type RelayedPostgres, startPostgresBehindRelay } from './postgresBehindRelay.ts';

const SPOOL = '/api/Report/Spool/2025-01-01/68?PageNum=1&PageSize=20';

/** The results of calls: right, unavailable (a clear error that says when to come back) or wrong. */
export type Outcomes = Record<'right' | 'unavailable' | 'wrong', number>;

/** Two replicas of the API on one PostgreSQL server behind the proxy, to do harm to. */
export interface ReplicasBehindProxy {
  readonly postgres: RelayedPostgres;
  readonly replicas: readonly [ApiReplica, ApiReplica];
  readonly proxy: Nginx;
  /** Whether a page of a report is answered as it should be. */
  isRightNow(): Promise<boolean>;
  /** Calls without pause from several callers until `during` is done; with pauses while `replace` starts a replica. */
  underLoad(during: () => Promise<void>): Promise<Outcomes>;
  /** Starts a replica where one has ended, and waits until the proxy asks it again. */
  replace(index: 0 | 1): Promise<void>;
  stop(): Promise<void>;
}

export const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

export async function startReplicasBehindProxy(): Promise<ReplicasBehindProxy> {
  const postgres = await startPostgresBehindRelay();
  const start = (port?: number) => startApiReplica(postgres.url, port === undefined ? {} : { port });
  const replicas = await Promise.all([start(), start()]);
  const [port] = await freePorts(1);
  const proxy = await startNginx('proxy', {
    LISTEN: `127.0.0.1:${port}`,
    SHELL_SERVERS: '127.0.0.1:1',
    API_SERVERS: replicas.map(({ server }) => server).join(' '),
  });

  const read = () => fetch(proxy.origin + SPOOL, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' });
  const isRight = async (answer: Response) => answer.status === 200 && (await answer.json()).totalRows === 20;
  const isRightNow = () => read().then(isRight, () => false);

  let starting = false;

  async function outcome(): Promise<keyof Outcomes> {
    try {
      const answer = await read();
      if (answer.status !== 503) return (await isRight(answer)) ? 'right' : 'wrong';
      const { title, requestId } = (await answer.json()) as { title?: string; requestId?: string };
      return title && requestId && answer.headers.get('retry-after') ? 'unavailable' : 'wrong';
    } catch {
      return 'wrong';
    }
  }

  return {
    postgres,
    replicas,
    proxy,
    isRightNow,
    async underLoad(during) {
      const outcomes: Outcomes = { right: 0, unavailable: 0, wrong: 0 };
      let done = false;
      const caller = async () => {
        while (!done) {
          const came = await outcome();
          outcomes[came] += 1;
          // as the answer asks, only sooner; and a replica starts late beside callers that take all processors
          if (came === 'unavailable' || starting) await pause(50);
        }
      };
      const callers = Array.from({ length: 8 }, caller);
      await during().finally(() => {
        done = true;
      });
      await Promise.all(callers);
      return outcomes;
    },
    async replace(index) {
      const { server } = replicas[index];
      starting = true;
      replicas[index] = await start(Number(server.split(':')[1])).finally(() => {
        starting = false;
      });
      const before = (await proxy.log()).length;
      const servesAgain = async () => {
        await isRightNow();
        return (await proxy.log()).slice(before).some(({ upstream, status }) => upstream === server && status === 200);
      };
      // a replica that was gone is asked again after ten seconds
      await expect.poll(servesAgain, { timeout: 20_000 }).toBe(true);
    },
    async stop() {
      await proxy.stop();
      await Promise.all(replicas.map((replica) => replica.end('SIGTERM')));
      await postgres.stop();
    },
  };
}
