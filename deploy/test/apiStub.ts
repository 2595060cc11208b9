import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** Stands for one replica of the API where only what the proxy does is looked at: its answers have the cache rules of the real ones. */
export interface ApiStub {
  /** `host:port` */
  readonly server: string;
  /** The requests that reached it, newest last. */
  readonly requests: {
    readonly method: string;
    readonly url: string;
    readonly headers: IncomingMessage['headers'];
    readonly body: string;
  }[];
  /** Answers so many milliseconds late from now on, `Infinity` for never: as a replica that is overloaded, or whose process is stopped. */
  delay(milliseconds: number): void;
  /** Answers every call with 503 from now on: as a replica that has no edition to serve. */
  refuse(): void;
  stop(): Promise<void>;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += chunk;
  return body;
}

const json = { 'content-type': 'application/json; charset=utf-8', 'x-content-type-options': 'nosniff', vary: 'accept-encoding, language' };

function answer(url: URL, request: IncomingMessage, response: ServerResponse, served: number): void {
  if (url.pathname === '/api/attesa' || url.searchParams.has('attesa')) return; // never answered
  if (url.pathname === '/api/Report/DownloadByUrl') {
    response.writeHead(429, { ...json, 'retry-after': '5' }).end('{"title":"many files"}');
    return;
  }
  const body = JSON.stringify({ served, language: request.headers.language });
  if (url.pathname === '/api/bozza') response.writeHead(503, json).end('{"title":"starting"}');
  else if (url.pathname === '/api/troncata') {
    response.writeHead(200, { ...json, 'content-length': '1000000', 'cache-control': 'public, max-age=31536000, immutable' });
    response.write('x'.repeat(200_000), () => request.socket.destroy());
  } else if (url.searchParams.has('edizione'))
    response.writeHead(200, { ...json, 'cache-control': 'public, max-age=31536000, immutable' }).end(body);
  else if (request.headers['if-none-match'] === '"1"') response.writeHead(304, { etag: '"1"' }).end();
  else response.writeHead(200, { ...json, 'cache-control': 'no-cache', etag: '"1"' }).end(body);
}

export async function startApiStub(host = '127.0.0.1', port = 0): Promise<ApiStub> {
  const requests: ApiStub['requests'] = [];
  let late = 0;
  let refuses = false;
  const server = createServer(async (request, response) => {
    const body = await bodyOf(request);
    requests.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body });
    if (late === Number.POSITIVE_INFINITY) return;
    await pause(late);
    if (refuses) response.writeHead(503, { ...json, 'retry-after': '5' }).end('{"title":"no edition"}');
    else answer(new URL(request.url ?? '/', 'http://stub'), request, response, requests.length);
  });
  await new Promise<void>((resolve) => server.listen(port, host, resolve));
  return {
    server: `${host}:${(server.address() as { port: number }).port}`,
    requests,
    delay(milliseconds) {
      late = milliseconds;
    },
    refuse() {
      refuses = true;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
