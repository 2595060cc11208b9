import { openEmpty, useDatabase } from '@territori/api-testing';
import { PUBLIC_ORIGIN } from '@territori/api-testing/publicOrigin';
import { describe, expect, it } from 'vitest';
import { type AppOptions, buildApp } from './app.ts';

describe('the server', () => {
  const empty = useDatabase(openEmpty, 'pglite');

  it('is alive before the first load, and says when to come back for data', async () => {
    const app = buildApp(empty.database, { publicOrigin: PUBLIC_ORIGIN });
    expect((await app.inject('/api/HealthCheck')).statusCode).toBe(200);
    expect((await app.inject('/api/Report/Glossario')).statusCode).toBe(200);
    const answer = await app.inject('/api/edizione');
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('5');
    await app.close();
  });

  it('answers what does not exist, a body that is not JSON and a body that is too large with an error body', async () => {
    const app = buildApp(empty.database, { publicOrigin: PUBLIC_ORIGIN });
    const send = (payload: string) =>
      app.inject({ method: 'POST', url: '/api/Report/ReportByUrl', headers: { 'content-type': 'application/json' }, payload });
    const answers = [
      await app.inject('/api/nope'),
      await app.inject('/%ff'),
      await send('{'),
      await send(JSON.stringify({ url: 'x'.repeat(70_000) })),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 400, 400, 413]);
    for (const answer of answers)
      expect(answer.json()).toMatchObject({ title: expect.any(String), exception: expect.any(String), requestId: expect.any(String) });
    await app.close();
  });

  it.each([
    ['a body that is not JSON', { payload: '{' }, 400, 'Il corpo della richiesta non è JSON valido.', 'is not valid JSON'],
    [
      'a key that no JSON may have',
      { payload: '{"__proto__":1}' },
      400,
      'Il corpo della richiesta non è JSON valido.',
      'is not valid JSON',
    ],
    [
      'a body that is too large',
      { payload: JSON.stringify('x'.repeat(70_000)) },
      413,
      'Il corpo della richiesta supera i 64 KB.',
      'larger than 64 KB',
    ],
    [
      'a part of the address that is not a number',
      { method: 'GET', url: '/api/unita/x/storia' },
      400,
      "Parte dell’indirizzo id = 'x': deve essere un numero intero.",
      "Part of the address id = 'x': must be a whole number.",
    ],
    [
      'a body of another type',
      { payload: 'a', headers: { 'content-type': 'text/csv' } },
      415,
      'Il corpo della richiesta deve essere di tipo application/json.',
      'must be of type',
    ],
    [
      'an address that is not valid text',
      { url: '/%ff' },
      400,
      'L’indirizzo contiene una sequenza % che non è testo in UTF-8.',
      'not valid UTF-8',
    ],
  ])('tells %s in both languages, in Italian unless asked', async (_what, wrong, status, italian, english) => {
    const app = buildApp(empty.database, { publicOrigin: PUBLIC_ORIGIN });
    const send = (language: Record<string, string>, url?: string) =>
      app.inject({
        method: 'POST',
        url: '/api/Report/ReportByUrl',
        ...wrong,
        ...(url && { url }),
        headers: { 'content-type': 'application/json', ...('headers' in wrong && wrong.headers), ...language },
      });
    for (const language of [{}, { language: 'IT' }])
      expect((await send(language)).json()).toMatchObject({
        status,
        exception: italian,
        title: expect.stringMatching(/^(Richiesta|Formato)/),
      });
    const inEnglish = (await send({ language: 'EN' })).json();
    const url = `${'url' in wrong ? wrong.url : '/api/Report/ReportByUrl'}?plang=en`;
    expect((await send({ language: 'IT' }, url)).json()).toMatchObject({ status, exception: inEnglish.exception });
    expect(inEnglish).toMatchObject({
      status,
      exception: expect.stringContaining(english),
      title: expect.stringMatching(/request|Request|accepted/),
    });
    await app.close();
  });

  /** A server whose log is kept, line by line. */
  function logged(options: Partial<AppOptions> = {}) {
    const lines: string[] = [];
    const stream = { write: (line: string) => void lines.push(line) };
    return { app: buildApp(empty.database, { publicOrigin: PUBLIC_ORIGIN, ...options, logger: { level: 'info', stream } }), lines };
  }

  it('names each request in header, log and error body', async () => {
    const { app, lines } = logged();
    const answer = await app.inject('/api/Report/GetFunzione?funzione=x');
    expect(answer.statusCode).toBe(400);
    expect(answer.headers['x-request-id']).toBe(answer.json().requestId);
    expect(lines.some((line) => JSON.parse(line).reqId === answer.json().requestId)).toBe(true);
    await app.close();
  });

  it('takes the name of a request from a proxy that is trusted, when it is a short plain one', async () => {
    const trusting = buildApp(empty.database, { publicOrigin: PUBLIC_ORIGIN, trustProxy: true });
    const alone = buildApp(empty.database, { publicOrigin: PUBLIC_ORIGIN });
    const named = async (app: typeof alone, name: string) =>
      (await app.inject({ url: '/api/HealthCheck', headers: { 'x-request-id': name } })).headers['x-request-id'];
    expect(await named(trusting, '9f0c2a7be1d34c56')).toBe('9f0c2a7be1d34c56');
    expect(await named(alone, '9f0c2a7be1d34c56')).not.toBe('9f0c2a7be1d34c56');
    for (const wrong of ['', 'a b', '{"a":1}', 'x'.repeat(65)]) expect(await named(trusting, wrong)).toMatch(/^[0-9a-f-]{36}$/);
    await trusting.close();
    await alone.close();
  });

  it('logs each request once, by method, path and route, and neither who sent them nor what was looked for', async () => {
    const { app, lines } = logged({ trustProxy: true });
    const send = (url: string) => app.inject({ url, remoteAddress: '203.0.113.77', headers: { 'x-forwarded-for': '198.51.100.42' } });
    await send('/api/Report/GetFunzione?funzione=segreto');
    await send('/api/nope?q=segreto');
    await send('/%ff?q=segreto');
    const log = lines.join('');
    // a malformed address is answered before Fastify makes a request of it
    expect(lines).toHaveLength(2);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      req: { method: 'GET', path: '/api/Report/GetFunzione', route: '/api/Report/GetFunzione' },
      res: { statusCode: 400 },
      responseTime: expect.any(Number),
    });
    expect(log).toContain('"path":"/api/nope"');
    for (const personal of ['segreto', '203.0.113.77', '198.51.100.42']) expect(log).not.toContain(personal);
    await app.close();
  });

  it('says when to come back to who calls too often, and never refuses a health check', async () => {
    const app = buildApp(empty.database, { publicOrigin: PUBLIC_ORIGIN, callsPerMinute: 2 });
    const calls = [];
    for (let call = 0; call < 3; call += 1) calls.push(await app.inject('/api/Report/Glossario'));
    expect(calls.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429]);
    const last = calls.at(-1);
    expect(Number(last?.headers['retry-after'])).toBeGreaterThan(0);
    expect(last?.json()).toMatchObject({ status: 429, title: 'Troppe richieste' });
    // to the scripts of other origins too
    const shown = String(last?.headers['access-control-expose-headers']).split(', ');
    const limits = ['retry-after', 'x-ratelimit-limit', 'x-ratelimit-remaining', 'x-ratelimit-reset'];
    expect(shown).toEqual(expect.arrayContaining(limits));
    for (const limit of limits) expect(last?.headers).toHaveProperty(limit);
    expect((await app.inject('/api/HealthCheck')).statusCode).toBe(200);
    await app.close();
  });

  it.each(['application/json-patch+json', 'application/vnd.api+json; charset=utf-8', 'Application/LD+JSON'])(
    'reads a body of the type %s as JSON',
    async (type) => {
      const app = buildApp(empty.database, { publicOrigin: PUBLIC_ORIGIN });
      const send = (payload: string) =>
        app.inject({ method: 'POST', url: '/api/Report/ReportByUrl', headers: { 'content-type': type }, payload });
      expect((await send('{"url":"nope"}')).json()).toMatchObject({ status: 404, exception: "Non esiste una query 'nope'." });
      expect((await send('{')).json()).toMatchObject({ status: 400, exception: 'Il corpo della richiesta non è JSON valido.' });
      await app.close();
    },
  );

  it('answers in the language of Accept-Language when nothing else names one', async () => {
    const app = buildApp(empty.database, { publicOrigin: PUBLIC_ORIGIN });
    const title = async (headers: Record<string, string>) => (await app.inject({ url: '/api/nope', headers })).json().title;
    expect(await title({ 'accept-language': 'en-GB, it;q=0.5' })).toBe('Not found');
    expect(await title({ 'accept-language': 'en-GB', language: 'IT' })).toBe('Non trovato');
    await app.close();
  });

  it('lets pages of other origins read it', async () => {
    const app = buildApp(empty.database, { publicOrigin: PUBLIC_ORIGIN });
    const asked = await app.inject({
      method: 'OPTIONS',
      url: '/api/Report/ReportByUrl',
      headers: {
        origin: 'https://integrator.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type,language',
      },
    });
    expect(asked.headers['access-control-allow-origin']).toBe('*');
    expect(asked.headers['access-control-allow-headers']).toContain('language');
    const wrong = await app.inject({ url: '/api/nope', headers: { origin: 'https://example.org' } });
    expect(wrong.headers['access-control-allow-origin']).toBe('*');
    await app.close();
  });
});
