import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { afterEach, describe, expect, it } from 'vitest';
import { CallsUnderWay } from './CallsUnderWay.ts';

/** Larger than what the two ends of a connection hold for a client that does not read. */
const LARGE = Buffer.alloc(64 * 1024 * 1024, 'x');
const LONG = 60_000;

describe('a server that ends in good order', () => {
  let server: Server;
  afterEach(() => server?.closeAllConnections());

  async function serve(answer: RequestListener): Promise<CallsUnderWay> {
    server = createServer(answer);
    const calls = new CallsUnderWay(server);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return calls;
  }
  const port = () => (server.address() as AddressInfo).port;
  const ask = (agent?: Agent) =>
    new Promise<IncomingMessage>((resolve, reject) =>
      get({ port: port(), host: '127.0.0.1', ...(agent && { agent }) }, resolve).on('error', reject),
    );

  it('lets a slow client read its answer to the end', async () => {
    const calls = await serve((_request, response) => response.end(LARGE));
    const answer = await ask();
    answer.pause();
    const finished = calls.finish(LONG);
    await pause(200);
    let bytes = 0;
    for await (const chunk of answer) bytes += (chunk as Buffer).length;
    expect(bytes).toBe(LARGE.length);
    await finished;
  });

  it('cuts off a client that does not read its answer within the patience', async () => {
    const calls = await serve((_request, response) => response.end(LARGE));
    const answer = await ask();
    answer.pause();
    const begun = performance.now();
    await calls.finish(300);
    expect(performance.now() - begun).toBeGreaterThanOrEqual(290);
    await expect(text(answer)).rejects.toThrow('aborted');
  });

  it('answers the calls under way, closes idle connections, and takes no new one', async () => {
    const release: (() => void)[] = [];
    const calls = await serve((_request, response) => void release.push(() => response.end('done')));
    const underWay = [ask(), ask()];
    while (release.length < 2) await pause(5);
    const idle = connect(port(), '127.0.0.1');
    await once(idle, 'connect');
    const address = port();
    const finished = calls.finish(LONG);
    await once(idle.resume(), 'close');
    const refused = connect(address, '127.0.0.1');
    expect(await once(refused, 'error')).toMatchObject([{ code: 'ECONNREFUSED' }]);
    for (const each of release) each();
    for (const answer of await Promise.all(underWay)) expect(await text(answer)).toBe('done');
    await finished;
  });

  it('ends while clients that keep their connection call without a pause, and every call that it took is answered', async () => {
    const calls = await serve((_request, response) => void setTimeout(() => response.end('done'), 10));
    const agent = new Agent({ keepAlive: true, maxSockets: 20 });
    let answered = 0;
    let stopped = false;
    const failures: string[] = [];
    const client = async () => {
      for (;;) {
        try {
          const answer = await ask(agent);
          expect(await text(answer)).toBe('done');
          answered += 1;
        } catch (error) {
          // once the server has ended its port is closed
          if ((error as NodeJS.ErrnoException).code !== 'ECONNREFUSED') failures.push(String(error));
          return;
        }
        if (stopped) await pause(1);
      }
    };
    const address = server.address();
    server.address = () => address;
    const clients = Array.from({ length: 20 }, client);
    await pause(200);
    stopped = true;
    await calls.finish(LONG);
    await Promise.all(clients);
    agent.destroy();
    expect(failures).toEqual([]);
    expect(answered).toBeGreaterThanOrEqual(20);
  });

  it('resets no call of clients that go on calling while it is so busy that it sees them late', async () => {
    let answered = 0;
    const calls = await serve((_request, response) => {
      answered += 1;
      for (const until = performance.now() + 10; performance.now() < until; );
      response.end('done');
    });
    const outcomes = clientsElsewhere(port());
    while (answered < 100) await pause(10);
    await calls.finish(LONG);
    expect(await outcomes).toEqual({ 200: expect.any(Number), ECONNREFUSED: 48 });
  }, 60_000);
});

/** Clients in another thread, each of which calls on a new connection until a call fails. Resolves to how often each outcome came. */
async function clientsElsewhere(port: number): Promise<Record<string, number>> {
  const program = `
    const { get } = require('node:http');
    const { parentPort, workerData } = require('node:worker_threads');
    const outcomes = {};
    const call = () => new Promise((resolve) =>
      get({ host: '127.0.0.1', port: workerData, agent: false }, (answer) => {
        answer.resume().on('end', () => resolve(answer.statusCode)).on('error', () => resolve('broken off'));
      }).on('error', (error) => resolve(error.code)));
    const client = async () => {
      for (let outcome = 200; outcome === 200; ) {
        outcome = await call();
        outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
      }
    };
    Promise.all(Array.from({ length: 48 }, client)).then(() => parentPort.postMessage(outcomes));
  `;
  const [outcomes] = await once(new Worker(program, { eval: true, workerData: port }), 'message');
  return outcomes;
}
