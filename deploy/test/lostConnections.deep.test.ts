import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pause, type ReplicasBehindProxy, startReplicasBehindProxy } from './replicasBehindProxy.ts';

describe('two replicas of the API on PostgreSQL behind the proxy', () => {
  let portal: ReplicasBehindProxy;
  beforeAll(async () => {
    portal = await startReplicasBehindProxy();
  }, 180_000);
  afterAll(() => portal?.stop());

  const serveAgain = () => expect.poll(portal.isRightNow, { timeout: 15_000 }).toBe(true);
  const health = async () => (await fetch(`${portal.proxy.origin}/api/HealthCheck`)).text();
  /** Asks for the codes of a unit, which nobody asked for before. */
  const codes = () =>
    fetch(`${portal.proxy.origin}/api/Report/ReportByUrl?url=ricercacodice_criterio_res%3FhaRuolo%26ptipounit%3D1%26prc%3D007805`);
  const areAlive = () => expect(portal.replicas.map((replica) => replica.isRunning())).toEqual([true, true]);

  it('lose no call when one is killed: what it had not answered is asked of the other', async () => {
    const outcomes = await portal.underLoad(async () => {
      await pause(300);
      await portal.replicas[1].end('SIGKILL');
      await pause(300);
      await portal.replace(1);
    });
    expect(outcomes).toEqual({ right: expect.any(Number), unavailable: 0, wrong: 0 });
    expect(outcomes.right).toBeGreaterThan(20);
  }, 60_000);

  it('answer on while PostgreSQL is away, say that it is, and stay alive', async () => {
    const outcomes = await portal.underLoad(async () => {
      await pause(300);
      await portal.postgres.stop();
      await pause(1500);
      expect(await health()).toMatch(/^OK: la base di dati non è raggiungibile/);
      await portal.postgres.start();
      await serveAgain();
    });
    expect(outcomes).toEqual({ right: expect.any(Number), unavailable: 0, wrong: 0 });
    await expect.poll(health, { timeout: 15_000 }).toBe('OK');
    areAlive();
  }, 60_000);

  it('answer on while others hold all connections of PostgreSQL, also what was not asked before', async () => {
    // with a restart the replicas lose the connections that they held, and the others are there first
    await portal.postgres.stop();
    await portal.postgres.start();
    const hogs: pg.Client[] = [];
    const hog = async (): Promise<void> => {
      const client = new pg.Client(portal.postgres.url);
      client.on('error', () => {});
      await client.connect();
      hogs.push(client);
      return hog();
    };
    const takenFromReplicas = async () =>
      (await hogs[0]?.query(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'territori'`))?.rowCount;
    // a replica looks for a new edition from time to time: a connection that it has made meanwhile is taken from it
    do {
      await expect(hog()).rejects.toThrow('too many clients');
    } while ((await takenFromReplicas()) !== 0);

    const outcomes = await portal.underLoad(async () => {
      await pause(1000);
      expect(await portal.isRightNow()).toBe(true);
      expect((await codes()).status).toBe(200);
      expect(await health()).toMatch(/^OK: la base di dati non è raggiungibile/);
      await Promise.all(hogs.map((client) => client.end()));
      await expect.poll(health, { timeout: 15_000 }).toBe('OK');
    });
    expect(hogs.length).toBeGreaterThan(90);
    expect(outcomes).toEqual({ right: expect.any(Number), unavailable: 0, wrong: 0 });
    areAlive();
  }, 60_000);
});
