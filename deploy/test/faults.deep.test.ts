import { execFileSync } from 'node:child_process';
import { connect, type Socket } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePorts } from '../processes/freePorts.ts';
import { startNginx } from '../processes/startNginx.ts';
import { type ApiStub, startApiStub } from './apiStub.ts';
import { pause, type ReplicasBehindProxy, startReplicasBehindProxy } from './replicasBehindProxy.ts';

interface SlowRead {
  readonly status: number;
  readonly requests: ApiStub['requests'];
}

/** Asks, through a proxy of its own, for a list that is translated, which neither of two replicas ever answers. */
async function readWhatNobodyAnswers(): Promise<SlowRead> {
  const replicas = await Promise.all([startApiStub(), startApiStub()]);
  const [port] = await freePorts(1);
  const proxy = await startNginx('proxy', {
    LISTEN: `127.0.0.1:${port}`,
    SHELL_SERVERS: '127.0.0.1:1',
    API_SERVERS: replicas.map(({ server }) => server).join(' '),
  });
  const { status } = await fetch(`${proxy.origin}/api/v1/traduzioni?attesa`, { method: 'POST', body: '{}' });
  await proxy.stop();
  await Promise.all(replicas.map((replica) => replica.stop()));
  return { status, requests: replicas.flatMap(({ requests }) => requests) };
}

/** A minute in which nothing is computed: it passes beside the tests of the other replicas. */
let slowRead: Promise<SlowRead>;
beforeAll(() => {
  slowRead = readWhatNobodyAnswers();
});

describe('two replicas of the API on PostgreSQL behind the proxy', () => {
  let portal: ReplicasBehindProxy;
  beforeAll(async () => {
    portal = await startReplicasBehindProxy();
  }, 180_000);
  afterAll(() => portal?.stop());

  it('lose no call when one is asked to stop', async () => {
    const outcomes = await portal.underLoad(async () => {
      await pause(300);
      await portal.replicas[0].end('SIGTERM');
      await pause(300);
    });
    expect(outcomes).toEqual({ right: expect.any(Number), unavailable: 0, wrong: 0 });
    expect(outcomes.right).toBeGreaterThan(20);
    await portal.replace(0);
  }, 60_000);

  it('lose no call when one hangs, and ask it again when it goes on', async () => {
    const earlier = (await portal.proxy.log()).length;
    const outcomes = await portal.underLoad(async () => {
      await pause(300);
      portal.replicas[0].signal('SIGSTOP');
      await pause(25_000);
      portal.replicas[0].signal('SIGCONT');
      await pause(12_000);
    });
    expect(outcomes).toEqual({ right: expect.any(Number), unavailable: 0, wrong: 0 });
    const lines = (await portal.proxy.log()).slice(earlier);
    const [hanging, other] = portal.replicas.map(
      ({ server }) =>
        lines.filter(({ upstream, upstreamStatus }) => String(upstream).startsWith(server) && String(upstreamStatus).startsWith('504'))
          .length,
    );
    // The eight calls of the first moment, and one of each ten seconds. A machine with other things to do may make the other replica slow
    // too: then both are out, all are asked as if none were, and the eight callers may meet the hanging one once more.
    expect(hanging).toBeLessThanOrEqual(8 + 3 + 8 * (other as number));
    expect(lines.slice(-50).some(({ upstream }) => upstream === portal.replicas[0].server)).toBe(true);
  }, 90_000);

  it('lose what a worker of the proxy had under way when it is killed, and nothing after', async () => {
    const workers = () => execFileSync('pgrep', ['-P', String(portal.proxy.pid), '-f', 'worker process'], { encoding: 'utf8' }).trim();
    const before = workers();
    const outcomes = await portal.underLoad(async () => {
      await pause(300);
      process.kill(Number(before), 'SIGKILL');
      await pause(1000);
    });
    // at most one call of each of the eight callers
    expect(outcomes.wrong).toBeLessThanOrEqual(8);
    expect(outcomes.unavailable).toBe(0);
    expect(workers()).not.toBe(before);
    const after = await portal.underLoad(() => pause(1000));
    expect(after).toEqual({ right: expect.any(Number), unavailable: 0, wrong: 0 });
  }, 60_000);

  it('count each opening that they confirmed but what a killed one had not written, and none twice, though PostgreSQL goes away', async () => {
    const counted = async () => {
      const client = new pg.Client(portal.postgres.url);
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
        const answer = await fetch(`${portal.proxy.origin}/api/consultazioni`, {
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
    await portal.replicas[0].end('SIGKILL');
    const beforeKill = outcomes.confirmed;
    await pause(300);
    await portal.replace(0);
    await portal.postgres.stop();
    await pause(500);
    await portal.postgres.start();
    await expect.poll(portal.isRightNow, { timeout: 15_000 }).toBe(true);
    await pause(300);
    done = true;
    await Promise.all(visitors);
    // they are written together every half minute
    await expect.poll(counted, { timeout: 45_000, interval: 500 }).toBeGreaterThanOrEqual(before + outcomes.confirmed - beforeKill);
    await Promise.all(portal.replicas.map((replica) => replica.end('SIGTERM')));
    const openings = (await counted()) - before;
    await Promise.all([portal.replace(0), portal.replace(1)]);
    expect(outcomes.confirmed - beforeKill).toBeGreaterThan(20);
    // one whose confirmation was lost may have been counted, once
    expect(openings).toBeLessThanOrEqual(outcomes.confirmed + outcomes.unknown);
  }, 150_000);

  it('answer the others while many clients ask for whole reports and read nothing of them', async () => {
    const { hostname, port } = new URL(portal.proxy.origin);
    // several answers on one connection: more than the buffers of both systems hold, so that a part of them waits
    const asked = 'GET /api/Report/Spool/2025-01-01/61?pdoctype=JSON HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(6);
    const idle: Socket[] = Array.from({ length: 20 }, () =>
      connect(Number(port), hostname)
        .on('error', () => {})
        .pause(),
    );
    for (const client of idle) client.write(asked);
    await pause(3000);
    const outcomes = await portal.underLoad(async () => {
      for (let call = 0; call < 20; call += 1) expect(await portal.isRightNow()).toBe(true);
    });
    for (const client of idle) client.destroy();
    expect(outcomes).toEqual({ right: expect.any(Number), unavailable: 0, wrong: 0 });
  }, 60_000);
});

describe('two replicas that answer too late', () => {
  it('are asked once for what may take long: a read of a minute is not made twice', async () => {
    const { status, requests } = await slowRead;
    expect(status).toBe(503);
    expect(requests).toHaveLength(1);
  }, 90_000);
});
