import type { Language } from '@territori/contract';
import redaxios, { type Response } from 'redaxios';
import type { Api, CallOptions, DownloadedFile, DownloadOptions, EditionInUse, Exchange, ExchangeOptions } from './Api.ts';
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
  /** The edition of the data with which the page was opened; null until it is known. */
  readonly edition: () => EditionInUse | null;
  /** Called when the service refuses the name of that edition, because it has another one, or does not know such names. */
  readonly onEditionRefused: () => void;
  /** The bearer token, if there is one. It is sent only to the origin of `base`. */
  readonly token: () => string | null;
  /** Called with an answer that is not in the language of the page, because the API lacks that language. */
  readonly onOtherLanguage: (answer: unknown) => void;
  readonly downloads: DownloadCache;
  readonly fetch: typeof fetch;
  /** Applies the catalogue of errors to a failure, notifies the visitor unless the page shows it, and returns the notification. */
  readonly onFault: (status: number, answer: unknown, shownBy: Pick<CallOptions, 'silent' | 'inPlace'>) => Fault;
}

interface Call {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: unknown;
  readonly options: CallOptions;
}

/** A body as it arrives from the network. */
type Stream = ReadableStream<Uint8Array<ArrayBuffer>> | null;

/** The API client over redaxios: JSON, the `language` header, the token, the time limit, the catalogue of errors. */
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

  /** Sends a call and reads its answer with `read`. Every failure ends in an `ApiError` or an `AbortError`. */
  async function send<T, R>(
    { method, path, body, options }: Call,
    responseType: 'json' | 'stream',
    read: (answer: Response<T>, limit: Limit) => R | Promise<R>,
  ): Promise<R> {
    const edition = options.ofEdition ? setup.edition() : null;
    const named = edition && { edizione: edition.id, versione: edition.versione };
    const url = callUrl(setup.base, path, { ...options.query, ...named });
    return withinLimit(options.signal, async (limit) => {
      try {
        const answer = await redaxios<T>(url, {
          method,
          // without a type, redaxios reads the body as text and parses it when it is JSON
          ...(responseType === 'stream' ? { responseType } : {}),
          ...(body === undefined ? {} : { data: body }),
          // redaxios has no `signal` option, and its headers contain what a page has added to `Object.prototype`
          fetch: (address: RequestInfo | URL, init?: RequestInit) =>
            setup.fetch(address, { ...init, headers: headers(url), signal: limit.signal }),
        });
        return await read(answer, limit);
      } catch (reason) {
        if (options.signal?.aborted) throw new DOMException('cancelled', 'AbortError');
        const { status, data } = isRefusal(reason) ? reason : { status: 0, data: reason };
        if (refusesEdition(data)) setup.onEditionRefused();
        if (named && refusesEdition(data))
          return await send({ method, path, body, options: { ...options, ofEdition: false } }, responseType, read);
        const fault = setup.onFault(status, data, options);
        console.error(`${method} ${url} failed (${status || (limit.reached ? 'no answer in time' : 'no answer')})`, data);
        throw new ApiError(status, fault.title, fault.body, refusedParameter(data));
      }
    });
  }

  const json = <T>(call: Call): Promise<T> =>
    send<T, T>(call, 'json', (answer) => {
      const data = wholeJson(answer);
      const language = answer.headers.get('content-language');
      if (language && language !== setup.language()) setup.onOtherLanguage(data);
      return data;
    });

  async function download(path: string, options: DownloadOptions = {}): Promise<DownloadedFile> {
    const kept = options.cacheKey === undefined ? undefined : await setup.downloads.read(options.cacheKey);
    if (kept) return kept;
    const call: Call = { method: options.method ?? 'GET', path, body: options.body, options };
    const file = await send<Stream, DownloadedFile>(call, 'stream', async (answer, limit) => {
      // redaxios does not check the status of a stream
      if (answer.status < 200 || answer.status > 299) throw { status: answer.status, data: await readFault(answer.data) } satisfies Refusal;
      const blob = await readBlob(answer, limit, options.onProgress);
      const filename = contentDispositionFilename(answer.headers.get('content-disposition')) ?? options.filename ?? 'download';
      return { blob, filename };
    });
    if (options.cacheKey !== undefined) await setup.downloads.write(options.cacheKey, file);
    return file;
  }

  async function exchange(path: string, { method = 'GET', query, body, signal }: ExchangeOptions = {}): Promise<Exchange> {
    const url = callUrl(setup.base, path, query);
    return withinLimit(signal, async (limit) => {
      try {
        const answer = await setup.fetch(url, {
          method,
          signal: limit.signal,
          ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
        });
        const { status, headers } = answer;
        return { status, headers, body: await readBlob({ headers, data: answer.body as Stream }, limit, undefined) };
      } catch (reason) {
        if (signal?.aborted) throw new DOMException('cancelled', 'AbortError');
        const fault = setup.onFault(0, reason, { silent: true });
        throw new ApiError(0, fault.title, fault.body);
      }
    });
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
    exchange,
    url: (path, query) => callUrl(setup.base, path, query),
  };
}

/**
 * The value of an answer. redaxios returns text that it cannot parse as it is (a proxy's page, or half an answer), and
 * no data when the connection breaks: both are failures. The API never answers with plain text.
 */
function wholeJson<T>({ status, data }: Response<T>): T {
  if (status !== 204 && (data === undefined || typeof data === 'string')) throw new TypeError('the answer is not complete JSON');
  return data;
}

/** Reads a file in chunks; every chunk that arrives restarts the time limit. */
async function readBlob(
  { headers, data }: Pick<Response<Stream>, 'headers' | 'data'>,
  limit: Limit,
  onProgress: DownloadOptions['onProgress'],
): Promise<Blob> {
  const length = Number(headers.get('content-length'));
  // the length of a compressed answer is not the length of its content
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

/** The body of a refused download, parsed where it is JSON. */
async function readFault(data: Stream): Promise<unknown> {
  const text = await new globalThis.Response(data).text();
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Whether the public API refuses the name of an edition: it has another one, or is of a version that takes no such name. */
const refusesEdition = (answer: unknown): boolean => ['edizione', 'versione'].includes(refusedParameter(answer) ?? '');

/** The parameter that a problem of the public API names. */
function refusedParameter(answer: unknown): string | undefined {
  const { parametro } = (typeof answer === 'object' && answer !== null ? answer : {}) as { readonly parametro?: unknown };
  return typeof parametro === 'string' ? parametro : undefined;
}

/** An error answer in the form in which redaxios rejects. */
interface Refusal {
  readonly status: number;
  readonly data: unknown;
}

function isRefusal(reason: unknown): reason is Refusal {
  return typeof reason === 'object' && reason !== null && !(reason instanceof Error) && 'status' in reason && 'data' in reason;
}
