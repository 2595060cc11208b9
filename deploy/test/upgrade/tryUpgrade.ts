import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCluster, startCluster } from '@territori/api-testing/postgresServer';
import { root } from '@territori/build/workspace';
import pg from 'pg';
import { freePorts } from '../../processes/freePorts.ts';
import { type ApiReplica, startApiReplica } from '../../processes/startApiReplica.ts';
import { startNginx } from '../../processes/startNginx.ts';
import { earlierProgram, loadWith } from './earlierProgram.ts';
import { askOnce, CALLS, figuresOf, type Outcome, steadyCalls, V1_CALLS } from './steadyCalls.ts';

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Seconds of calls before and after each step. */
const AROUND = 2000;

/** A program of one version: its checkout, and the path by which it says that it may serve. */
interface Program {
  readonly folder: string;
  readonly until: string;
}

/** What went otherwise than the documentation says. */
export class UpgradeFault extends Error {}

function hold(condition: boolean, fault: string): void {
  if (!condition) throw new UpgradeFault(fault);
}

/**
 * Upgrades a portal from an earlier commit to this one and back, as `docs/operations.md` says, and then without following it:
 * PostgreSQL, two replicas behind the proxy, 50 calls a second. Throws UpgradeFault where a call is lost, or a replica that cannot
 * read the edition says anything but 503 with its sentence.
 */
export async function tryUpgrade(commit: string, log: (text: string) => void): Promise<void> {
  const earlier: Program = { folder: await earlierProgram(commit), until: '/api/HealthCheck' };
  const own: Program = { folder: root, until: '/ready' };
  const workplace = await mkdtemp(join(tmpdir(), 'territori-upgrade-'));
  await chmod(workplace, 0o755);
  const stops: (() => Promise<unknown>)[] = [() => rm(workplace, { recursive: true, force: true })];
  try {
    const cluster = join(workplace, 'postgres');
    await createCluster(cluster);
    const postgres = await startCluster(cluster);
    stops.push(() => postgres.stop());
    const query = async (sql: string) => {
      const client = new pg.Client(postgres.url);
      await client.connect();
      return client.query(sql).finally(() => client.end());
    };

    await loadWith(earlier.folder, postgres.url);
    log(`${commit} has loaded`);
    const start = (program: Program, port?: number, until = program.until) =>
      startApiReplica(postgres.url, { from: program.folder, until, ...(port !== undefined && { port }) });
    const replicas: ApiReplica[] = [];
    stops.push(() => Promise.all(replicas.map((replica) => replica.end('SIGTERM'))));
    replicas.push(...(await Promise.all([start(earlier), start(earlier)])));
    const portOf = (index: number) => Number(replicas[index]?.server.split(':')[1]);
    const [port] = await freePorts(1);
    const proxy = await startNginx('proxy', {
      LISTEN: `127.0.0.1:${port}`,
      SHELL_SERVERS: '127.0.0.1:1',
      API_SERVERS: replicas.map(({ server }) => server).join(' '),
    });
    stops.push(() => proxy.stop());
    const replace = async (index: number, program: Program, until = program.until) => {
      await replicas[index]?.end('SIGTERM');
      replicas[index] = await start(program, portOf(index), until);
      await pause(AROUND);
    };
    const direct = (index: number, path: string) => fetch(`http://${replicas[index]?.server}${path}`);
    const hasV1 = (await direct(0, '/api/v1')).status === 200;
    const calls = hasV1 ? [...CALLS, ...V1_CALLS] : CALLS;
    const others = await figuresOf(`http://${replicas[0]?.server}`, calls);
    log(`${commit} gives ${JSON.stringify(Object.fromEntries(others))}`);
    const lossless = async (step: string, during: () => Promise<void>) => {
      const outcome: Outcome = await steadyCalls(proxy.origin, calls, others, async () => {
        await pause(AROUND);
        await during();
        await pause(AROUND);
      });
      const lost = [...outcome.lost.values()].reduce((sum, times) => sum + times, 0);
      log(`${step}: ${outcome.calls} calls, ${lost} lost`);
      hold(lost === 0, `${step}: ${[...outcome.lost].map(([answer, times]) => `${times} × ${answer}`).join('\n')}`);
    };
    /** Whether a replica that serves no data says so: 503, with a time to come back and the sentence, and never 500. */
    const refuses = async (index: number, sentence: RegExp) => {
      for (const call of calls) {
        const answer = await fetch(`http://${replicas[index]?.server}${call.path}`, {
          ...(call.method && { method: call.method, headers: { 'content-type': 'application/json' }, body: '{}' }),
        });
        const text = await answer.text();
        hold(answer.status === 503, `${call.path} answered ${answer.status}: ${text.slice(0, 200)}`);
        hold(answer.headers.get('retry-after') !== null, `${call.path} does not say when to come back`);
        hold(sentence.test(text), `${call.path} says ${text}`);
      }
      hold((await direct(index, '/api/HealthCheck')).status === 200, 'HealthCheck is not OK');
    };

    await lossless('upgrade: load beside, then one replica after the other', async () => {
      await loadWith(own.folder, postgres.url);
      await replace(0, own);
      await replace(1, own);
    });

    // an earlier program where no edition of its own is left
    await query('update portale.edizione set corrente = false');
    const extra = replicas.push(await start(earlier)) - 1;
    await refuses(extra, /non sono ancora stati caricati/);
    await replicas[extra]?.end('SIGTERM');
    replicas.pop();
    await query('update portale.edizione set corrente = true where id = (select max(id) from portale.edizione)');
    log('downgrade without its load: 503 and the sentence');

    await lossless('downgrade: load, then one replica after the other', async () => {
      await loadWith(earlier.folder, postgres.url);
      await replace(0, earlier);
      await replace(1, earlier);
    });

    const [{ id }] = (await query('delete from portale.caricamento returning id')).rows as [{ id: number }];
    await query(`drop schema edizione_${id} cascade`);
    await lossless('upgrade without its load: the proxy asks the other replica', async () => {
      await replace(0, own, '/api/HealthCheck');
      const sentence = /versione precedente del portale, e questa versione \(\S+\) non può leggerli: caricare i dati con questa versione/;
      const ready = await direct(0, '/ready');
      hold(ready.status === 503 && sentence.test(await ready.text()), `/ready answered ${ready.status}`);
      await refuses(0, sentence);
    });
    await lossless('the load that was missing: the replica becomes ready by itself', async () => {
      await loadWith(own.folder, postgres.url);
      for (let attempt = 0; (await direct(0, '/ready')).status !== 200; attempt += 1) {
        hold(attempt < 100, 'the replica does not become ready');
        await pause(200);
      }
    });
    for (const call of calls) {
      const lost = await askOnce(`http://${replicas[0]?.server}`, call);
      hold(lost === undefined, `the ready replica: ${lost}`);
    }
  } finally {
    for (const stop of stops.reverse()) await stop();
  }
}
