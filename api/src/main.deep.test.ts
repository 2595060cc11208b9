import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { Agent, get, type IncomingMessage } from 'node:http';
import { createConnection, createServer } from 'node:net';
import { join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { folderOf } from '@territori/api-testing/folderOf';
import { copyLoaded, ENGINES, useDatabase } from '@territori/api-testing/testDatabase';
import { beforeAll, describe, expect, it, vi } from 'vitest';

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url));
const RUN_BUNDLED = fileURLToPath(new URL('../../scripts/runBundled.mjs', import.meta.url));

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

/** The process of the API, and its log. */
class Api {
  readonly #child: ChildProcess;
  readonly #lines: { msg: string }[] = [];
  readonly origin: string;
  readonly ended: Promise<number | null>;
  complaint = '';

  private constructor(port: number, environment: Record<string, string>) {
    this.origin = `http://127.0.0.1:${port}`;
    this.#child = spawn(process.execPath, [RUN_BUNDLED, MAIN], {
      env: {
        PATH: process.env.PATH,
        PORT: String(port),
        PUBLIC_ORIGIN: 'https://territori.example',
        CALLS_PER_MINUTE: '0',
        LOG_LEVEL: 'debug',
        PORTALE_ARCHIVIO: 'no',
        PORTALE_EDIZIONE: 'no',
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.ended = once(this.#child, 'exit').then(([code]) => code as number | null);
    this.#child.stderr?.on('data', (chunk) => {
      this.complaint += chunk;
    });
    let rest = '';
    this.#child.stdout?.on('data', (chunk) => {
      const lines = `${rest}${chunk}`.split('\n');
      rest = lines.pop() ?? '';
      this.#lines.push(...lines.map((line) => JSON.parse(line) as { msg: string }));
    });
  }

  static async start(environment: Record<string, string>): Promise<Api> {
    return new Api(await freePort(), environment);
  }

  /** Waits until so many lines of the log match. */
  async logged(message: RegExp, times = 1): Promise<void> {
    while (this.#lines.filter(({ msg }) => message.test(msg)).length < times) {
      if (this.#child.exitCode !== null) throw new Error(`The API ended: ${this.complaint}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  signal(name: NodeJS.Signals): void {
    this.#child.kill(name);
  }
}

const REPORTS = [
  '/publish/reportspooljson?pfun=61&pdata=2001-05-05',
  '/publish/reportspooljson?pfun=99&pdatada=1995-03-03&pdataa=2019-09-09',
  '/publish/reportspooljson?pfun=304&pdatada=1996-03-03&pdataa=2018-09-09',
  '/publish/reportspooljson?pfun=298&pdatada=1997-03-03&pdataa=2017-09-09',
];

/** 3 MB, requested several times on one connection: more than its two ends hold for a client that does not read. */
const LONG_REPORT = '/publish/reportspooljson?pfun=61&pdata=2025-01-01';
const CALLS = 6;

/** The body of an answer that came in chunks, a character a byte. */
function bodyOf(answer: string): string {
  let body = '';
  for (let at = answer.indexOf('\r\n\r\n') + 4; ; ) {
    const size = Number.parseInt(answer.slice(at, at + 16), 16);
    if (!(size > 0)) return body;
    const begin = answer.indexOf('\r\n', at) + 2;
    body += answer.slice(begin, begin + size);
    at = begin + size + 2;
  }
}

describe.each(ENGINES)('the process of the API on %s', (engine) => {
  const test = useDatabase(copyLoaded, engine);
  beforeAll(async () => {
    // only one process may use PGlite: here the API
    if (engine === 'pglite') await test.database.close();
  }, 300_000);
  /** Sessions of the API and of this test on the server. */
  const sessions = async () => {
    const [row] = await test.database.read<{ n: number }>(
      `select count(*) as n from pg_stat_activity where application_name = 'territori'`,
    );
    return row?.n ?? 0;
  };
  const start = (environment: Record<string, string> = {}) => Api.start({ ...test.environment, ...environment });

  it('answers the calls under way after the signal to stop, takes no new one, closes its database and ends with 0', async () => {
    const before = engine === 'postgres' ? await sessions() : 0;
    const api = await start();
    await api.logged(/^Server listening/);
    const kept = new Agent({ keepAlive: true });
    const ask = (path: string, agent?: Agent) =>
      new Promise<IncomingMessage>((resolve, reject) => get(`${api.origin}${path}`, agent ? { agent } : {}, resolve).on('error', reject));
    await text(await ask('/api/HealthCheck', kept));

    const underWay = REPORTS.map(async (path) => JSON.parse(await text(await ask(path))).resultset.length as number);
    await api.logged(/^incoming request$/, REPORTS.length + 1);
    api.signal('SIGTERM');
    await api.logged(/^stopping/);
    // a connection stays open for a moment, for a call that is on its way
    await pause(500);
    for (const agent of [undefined, kept]) {
      const refused = await ask('/api/HealthCheck', agent).then(
        ({ statusCode }) => String(statusCode),
        ({ code }) => code as string,
      );
      expect(refused).toMatch(/^(503|ECONNREFUSED|ECONNRESET)$/);
    }

    for (const rows of await Promise.all(underWay)) expect(rows).toBeGreaterThan(7000);
    expect(await api.ended).toBe(0);
    expect(api.complaint).toBe('');
    if ('PORTALE_DATABASE' in test.environment) expect(existsSync(join(test.environment.PORTALE_DATABASE, 'territori.lock'))).toBe(false);
    else await vi.waitFor(async () => expect(await sessions()).toBeLessThanOrEqual(before), { timeout: 10_000 });
  }, 120_000);

  it('lets a slow client read its answers to the end after the signal to stop', async () => {
    const api = await start();
    await api.logged(/^Server listening/);
    const client = createConnection(Number(new URL(api.origin).port), '127.0.0.1');
    client.pause().write(`GET ${LONG_REPORT} HTTP/1.1\r\nHost: territori\r\n\r\n`.repeat(CALLS));
    await api.logged(/^incoming request$/, CALLS);
    await pause(1000);
    api.signal('SIGTERM');
    await api.logged(/^stopping/);
    await pause(500);
    const answers = (await buffer(client)).toString('latin1').split(/(?=HTTP\/1.1 200 OK\r\n)/);
    expect(answers).toHaveLength(CALLS);
    for (const answer of answers) expect(JSON.parse(bodyOf(answer)).resultset).toHaveLength(7896);
    expect(await api.ended).toBe(0);
    expect(api.complaint).toBe('');
  }, 120_000);

  it('ends while clients go on calling, and answers every call that it took', async () => {
    const api = await start();
    await api.logged(/^Server listening/);
    const agent = new Agent({ keepAlive: true, maxSockets: 16 });
    const outcomes = new Map<number | string, number>();
    const client = async () => {
      for (let open = true; open; ) {
        const outcome = await new Promise<number | string>((resolve) =>
          get(`${api.origin}/api/Report/Spool/2020-01-01/61?PageSize=50`, { agent }, (answer) =>
            text(answer).then(
              () => resolve(answer.statusCode ?? 0),
              () => resolve('cut off'),
            ),
          ).on('error', ({ code }: NodeJS.ErrnoException) => resolve(code ?? 'error')),
        );
        outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
        open = outcome === 200;
      }
    };
    const clients = Array.from({ length: 16 }, client);
    // each client has had some answers
    await vi.waitFor(() => expect(outcomes.get(200)).toBeGreaterThan(64), { timeout: 60_000, interval: 20 });
    api.signal('SIGTERM');
    const begun = performance.now();
    expect(await api.ended).toBe(0);
    expect(performance.now() - begun).toBeLessThan(15_000);
    await Promise.all(clients);
    agent.destroy();
    expect(outcomes.get(200)).toBeGreaterThan(16);
    // a connection that is closed between two calls
    outcomes.delete('ECONNREFUSED');
    outcomes.delete('ECONNRESET');
    expect([...outcomes.keys()]).toEqual([200]);
    expect(api.complaint).toBe('');
  }, 120_000);

  it('cuts off a client that does not end its call within STOP_SECONDS', async () => {
    const api = await start({ STOP_SECONDS: '1' });
    await api.logged(/^Server listening/);
    const caller = createConnection(Number(new URL(api.origin).port), '127.0.0.1').on('error', () => {});
    caller.write(
      'POST /api/Report/ReportByUrl HTTP/1.1\r\nHost: territori\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
    );
    await api.logged(/^incoming request$/);
    api.signal('SIGINT');
    expect(await api.ended).toBe(0);
    caller.destroy();
    if ('PORTALE_DATABASE' in test.environment) expect(existsSync(join(test.environment.PORTALE_DATABASE, 'territori.lock'))).toBe(false);
  }, 120_000);
});

describe('the process of the API', () => {
  it.each([
    ['a setting is wrong', { PORT: 'x' }, /PORT is 'x': it must be a whole number/],
    [
      'nobody says at which address it is reached',
      { PUBLIC_ORIGIN: '' },
      /^The API could not start\. PUBLIC_ORIGIN is not set: give the address at which visitors reach the service, for example PUBLIC_ORIGIN=https:\/\/territori\.example\n$/,
    ],
    [
      'the server does not answer',
      { DATABASE_URL: 'postgres://territori:segreto@127.0.0.1:1/territori' },
      /The database cannot be reached: .*ECONNREFUSED/,
    ],
  ])('ends with 1 and says why when %s', async (_, environment, reason) => {
    const api = await Api.start(environment);
    expect(await api.ended).toBe(1);
    expect(api.complaint).toMatch(/^The API could not start\. /);
    expect(api.complaint).toMatch(reason);
    expect(api.complaint).not.toContain('segreto');
  });

  it('ends with 1 when another process holds its directory', async () => {
    const api = await Api.start({ PORTALE_DATABASE: await folderOf({ 'territori.lock': `${process.pid}` }) });
    expect(await api.ended).toBe(1);
    expect(api.complaint).toContain(`in use by process ${process.pid}`);
  });
});
