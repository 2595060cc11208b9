import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Clock } from '@territori/load/official/Clock';

/** A clock that goes on only while something waits, and then at once. */
export class SimulatedClock implements Clock {
  readonly waits: number[] = [];
  #now = Date.parse('2026-11-22T08:00:00Z');

  now = (): number => this.#now;

  async sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    this.#now += milliseconds;
    this.waits.push(milliseconds);
  }
}

/** What the server does instead of answering a request as it should. */
export type Fault = (request: IncomingMessage, response: ServerResponse, content: Buffer) => void;

const etagOf = (content: Buffer) => `"${createHash('sha256').update(content).digest('hex')}"`;

/**
 * A server of files that behaves as the live services do: it says which file it has, continues one that was broken off,
 * and can be given faults.
 */
export class OfficialServer {
  readonly asked: { path: string; range?: string; ifNoneMatch?: string; open: number }[] = [];
  /** Faults by path, the first for the next request. */
  readonly faults = new Map<string, Fault[]>();
  readonly files = new Map<string, Buffer>();
  #open = 0;
  #server: Server | undefined;
  #port = 0;

  constructor(files: Readonly<Record<string, string | Buffer>>) {
    for (const [path, content] of Object.entries(files)) this.files.set(path, Buffer.from(content));
  }

  /** Listens, after a stop on the same port again. */
  async start(): Promise<this> {
    this.#server = createServer((request, response) => this.#answer(request, response));
    await new Promise<void>((resolve) => this.#server?.listen(this.#port, '127.0.0.1', resolve));
    this.#port = (this.#server.address() as AddressInfo).port;
    return this;
  }

  async stop(): Promise<void> {
    this.#server?.closeAllConnections();
    await new Promise((resolve) => this.#server?.close(resolve));
  }

  url(path: string, host = '127.0.0.1'): string {
    return `http://${host}:${this.#port}${path}`;
  }

  #answer(request: IncomingMessage, response: ServerResponse): void {
    const path = decodeURI(request.url ?? '');
    const { range, 'if-none-match': ifNoneMatch } = request.headers;
    this.#open += 1;
    response.on('close', () => {
      this.#open -= 1;
    });
    this.asked.push({ path, ...(range && { range }), ...(ifNoneMatch && { ifNoneMatch }), open: this.#open });
    const content = this.files.get(path);
    const fault = this.faults.get(path)?.shift();
    if (fault) {
      fault(request, response, content ?? Buffer.alloc(0));
      return;
    }
    if (!content) {
      response.writeHead(404).end();
      return;
    }
    const etag = etagOf(content);
    if (ifNoneMatch === etag) {
      response.writeHead(304, { etag }).end();
      return;
    }
    const from = request.headers['if-range'] === etag ? Number(/bytes=(\d+)-/.exec(range ?? '')?.[1] ?? 0) : 0;
    response.writeHead(from > 0 ? 206 : 200, { etag, 'content-length': content.length - from }).end(content.subarray(from));
  }
}

/** 503, with `Retry-After` in seconds where it is given. */
export const unavailable =
  (seconds?: number): Fault =>
  (_, response) =>
    void response.writeHead(503, seconds === undefined ? undefined : { 'retry-after': String(seconds) }).end();

/** Turns of the event loop in which a client in this process reads and keeps what was sent, also on a busy machine. */
const TURNS_TO_READ = 20;

/** The beginning of the file; once the client has kept it, the connection breaks. */
export const cutAfter =
  (bytes: number): Fault =>
  (_, response, content) => {
    response.writeHead(200, { etag: etagOf(content), 'content-length': content.length });
    const breakAfter = (turns: number) => void (turns === 0 ? response.destroy() : setTimeout(() => breakAfter(turns - 1), 1));
    response.write(content.subarray(0, bytes), () => breakAfter(TURNS_TO_READ));
  };

/** Another file, with status 200: a page that asks to sign in to the network. */
export const signIn: Fault = (_, response) =>
  void response
    .writeHead(200, { 'content-type': 'text/html' })
    .end('<!doctype html>\n<html><body>Sign in to the network, please</body></html>');

/** Nothing at all. */
export const silence: Fault = () => {};

/** A few bytes at a time. */
export const slowly: Fault = (_, response, content) => {
  response.writeHead(200, { 'content-length': content.length });
  let at = 0;
  const timer = setInterval(() => {
    response.write(content.subarray(at, at + 20));
    at += 20;
    if (at < content.length) return;
    clearInterval(timer);
    response.end();
  }, 10);
};
