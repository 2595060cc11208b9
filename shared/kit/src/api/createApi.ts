import type { Language } from '@territori/contract';
import redaxios from 'redaxios';
import type { Api, CallOptions, DownloadedFile, DownloadOptions } from './Api.ts';
import { ApiError } from './ApiError.ts';
import { callUrl, storedQuery } from './callUrl.ts';
import { contentDispositionFilename } from './contentDispositionFilename.ts';
import type { DownloadCache } from './downloadCache.ts';
import type { Fault } from './faultNotification.ts';
import { type Limit, withinLimit } from './withinLimit.ts';

export interface ApiSetup {
  /** Origin and prefix of the API, `''` for the page's own origin. */
  readonly base: string;
  readonly language: () => Language;
  /** The bearer token, if there is one. It is sent to the origin of `base` and nowhere else. */
  readonly token: () => string | null;
  readonly downloads: DownloadCache;
  readonly fetch: typeof fetch;
  /** Applies the catalogue to a failure and tells the visitor, unless `silent`; returns what it says. */
  readonly onFault: (status: number, answer: unknown, silent: boolean) => Fault;
}

/** What redaxios answers, as far as it is used: the body as it comes, because redaxios hides one that breaks off or is no JSON. */
interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly data: ReadableStream<Uint8Array<ArrayBuffer>> | null;
}

interface Call {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: unknown;
  readonly options: CallOptions;
}

/** The API client over redaxios: JSON, the `language` header, the token, the limit, the catalogue of errors. */
export function createApi(setup: ApiSetup): Api {
  const apiOrigin = () => new URL(callUrl(setup.base, '/')).origin;

  function headers(url: string): Record<string, string> {
    const token = new URL(url).origin === apiOrigin() ? setup.token() : null;
    return {
      'content-type': 'application/json',
      language: setup.language().toUpperCase(),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    };
  }

  /** Sends a call and hands its answer to `read`; every way to fail ends in an `ApiError` or an `AbortError`. */
  async function send<R>({ method, path, body, options }: Call, read: (answer: Answer, limit: Limit) => Promise<R>): Promise<R> {
    const url = callUrl(setup.base, path, options.query);
    return withinLimit(options.signal, async (limit) => {
      try {
        const answer: Answer = await redaxios(url, {
          method,
          responseType: 'stream',
          validateStatus: () => true,
          headers: headers(url),
          ...(body === undefined ? {} : { data: body }),
          fetch: (address: RequestInfo | URL, init?: RequestInit) => setup.fetch(address, { ...init, signal: limit.signal }),
        });
        if (answer.status < 200 || answer.status > 299) throw new RefusedCall(answer.status, await readFault(answer.data));
        return await read(answer, limit);
      } catch (reason) {
        if (options.signal?.aborted) throw new DOMException('cancelled', 'AbortError');
        const { status, answer } = reason instanceof RefusedCall ? reason : { status: 0, answer: reason };
        const fault = setup.onFault(status, answer, options.silent === true);
        console.error(`${method} ${url} failed (${status || (limit.reached ? 'no answer in time' : 'no answer')})`, answer);
        throw new ApiError(status, fault.title, fault.body);
      }
    });
  }

  const json = <T>(call: Call): Promise<T> => send<T>(call, readJson);

  async function download(path: string, options: DownloadOptions = {}): Promise<DownloadedFile> {
    const kept = options.cacheKey === undefined ? undefined : await setup.downloads.read(options.cacheKey);
    if (kept) return kept;
    const call: Call = { method: options.method ?? 'GET', path, body: options.body, options };
    const file = await send<DownloadedFile>(call, async (answer, limit) => {
      const blob = await readBlob(answer, limit, options.onProgress);
      const filename = contentDispositionFilename(answer.headers.get('content-disposition')) ?? options.filename ?? 'download';
      return { blob, filename };
    });
    if (options.cacheKey !== undefined) await setup.downloads.write(options.cacheKey, file);
    return file;
  }

  return {
    get: (path, options = {}) => json({ method: 'GET', path, options }),
    post: (path, body, options = {}) => json({ method: 'POST', path, body, options }),
    query: (name, parameters, options = {}) =>
      json({
        method: 'POST',
        path: '/api/Report/ReportByUrl',
        body: { url: storedQuery(name, parameters), cloudDataSource: false },
        options,
      }),
    download,
    url: (path, query) => callUrl(setup.base, path, query),
  };
}

/** An answer that claims success and is no JSON (a proxy's page, say), or no whole one, is a failure. */
async function readJson<T>({ status, headers, data }: Answer): Promise<T> {
  const isJson = /\bjson\b/i.test(headers.get('content-type') ?? '');
  if (status !== 204 && !isJson) throw new TypeError('the answer is not JSON');
  const text = await new Response(data).text();
  return (status === 204 ? text : JSON.parse(text)) as T;
}

/** Reads a file as it comes; every part that arrives renews the limit. */
async function readBlob({ headers, data }: Answer, limit: Limit, onProgress: DownloadOptions['onProgress']): Promise<Blob> {
  const length = Number(headers.get('content-length'));
  // the length of a compressed answer counts other bytes than those that come out
  const total = length > 0 && !headers.get('content-encoding') ? length : undefined;
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  const reader = data?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    chunks.push(part.value);
    bytes += part.value.byteLength;
    limit.renew();
    onProgress?.(bytes, total !== undefined && bytes <= total ? total : undefined);
  }
  return new Blob(chunks, { type: headers.get('content-type') ?? 'application/octet-stream' });
}

/** What a refusal says, parsed where it is JSON. */
async function readFault(data: Answer['data']): Promise<unknown> {
  const text = await new Response(data).text();
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** An answer that is no success. */
class RefusedCall extends Error {
  constructor(
    readonly status: number,
    readonly answer: unknown,
  ) {
    super(`HTTP ${status}`);
  }
}
