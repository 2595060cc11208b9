import { connect, type Socket } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePorts } from '../processes/freePorts.ts';
import { type ApiReplica, startApiReplica } from '../processes/startApiReplica.ts';
import { type Nginx, startNginx } from '../processes/startNginx.ts';
import { type RelayedPostgres, startPostgresBehindRelay } from './postgresBehindRelay.ts';

const SPOOL = '/api/Report/Spool/2025-01-01/68?PageNum=1&PageSize=20';

describe('two replicas of the API on PostgreSQL behind the proxy', () => {
  let postgres: RelayedPostgres;
  let replicas: [ApiReplica, ApiReplica];
  let proxy: Nginx;

  beforeAll(async () => {
    postgres = await startPostgresBehindRelay();
    replicas = await Promise.all([startApiReplica(postgres.url), startApiReplica(postgres.url)]);
    const [port] = await freePorts(1);
    proxy = await startNginx('proxy', {
      LISTEN: `127.0.0.1:${port}`,
      SHELL_SERVERS: '127.0.0.1:1',
      API_SERVERS: replicas.map(({ server }) => server).join(' '),
    });
  }, 180_000);
  afterAll(async () => {
    await proxy?.stop();
    await Promise.all((replicas ?? []).map((replica) => replica.end('SIGTERM')));
    await postgres?.stop();
  });

  const read = () => fetch(proxy.origin + SPOOL, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' });
  const isRight = async (answer: Response) => answer.status === 200 && (await answer.json()).totalRows === 20;
  const isRightNow = () => read().then(isRight, () => false);

  /** Calls without pause from several callers until `during` is done. What a call came to: right, unavailable (a clear error) or wrong. */
  async function underLoad(during: () => Promise<void>): Promise<Record<'right' | 'unavailable' | 'wrong', number>> {
    const outcomes = { right: 0, unavailable: 0, wrong: 0 };
    let done = false;
    const caller = async () => {
      while (!done) {
        try {
          const answer = await read();
          if (answer.status === 503) {
            const { title, requestId } = (await answer.json()) as { title?: string; requestId?: string };
            outcomes[title && requestId && answer.headers.get('retry-after') ? 'unavailable' : 'wrong'] += 1;
            // as the answer asks, only sooner
            await new Promise((resolve) => setTimeout(resolve, 50));
          } else outcomes[(await isRight(answer)) ? 'right' : 'wrong'] += 1;
        } catch {
          outcomes.wrong += 1;
        }
      }
    };
    const callers = Array.from({ length: 8 }, caller);
    await during().finally(() => {
      done = true;
    });
    await Promise.all(callers);
    return outcomes;
  }
  const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

  /** Starts a replica where one has ended, and waits until the proxy asks it again. */
  async function replace(index: 0 | 1): Promise<void> {
    const port = Number(replicas[index].server.split(':')[1]);
    replicas[index] = await startApiReplica(postgres.url, { port });
    const before = (await proxy.log()).length;
    const servesAgain = async () => {
      await isRightNow();
      return (await proxy.log()).slice(before).some(({ upstream, status }) => upstream === replicas[index].server && status === 200);
    };
    await expect.poll(servesAgain, { timeout: 10_000 }).toBe(true);
  }

  it('lose no call when one is told to stop', async () => {
    const outcomes = await underLoad(async () => {
      await pause(300);
      await replicas[0].end('SIGTERM');
      await pause(300);
    });
    expect(outcomes).toEqual({ right: expect.any(Number), unavailable: 0, wrong: 0 });
    expect(outcomes.right).toBeGreaterThan(20);
    await replace(0);
  }, 60_000);

  it('lose no call when one is killed: what it had not answered is asked of the other', async () => {
    const outcomes = await underLoad(async () => {
      await pause(300);
      await replicas[1].end('SIGKILL');
      await pause(300);
      await replace(1);
    });
    expect(outcomes).toEqual({ right: expect.any(Number), unavailable: 0, wrong: 0 });
  }, 60_000);

  it('say so while PostgreSQL is away, stay alive, and answer again by themselves when it is back', async () => {
    const outcomes = await underLoad(async () => {
      await pause(300);
      await postgres.stop();
      await pause(1500);
      expect((await fetch(`${proxy.origin}/api/HealthCheck`)).status).toBe(503);
      await postgres.start();
      await expect.poll(isRightNow, { timeout: 15_000 }).toBe(true);
    });
    expect(outcomes.wrong).toBe(0);
    expect(outcomes.unavailable).toBeGreaterThan(0);
    expect(replicas.map((replica) => replica.isRunning())).toEqual([true, true]);
  }, 60_000);

  it('say so while others hold all connections of PostgreSQL, and answer again when they are free', async () => {
    await postgres.stop();
    await postgres.start();
    const hogs: pg.Client[] = [];
    const outcomes = await underLoad(async () => {
      for (;;) {
        const hog = new pg.Client(postgres.url);
        hog.on('error', () => {});
        try {
          await hog.connect();
          hogs.push(hog);
        } catch {
          break;
        }
      }
      await pause(1000);
      await Promise.all(hogs.map((hog) => hog.end()));
      await expect.poll(isRightNow, { timeout: 15_000 }).toBe(true);
    });
    expect(hogs.length).toBeGreaterThan(50);
    expect(outcomes.wrong).toBe(0);
    expect(replicas.map((replica) => replica.isRunning())).toEqual([true, true]);
  }, 60_000);

  it('count each opening that they confirmed, and none twice, though one is killed and PostgreSQL goes away meanwhile', async () => {
    const counted = async () => {
      const client = new pg.Client(postgres.url);
      await client.connect();
      const { rows } = await client.query('select coalesce(sum(aperture), 0)::int as openings from portale.consultazione');
      await client.end();
      return rows[0].openings as number;
    };
    const before = await counted();
    const outcomes = { confirmed: 0, unknown: 0 };
    let done = false;
    const visitor = async () => {
      while (!done) {
        const body = JSON.stringify({ id_funzione: 61 });
        const answer = await fetch(`${proxy.origin}/api/consultazioni`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body,
        });
        await answer.arrayBuffer();
        outcomes[answer.status === 204 ? 'confirmed' : 'unknown'] += 1;
        if (answer.status !== 204) await pause(20);
      }
    };
    const visitors = Array.from({ length: 8 }, visitor);
    await pause(300);
    await replicas[0].end('SIGKILL');
    await pause(300);
    await replace(0);
    await postgres.stop();
    await pause(500);
    await postgres.start();
    await expect.poll(isRightNow, { timeout: 15_000 }).toBe(true);
    await pause(300);
    done = true;
    await Promise.all(visitors);
    const openings = (await counted()) - before;
    expect(outcomes.confirmed).toBeGreaterThan(20);
    expect(openings).toBeGreaterThanOrEqual(outcomes.confirmed);
    // one whose confirmation was lost may have been counted, once
    expect(openings).toBeLessThanOrEqual(outcomes.confirmed + outcomes.unknown);
  }, 60_000);

  it('answer the others while many clients ask for whole reports and read nothing of them', async () => {
    const { hostname, port } = new URL(proxy.origin);
    // several answers on one connection: more than the buffers of both systems hold, so that a part of them waits
    const asked = 'GET /api/Report/Spool/2025-01-01/61?pdoctype=JSON HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(6);
    const idle: Socket[] = Array.from({ length: 20 }, () =>
      connect(Number(port), hostname)
        .on('error', () => {})
        .pause(),
    );
    for (const client of idle) client.write(asked);
    await pause(3000);
    const outcomes = await underLoad(() => pause(2000));
    for (const client of idle) client.destroy();
    expect(outcomes).toEqual({ right: expect.any(Number), unavailable: 0, wrong: 0 });
    expect(outcomes.right).toBeGreaterThan(20);
  }, 60_000);
});
