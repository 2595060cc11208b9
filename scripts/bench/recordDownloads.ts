import { setTimeout as wait } from 'node:timers/promises';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Page, Request } from '@playwright/test';
import { STEP_LIMIT_MS, within } from './within.ts';

/** One file that a page downloaded, with its compressed sizes. */
export interface DownloadedFile {
  readonly path: string;
  readonly gzip: number;
  readonly brotli: number;
}

/** The downloads of a page. */
export interface Downloads {
  /** Resolves once no request has been under way for a while. */
  quiet(): Promise<void>;
  /** Addresses of the requests under way. */
  underWay(): string[];
  /** The files downloaded since the previous call, without fonts and the API's answers. */
  files(): Promise<DownloadedFile[]>;
}

/** Milliseconds without a request after which a page counts as loaded. */
const QUIET_MS = 500;
const POLL_MS = 50;

const gzip = (body: Buffer) => gzipSync(body, { level: 9 }).length;
const brotli = (body: Buffer) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

async function weigh(request: Request): Promise<DownloadedFile> {
  const { pathname: path } = new URL(request.url());
  const body = await within(
    `reading what ${path} brought`,
    request.response().then((response) => response?.body() ?? Buffer.alloc(0)),
  );
  return { path, gzip: gzip(body), brotli: brotli(body) };
}

/**
 * Records what a page downloads from now on. A file is compressed only when its size is read: a measured page must not
 * wait for that work.
 */
export function recordDownloads(page: Page): Downloads {
  const pending = new Set<Request>();
  let last = performance.now();
  let finished: Request[] = [];
  const ended = (request: Request) => {
    pending.delete(request);
    last = performance.now();
  };
  page.on('request', (request) => {
    pending.add(request);
    last = performance.now();
  });
  page.on('requestfailed', ended);
  page.on('requestfinished', (request) => {
    ended(request);
    const { pathname, protocol } = new URL(request.url());
    const wanted = /^https?:$/.test(protocol) && !/^\/(api|publish)\//.test(pathname) && request.resourceType() !== 'font';
    if (wanted) finished.push(request);
  });
  const underWay = () => [...pending].map((request) => request.url());
  return {
    underWay,
    async quiet() {
      const limit = performance.now() + STEP_LIMIT_MS;
      while (pending.size > 0 || performance.now() - last < QUIET_MS) {
        if (performance.now() > limit)
          throw new Error(`The page does not become idle: ${underWay().join(', ') || 'it keeps making requests'}.`);
        await wait(POLL_MS);
      }
    },
    async files() {
      const files = finished;
      finished = [];
      return Promise.all(files.map(weigh));
    },
  };
}
