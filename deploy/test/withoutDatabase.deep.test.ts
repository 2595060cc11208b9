import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiReplica, startApiReplica } from '../processes/startApiReplica.ts';
import { type RelayedPostgres, startPostgresBehindRelay } from './postgresBehindRelay.ts';

/** Seconds for which the server is away. */
const AWAY = process.env.DEEP ? 60 : 8;
const [EVERY, TOGETHER] = [100, 5];

const byUrl = (question: string) => `/api/Report/ReportByUrl?url=${encodeURIComponent(question)}`;

/** What a replica has answered before. */
const ASKED_BEFORE = [
  '/api/Report/Spool/2025-01-01/68?PageNum=1&PageSize=20',
  byUrl('var_get_ua_comuni_lov_rs?procom=001001'),
  '/publish/reportspooljsoncount?pfun=61&pdata=01/01/2025',
  '/api/unita?q=novara',
];
/** What it has not answered before. */
const neverAsked = (call: number) => [
  `/api/Report/Spool/19${50 + (call % 50)}-01-01/61?PageNum=${1 + (call % 100)}&PageSize=20`,
  `/api/v1/unita?livello=comune&data=${1950 + (call % 70)}-01-01&per_pagina=${1 + (call % 50)}`,
  `/api/v1/variazioni?dal=19${10 + (call % 80)}-01-01&al=2000-01-01&per_pagina=3`,
  `/api/unita/${10_010_000 + 10 * (1 + (call % 9))}/storia`,
  byUrl(`ricercacodice_criterio_res?ptipounit=1&prc=00100${1 + (call % 9)}`),
  byUrl(`var_get_ua_comuni_lov_rs?procom=00101${call % 10}`),
  byUrl(`var_get_ua_comuni_lov_rs_dett_ass?idcomuneorig=${10_010_000 + 10 * (1 + (call % 9))}`),
];

describe('a replica whose database goes away', () => {
  let postgres: RelayedPostgres;
  let replica: ApiReplica;
  beforeAll(async () => {
    postgres = await startPostgresBehindRelay();
    replica = await startApiReplica(postgres.url, { until: '/ready' });
  }, 180_000);
  afterAll(async () => {
    await replica?.end('SIGTERM');
    await postgres?.stop();
  });
  const ask = (path: string, init?: RequestInit) => fetch(`http://${replica.server}${path}`, init);
  const textOf = async (path: string) => (await ask(path)).text();

  it('answers fifty calls a second meanwhile, says that it has none, and counts every opening once', async () => {
    for (const path of [...ASKED_BEFORE, ...neverAsked(0)]) expect((await ask(path)).status, path).toBe(200);
    const refused: string[] = [];
    let [calls, counted] = [0, 0];
    const rounds: Promise<unknown>[] = [];
    const call = async (path: string, init?: RequestInit) => {
      calls += 1;
      const answer = await ask(path, init);
      await answer.arrayBuffer();
      if (!answer.ok) refused.push(`${path}: ${answer.status}`);
    };
    let done = false;
    const load = (async () => {
      for (let round = 1; !done; round += 1) {
        const paths = [...ASKED_BEFORE, ...neverAsked(round)];
        for (let index = 0; index < TOGETHER - 1; index += 1) rounds.push(call(paths[(round + index) % paths.length] as string));
        counted += 1;
        rounds.push(
          call('/api/consultazioni', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"id_funzione":61}' }),
        );
        await pause(EVERY);
      }
    })();
    await pause(1000);
    await postgres.stop();
    await pause((AWAY * 1000) / 2);
    expect(await textOf('/api/HealthCheck')).toBe('OK: la base di dati non è raggiungibile; si risponde con ciò che è già stato letto.');
    expect([(await ask('/ready')).status, await textOf('/ready')]).toEqual([200, expect.stringMatching(/^ready: /)]);
    await pause((AWAY * 1000) / 2);
    await postgres.start();
    await expect.poll(() => textOf('/api/HealthCheck'), { timeout: 15_000 }).toBe('OK');
    await pause(500);
    done = true;
    await load;
    await Promise.all(rounds);
    expect(refused).toEqual([]);
    expect(calls).toBeGreaterThan(30 * AWAY);

    await replica.end('SIGTERM');
    const client = new pg.Client(postgres.url);
    await client.connect();
    const { rows } = await client.query('select sum(aperture)::int as openings from portale.consultazione where id_funzione = 61');
    await client.end();
    expect(rows).toEqual([{ openings: counted }]);
  }, 180_000);
});
