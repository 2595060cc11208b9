/** One call as the fake API saw it. */
export interface FakeCall {
  /** `GET /api/Report/Glossario`, or the name of a stored query. */
  readonly name: string;
  /** Query parameters of the address or of the stored query. */
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly headers: Headers;
}

export type FakeAnswer = unknown | ((call: FakeCall) => unknown);

/**
 * The answers of the API, by `METHOD /path` (without its query) or by the name of a stored query. A value is sent as
 * JSON; a function computes it from the call.
 */
export type FakeAnswers = Readonly<Record<string, FakeAnswer>>;

class Special {
  constructor(readonly respond: (signal: AbortSignal | null | undefined) => Promise<Response>) {}
}

/** An error answer: an HTTP status with a body; status 0 is a network failure. */
export function failure(status: number, body: unknown = {}): unknown {
  return new Special(async () => {
    if (status === 0) throw new TypeError('Failed to fetch');
    return jsonResponse(body, status);
  });
}

/** An answer after a delay. */
export function delayed(milliseconds: number, answer: unknown): unknown {
  return new Special(async (signal) => {
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(resolve, milliseconds);
      signal?.addEventListener('abort', () => {
        clearTimeout(timer);
        reject(abortError());
      });
    });
    return respond(answer, signal);
  });
}

/** A call without an answer: the page stays in its loading state. */
export function never(): unknown {
  return new Special((signal) => new Promise((_, reject) => signal?.addEventListener('abort', () => reject(abortError()))));
}

/** A file with its name. */
export function file(content: string | Uint8Array<ArrayBuffer>, filename: string, type = 'application/octet-stream'): unknown {
  const headers = { 'content-type': type, 'content-disposition': `attachment; filename="${filename}"` };
  return new Special(async () => new Response(content, { headers }));
}

export interface FakeApi {
  readonly fetch: typeof fetch;
  /** Every call so far, oldest first. */
  readonly calls: readonly FakeCall[];
}

/** Replaces the network below the real client. A call without a declared answer gets 404 with the call's name. */
export function fakeApi(answers: FakeAnswers, otherwise: FakeAnswer = undefined): FakeApi {
  const calls: FakeCall[] = [];
  return {
    calls,
    async fetch(input, init) {
      const call = readCall(input, init);
      calls.push(call);
      const declared = call.name in answers ? answers[call.name] : otherwise;
      if (declared === undefined) return jsonResponse({ title: `no answer declared for "${call.name}"` }, 404);
      return respond(typeof declared === 'function' ? await declared(call) : declared, init?.signal);
    },
  };
}

function readCall(input: RequestInfo | URL, init: RequestInit | undefined): FakeCall {
  const url = new URL(input instanceof Request ? input.url : input, document.baseURI);
  const body = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
  const headers = new Headers(init?.headers);
  if (/\/api\/Report\/(ReportByUrl|DownloadByUrl)$/.test(url.pathname)) {
    const [name = '', query = ''] = String(body?.url).split('?', 2);
    return { name, query: Object.fromEntries(new URLSearchParams(query)), body, headers };
  }
  const query = Object.fromEntries(url.searchParams);
  return { name: `${init?.method ?? 'GET'} ${decodeURI(url.pathname)}`, query, body, headers };
}

async function respond(answer: unknown, signal: AbortSignal | null | undefined): Promise<Response> {
  if (signal?.aborted) throw abortError();
  return answer instanceof Special ? answer.respond(signal) : jsonResponse(answer, 200);
}

function jsonResponse(body: unknown, status: number): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
}

const abortError = () => new DOMException('aborted', 'AbortError');
