import { describe, expect, it, vi } from 'vitest';
import { Territori, type TerritoriOptions } from './Territori.ts';
import { secondsUntilRetry, TerritoriError } from './TerritoriError.ts';

type Answers = (Response | Error | ((url: URL, init: RequestInit) => Response | Promise<Response>))[];

/** A client whose answers come one after the other, and the calls that it made. */
function clientOf(answers: Answers, options: Partial<TerritoriOptions> = {}) {
  const calls: { url: URL; init: RequestInit }[] = [];
  const client = new Territori({
    origin: 'https://territori.example/',
    fetch: async (input, init = {}) => {
      const url = new URL(String(input));
      calls.push({ url, init });
      const answer = answers[calls.length - 1];
      if (answer instanceof Error) throw answer;
      if (answer === undefined) throw new Error(`no answer for call ${calls.length}`);
      return answer instanceof Response ? answer : answer(url, init);
    },
    ...options,
  });
  return { client, calls };
}
const page = (pagina: number, codes: readonly string[], last: boolean) =>
  Response.json({
    dati: codes.map((codice) => ({ codice })),
    totale: 3,
    pagina,
    successiva: last ? null : `https://elsewhere.example/api/v1/unita?pagina=${pagina + 1}`,
    edizione: '7-ab',
  });
const problem = (status: number, headers: Record<string, string> = {}) =>
  new Response(
    JSON.stringify({
      type: 'https://territori.example/api/v1/errori/parametro_non_valido',
      title: 'Parametro non valido',
      detail: 'data: non è una data.',
      codice: 'parametro_non_valido',
      parametro: 'data',
    }),
    { status, headers: { 'content-type': 'application/problem+json; charset=utf-8', ...headers } },
  );
const caught = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.unreachable('the call should fail'),
    (reason: unknown) => reason,
  );

describe('a call', () => {
  it('puts parts into the path and values into the query, with the language', async () => {
    const { client, calls } = clientOf([Response.json({ id: 10370610 })], { language: 'en' });
    expect(await client.get('unita_per_id', { id: 10370610, data: '2025-01-01' })).toEqual({ id: 10370610 });
    expect(calls[0]?.url.href).toBe('https://territori.example/api/v1/unita/10370610?lingua=en&data=2025-01-01');
  });

  it('sends a body as JSON', async () => {
    const { client, calls } = clientOf([Response.json({ dati: [], epoca: null, edizione: '7-ab' })]);
    await client.post('traduzioni', { valori: ['037020'], tipo: 'comune', al: '2025-01-01' });
    expect(calls[0]?.init).toMatchObject({ method: 'POST', headers: { 'content-type': 'application/json' } });
    expect(JSON.parse(String(calls[0]?.init.body))).toEqual({ valori: ['037020'], tipo: 'comune', al: '2025-01-01' });
  });

  it('reads a whole list in another format as a stream', async () => {
    const { client, calls } = clientOf([new Response('codice;denominazione\n')]);
    expect(await (await client.file('unita', 'csv', { livello: 'comune' })).text()).toBe('codice;denominazione\n');
    expect(calls[0]?.url.searchParams.get('formato')).toBe('csv');
  });
});

describe('a list', () => {
  it('gives the rows of all pages, which stay in the edition of the first and at the origin of the client', async () => {
    const { client, calls } = clientOf([page(1, ['001001', '001002'], false), page(2, ['001003'], true)]);
    const codes: (string | null)[] = [];
    for await (const { codice } of client.rows('unita', { livello: 'comune', per_pagina: 2 })) codes.push(codice);
    expect(codes).toEqual(['001001', '001002', '001003']);
    expect(calls.map(({ url }) => url.href)).toEqual([
      'https://territori.example/api/v1/unita?lingua=it&livello=comune&per_pagina=2',
      'https://territori.example/api/v1/unita?lingua=it&livello=comune&per_pagina=2&edizione=7-ab&pagina=2',
    ]);
  });

  it('asks for no page that is not read', async () => {
    const { client, calls } = clientOf([page(1, ['001001'], false)]);
    for await (const { totale } of client.pages('unita')) {
      expect(totale).toBe(3);
      break;
    }
    expect(calls).toHaveLength(1);
  });
});

describe('an error', () => {
  it('has what the service says about it', async () => {
    const { client, calls } = clientOf([problem(400)]);
    const error = await caught(client.get('unita', { data: 'ieri' }));
    expect(error).toBeInstanceOf(TerritoriError);
    expect(error).toMatchObject({
      message: 'data: non è una data.',
      status: 400,
      codice: 'parametro_non_valido',
      parametro: 'data',
      type: 'https://territori.example/api/v1/errori/parametro_non_valido',
      retryAfter: null,
    });
    expect(calls, 'it is not a passing one').toHaveLength(1);
  });

  it('of a proxy has the status alone', async () => {
    const { client } = clientOf([new Response('<h1>Bad Gateway</h1>', { status: 502 })], { retries: 0 });
    expect(await caught(client.get('risorse'))).toMatchObject({ status: 502, codice: null, message: 'The service answered 502.' });
  });
});

describe('a passing failure', () => {
  it('is tried again after the time that the service names', async () => {
    vi.useFakeTimers();
    try {
      const { client, calls } = clientOf([problem(429, { 'retry-after': '7' }), Response.json({ edizione: '7-ab' })]);
      const answer = client.get('risorse');
      await vi.advanceTimersByTimeAsync(6_900);
      expect(calls).toHaveLength(1);
      await vi.advanceTimersByTimeAsync(200);
      expect(await answer).toEqual({ edizione: '7-ab' });
      expect(calls).toHaveLength(2);
    } finally {
      vi.useRealTimers();
    }
  });

  it('without that time is tried again after half a second, one, two; then it fails', async () => {
    vi.useFakeTimers();
    try {
      const { client, calls } = clientOf([new TypeError('refused'), problem(503), new TypeError('refused'), new TypeError('last')]);
      const failure = caught(client.get('risorse'));
      for (const [milliseconds, made] of [
        [400, 1],
        [200, 2],
        [1_000, 3],
        [2_000, 4],
      ] as const) {
        await vi.advanceTimersByTimeAsync(milliseconds);
        expect(calls).toHaveLength(made);
      }
      expect(await failure).toMatchObject({ message: 'last' });
    } finally {
      vi.useRealTimers();
    }
  });

  it('that lasts longer than the caller waits fails at once, and says how long it lasts', async () => {
    const { client, calls } = clientOf([problem(503, { 'retry-after': '3600' })], { longestPause: 10 });
    expect(await caught(client.get('archivio'))).toMatchObject({ status: 503, retryAfter: 3600 });
    expect(calls).toHaveLength(1);
  });

  it('is not tried again once the caller gives up', async () => {
    const stop = new AbortController();
    const { client, calls } = clientOf([problem(503, { 'retry-after': '30' })]);
    const failure = caught(client.get('risorse', {}, { signal: stop.signal }));
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    stop.abort(new Error('enough'));
    expect(await failure).toMatchObject({ message: 'enough' });
  });

  it('is an answer that does not begin in time', async () => {
    const silent = (_: URL, { signal }: RequestInit) =>
      new Promise<Response>((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
    const { client } = clientOf([silent], { timeout: 0.02, retries: 0 });
    expect(await caught(client.get('risorse'))).toMatchObject({ name: 'TimeoutError', message: 'No answer within 0.02 s' });
  });
});

it.each([
  ['7', 7],
  ['Sun, 22 Nov 2026 09:00:10 GMT', 10],
  ['Sun, 22 Nov 2026 08:00:00 GMT', 0],
  ['soon', null],
  [undefined, null],
])('Retry-After %j is %j seconds', (text, seconds) => {
  const headers = new Headers(text === undefined ? {} : { 'retry-after': text });
  expect(secondsUntilRetry(headers, Date.parse('2026-11-22T09:00:00Z'))).toBe(seconds);
});
