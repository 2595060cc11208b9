import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { copyLoaded, ENGINES, useDatabase } from '@territori/api-testing/testDatabase';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Milliseconds of each call of a path, one after the other, until `until` is settled. */
async function timesOf(address: string, until: Promise<unknown>): Promise<number[]> {
  let done = false;
  const settled = until.finally(() => {
    done = true;
  });
  const times: number[] = [];
  while (!done) {
    const begun = performance.now();
    expect((await fetch(address)).status).toBe(200);
    times.push(performance.now() - begun);
    await pause(25);
  }
  await settled;
  return times.sort((a, b) => a - b);
}

describe.each(ENGINES)('while eight callers ask at once on %s', (engine) => {
  const test = useDatabase(copyLoaded, engine);
  let child: ChildProcess;
  let origin: string;
  beforeAll(async () => {
    // only one process may use PGlite: here the API
    if (engine === 'pglite') await test.database.close();
    const port = await freePort();
    origin = `http://127.0.0.1:${port}`;
    child = spawn(process.execPath, [at('../../scripts/runBundled.mjs'), at('main.ts')], {
      env: {
        PATH: process.env.PATH,
        PORT: String(port),
        PUBLIC_ORIGIN: origin,
        CALLS_PER_MINUTE: '0',
        LOG_LEVEL: 'error',
        PORTALE_ARCHIVIO: 'no',
        PORTALE_EDIZIONE: 'no',
        ...test.environment,
      },
      stdio: 'inherit',
    });
    await vi.waitFor(async () => expect((await fetch(`${origin}/api/v1/variazioni?per_pagina=1`)).status).toBe(200), {
      timeout: 60_000,
      interval: 200,
    });
  }, 300_000);
  afterAll(async () => {
    child?.kill('SIGTERM');
    if (child) await once(child, 'exit');
  });

  it.each([
    ['all changes as XLSX', '/api/v1/variazioni?formato=xlsx'],
    ['all changes as CSV', '/api/v1/variazioni?formato=csv'],
    ['all changes as JSONL, in another order', '/api/v1/variazioni?formato=jsonl&ordina=-denominazione'],
    ['a whole published report', '/publish/reportspooljson?pfun=61&pdata=2025-01-01'],
    ['a report as CSV', '/api/Report/Spool/2025-01-01/61?pdoctype=CSV'],
  ])(
    'for %s, HealthCheck and a page of a report are answered meanwhile',
    async (_, path) => {
      const begun = performance.now();
      const files = Promise.all(
        Array.from({ length: 8 }, () =>
          fetch(origin + path).then(async (answer) => [answer.status, (await answer.arrayBuffer()).byteLength]),
        ),
      );
      const [health, page] = await Promise.all([
        timesOf(`${origin}/api/HealthCheck`, files),
        timesOf(`${origin}/api/Report/Spool/2025-01-01/61?PageNum=1&PageSize=20`, files),
      ]);
      const whole = performance.now() - begun;
      // all have the whole, and the same
      const answers = await files;
      expect(new Set(answers.map(([status, bytes]) => `${status} ${bytes}`)).size).toBe(1);
      expect(answers[0]).toEqual([200, expect.any(Number)]);
      for (const times of [health, page]) {
        // a loop that the files hold answers once, at their end
        expect(times.length).toBeGreaterThan(3);
        expect(times.at(-1)).toBeLessThan(whole / 2);
      }
    },
    180_000,
  );
});
