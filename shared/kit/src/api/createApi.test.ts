import { delayed, failure, fakeKit, file, never } from '@territori/kit/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createKit } from '../kit/createKit.ts';
import type { PortalStorage } from '../kit/PortalStorage.ts';
import { ApiError } from './ApiError.ts';

let log: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  log = vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const caught = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.unreachable('the call should fail'),
    (reason: unknown) => reason,
  );

describe('a call', () => {
  it('sends JSON and the language, and leaves out undefined parameters', async () => {
    const { kit, api } = fakeKit({ language: 'en', api: { 'GET /api/unita': [] } });
    await kit.api.get('/api/unita', { query: { q: 'Agliè', livello: undefined, nome: ['a', 'b'] } });
    const [call] = api.calls;
    expect(call?.headers.get('content-type')).toBe('application/json');
    expect(call?.headers.get('language')).toBe('EN');
    expect(call?.query).toEqual({ q: 'Agliè', nome: 'b' });
    expect(kit.api.url('/api/unita', { nome: ['a', 'b'] })).toBe('https://api.test/api/unita?nome=a&nome=b');
  });

  it('sends nothing that a page has added to built-in objects', async () => {
    Object.assign(Object.prototype, { extra: 'of the page' });
    try {
      const { kit, api } = fakeKit({ api: { 'GET /api/unita': [] } });
      await kit.api.get('/api/unita');
      expect([...(api.calls[0]?.headers.keys() ?? [])].sort()).toEqual(['content-type', 'language']);
    } finally {
      Reflect.deleteProperty(Object.prototype, 'extra');
    }
  });

  it('names a stored query with its parameters', async () => {
    const { kit, api } = fakeKit({ api: { ricercacodice_criterio_lov: { resultset: [] } } });
    await kit.api.query('ricercacodice_criterio_lov', { haRuolo: '', ptipounit: 1, pvuoto: undefined });
    expect(api.calls[0]?.body).toEqual({ url: 'ricercacodice_criterio_lov?haRuolo=&ptipounit=1', cloudDataSource: false });
  });

  it('resolves to undefined for an empty answer', async () => {
    const fetch = async () => new Response(null, { status: 204 });
    const kit = createKit({ config: { product: 'Territori', api: 'https://api.test' }, storage: null, fetch });
    await expect(kit.api.post('/api/consultazioni', { id_funzione: 61 })).resolves.toBe('');
  });
});

describe('a call whose answer depends on the edition alone', () => {
  const ofEdition = true;

  it('names the edition once it is known', async () => {
    const { kit, api } = fakeKit({ api: { 'GET /api/v1/unita': { totale: 0 } } });
    await kit.api.get('/api/v1/unita', { query: { q: 'Agliè' }, ofEdition });
    kit.edition = { id: 'e1', versione: 'v1' };
    await kit.api.get('/api/v1/unita', { query: { q: 'Agliè' }, ofEdition });
    await kit.api.get('/api/v1/unita', { query: { q: 'Agliè' } });
    expect(api.calls.map(({ query }) => query)).toEqual([{ q: 'Agliè' }, { q: 'Agliè', edizione: 'e1', versione: 'v1' }, { q: 'Agliè' }]);
  });

  it('is repeated without a name, and without a word to the visitor, where the service has another edition', async () => {
    const named = failure(410, { codice: 'edizione_superata', parametro: 'edizione' });
    const answers = { 'GET /api/v1/unita': ({ query }: { query: Record<string, string> }) => (query.edizione ? named : { totale: 7 }) };
    const { kit, api } = fakeKit({ api: answers });
    kit.edition = { id: 'e1', versione: 'v1' };
    await expect(kit.api.get('/api/v1/unita', { ofEdition })).resolves.toEqual({ totale: 7 });
    expect(api.calls).toHaveLength(2);
    await kit.api.get('/api/v1/unita', { ofEdition });
    expect(api.calls.slice(2).map(({ query }) => query)).toEqual([{}]);
    expect(kit.notifications.state.items).toEqual([]);
    expect(log).not.toHaveBeenCalled();
  });

  it('is repeated without a name where the service is of a version that takes none', async () => {
    const unknown = failure(400, { codice: 'parametro_sconosciuto', parametro: 'versione' });
    const answers = { 'GET /api/v1/unita': ({ query }: { query: Record<string, string> }) => (query.versione ? unknown : { totale: 7 }) };
    const { kit } = fakeKit({ api: answers });
    kit.edition = { id: 'e1', versione: 'v1' };
    await expect(kit.api.get('/api/v1/unita', { ofEdition })).resolves.toEqual({ totale: 7 });
  });
});

describe('an exchange', () => {
  it('returns the answer whatever its status, as any program receives it', async () => {
    const { kit, api } = fakeKit({ api: { 'GET /api/v1/unita': failure(400, { title: 'no' }), 'POST /api/v1/traduzioni': { dati: [] } } });
    const { status, headers, body } = await kit.api.exchange('/api/v1/unita', { query: { data: 'x' } });
    expect([status, headers.get('content-type'), body.type, await body.text()]).toEqual([
      400,
      'application/json',
      'application/json',
      '{"title":"no"}',
    ]);
    expect([...(api.calls[0]?.headers ?? [])]).toEqual([]);
    await kit.api.exchange('/api/v1/traduzioni', { method: 'POST', body: { valori: [] } });
    expect(api.calls[1]).toMatchObject({ name: 'POST /api/v1/traduzioni', body: { valori: [] } });
    expect(log).not.toHaveBeenCalled();
    expect(kit.notifications.state.items).toEqual([]);
  });

  it('rejects without a notification when no answer arrives, and when it is cancelled', async () => {
    const { kit } = fakeKit({ api: { 'GET /api/v1/unita': failure(0), 'GET /api/v1/codici': never() } });
    expect(await caught(kit.api.exchange('/api/v1/unita'))).toMatchObject({ name: 'ApiError', status: 0 });
    expect(kit.notifications.state.items).toEqual([]);
    const stop = new AbortController();
    const call = caught(kit.api.exchange('/api/v1/codici', { signal: stop.signal }));
    stop.abort();
    expect(await call).toMatchObject({ name: 'AbortError' });
  });
});

describe('the bearer token', () => {
  const storage = { local: { getItem: (key: string) => (key === 'token' ? 'secret' : null) }, session: null } as unknown as PortalStorage;
  const seen = async (base: string, path: string) => {
    const fetch = vi.fn(async () => new Response('{}', { headers: { 'content-type': 'application/json' } }));
    const kit = createKit({ config: { product: 'Territori', api: base }, storage, fetch });
    await kit.api.get(path);
    const [[, init]] = fetch.mock.calls as unknown as [[string, RequestInit]];
    return new Headers(init.headers).get('authorization');
  };

  it('goes to the API', async () => {
    expect(await seen('https://api.test/base', '/api/unita')).toBe('Bearer secret');
    expect(await seen('', '/api/unita')).toBe('Bearer secret');
  });

  it.each(['https://elsewhere.test/api/unita', 'http://api.test/api/unita', 'https://api.test:8443/x'])(
    'does not go to %s',
    async (address) => {
      expect(await seen('https://api.test', address)).toBeNull();
    },
  );
});

describe('the catalogue of errors', () => {
  it.each([
    [419, {}, 'warning', 'Attenzione', "L'elemento è in uso da un altro utente. Sei stato reindirizzato alla pagina precedente."],
    [422, {}, 'warning', 'Operazione non consentita', 'Rilevata relazione ricorsiva'],
    [400, { exception: 'data non valida', title: 'Bad Request' }, 'error', 'Errore di sistema', 'data non valida'],
    [400, { title: 'Bad Request' }, 'error', 'Errore di sistema', 'Bad Request'],
    [400, { title: 'Parametro non valido', detail: 'regione è «99»' }, 'error', 'Errore di sistema', 'regione è «99»'],
    [400, 'testo semplice', 'error', 'Errore di sistema', 'testo semplice'],
    [400, { codice: 7 }, 'error', 'Errore di sistema', '{"codice":7}'],
    [404, {}, 'error', 'Errore non definito', "Contatta l'amministrazione per maggiori dettagli"],
    [500, { exception: 'nascosta' }, 'error', 'Errore non definito', "Contatta l'amministrazione per maggiori dettagli"],
    [0, {}, 'error', 'Errore non definito', "Contatta l'amministrazione per maggiori dettagli"],
  ])('HTTP %s with %j is a %s', async (status, body, kind, title, text) => {
    const { kit } = fakeKit({ api: { 'GET /x': failure(status, body) } });
    const reason = await caught(kit.api.get('/x'));
    expect(reason).toBeInstanceOf(ApiError);
    expect(reason).toMatchObject({ status, title, detail: text });
    expect(kit.notifications.state.items).toMatchObject([{ kind, title, body: text }]);
    expect(log).toHaveBeenCalledOnce();
  });

  it('says which parameter the public API refused', async () => {
    const { kit } = fakeKit({
      api: { 'GET /x': failure(400, { detail: 'regione è «99»', parametro: 'regione' }), 'GET /y': failure(400) },
    });
    expect(await caught(kit.api.get('/x'))).toMatchObject({ parameter: 'regione' });
    expect(await caught(kit.api.get('/y'))).toMatchObject({ parameter: undefined });
  });

  it('speaks English', async () => {
    const { kit } = fakeKit({ language: 'en', api: { 'GET /x': failure(422) } });
    await kit.texts.load();
    await caught(kit.api.get('/x'));
    expect(kit.notifications.state.items).toMatchObject([{ title: 'Operation not allowed', body: 'A recursive relationship was found' }]);
  });

  it('goes back one step on 419, and only then', async () => {
    const goBack = vi.fn();
    const { kit } = fakeKit({ goBack, api: { 'GET /x': failure(500), 'GET /y': failure(419) } });
    await caught(kit.api.get('/x'));
    expect(goBack).not.toHaveBeenCalled();
    await caught(kit.api.get('/y'));
    expect(goBack).toHaveBeenCalledOnce();
  });

  it('logs a silent failure and shows no notification', async () => {
    const goBack = vi.fn();
    const { kit } = fakeKit({ goBack, api: { 'GET /x': failure(419) } });
    expect(await caught(kit.api.get('/x', { silent: true }))).toBeInstanceOf(ApiError);
    expect(kit.notifications.state.items).toEqual([]);
    expect(goBack).not.toHaveBeenCalled();
    expect(log).toHaveBeenCalledOnce();
  });

  it('leaves a failure to the page that shows it in its place, except one that leads away from the page', async () => {
    const goBack = vi.fn();
    const { kit } = fakeKit({ goBack, api: { 'GET /x': failure(500), 'GET /y': failure(419) } });
    expect(await caught(kit.api.get('/x', { inPlace: true }))).toMatchObject({ title: 'Errore non definito' });
    expect(kit.notifications.state.items).toEqual([]);
    await caught(kit.api.get('/y', { inPlace: true }));
    expect(kit.notifications.state.items).toMatchObject([{ title: 'Attenzione' }]);
    expect(goBack).toHaveBeenCalledOnce();
  });

  it('treats a success without JSON as a failure', async () => {
    const fetch = async () => new Response('<html>proxy</html>', { headers: { 'content-type': 'text/html' } });
    const kit = createKit({ config: { product: 'Territori', api: '' }, storage: null, fetch });
    expect(await caught(kit.api.get('/x'))).toMatchObject({ status: 0, title: 'Errore non definito' });
  });

  it('treats an incomplete answer as a failure, wherever it ends', async () => {
    const bytes = new TextEncoder().encode('{"items":[{"id":1},{"id":2}]}');
    const whole = { headers: { 'content-type': 'application/json' } };
    const lost = () =>
      new ReadableStream({
        start(controller) {
          controller.enqueue(bytes.slice(0, 20));
          controller.error(new TypeError('network error'));
        },
      });
    for (const body of [lost, () => bytes.slice(0, 20), () => bytes.slice(0, 0)]) {
      const kit = createKit({ config: { product: 'Territori', api: '' }, storage: null, fetch: async () => new Response(body(), whole) });
      expect(await caught(kit.api.get('/x'))).toMatchObject({ status: 0, title: 'Errore non definito' });
    }
    const kit = createKit({ config: { product: 'Territori', api: '' }, storage: null, fetch: async () => new Response(lost(), whole) });
    expect(await caught(kit.api.download('/x'))).toMatchObject({ status: 0 });
  });
});

describe('the limit and cancellation', () => {
  it('ends a call that has had no answer for 30 s', async () => {
    vi.useFakeTimers();
    const { kit } = fakeKit({ api: { 'GET /x': never() } });
    const ended = caught(kit.api.get('/x'));
    await vi.advanceTimersByTimeAsync(29_999);
    expect(log).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await ended).toMatchObject({ status: 0, title: 'Errore non definito' });
    expect(String(log.mock.calls[0]?.[0])).toContain('no answer in time');
  });

  it('is silent about a cancelled call', async () => {
    const { kit } = fakeKit({ api: { 'GET /x': delayed(50, {}) } });
    const controller = new AbortController();
    const ended = caught(kit.api.get('/x', { signal: controller.signal }));
    controller.abort();
    expect(await ended).toMatchObject({ name: 'AbortError' });
    expect(kit.notifications.state.items).toEqual([]);
    expect(log).not.toHaveBeenCalled();
  });

  it('does not send a call that was cancelled before', async () => {
    const { kit } = fakeKit({ api: { 'GET /x': {} } });
    expect(await caught(kit.api.get('/x', { signal: AbortSignal.abort() }))).toMatchObject({ name: 'AbortError' });
  });
});

describe('a download', () => {
  it('has its content and its name, and reports progress', async () => {
    const { kit } = fakeKit({ api: { 'GET /api/Promemoria/Download': file('abc', 'aggiornamenti.xlsx', 'application/vnd.ms-excel') } });
    const progress: [number, number | undefined][] = [];
    const { blob, filename } = await kit.api.download('/api/Promemoria/Download', {
      onProgress: (bytes, total) => progress.push([bytes, total]),
    });
    expect(filename).toBe('aggiornamenti.xlsx');
    expect(await blob.text()).toBe('abc');
    expect(progress.at(-1)?.[0]).toBe(3);
  });

  it('follows the catalogue when it is refused', async () => {
    const { kit } = fakeKit({ api: { 'GET /x': failure(400, { exception: 'troppo grande' }) } });
    expect(await caught(kit.api.download('/x'))).toMatchObject({ status: 400, detail: 'troppo grande' });
  });

  it('is requested once when it is kept under a key', async () => {
    const { kit, api } = fakeKit({ api: { 'GET /x': file('abc', 'x.csv', 'text/csv') } });
    await kit.api.download('/x', { cacheKey: 'edizione-1:x' });
    const again = await kit.api.download('/x', { cacheKey: 'edizione-1:x' });
    expect(again.filename).toBe('x.csv');
    expect(await again.blob.text()).toBe('abc');
    expect(api.calls).toHaveLength(1);
  });

  it('may last longer than the limit while bytes arrive', async () => {
    vi.useFakeTimers();
    let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
    const body = new ReadableStream<Uint8Array>({
      start(started) {
        controller = started;
      },
    });
    const fetch = async () => new Response(body);
    const kit = createKit({ config: { product: 'Territori', api: '' }, storage: null, fetch });
    const done = kit.api.download('/x', { filename: 'lungo.csv' });
    for (let second = 0; second < 60; second += 20) {
      await vi.advanceTimersByTimeAsync(20_000);
      controller?.enqueue(new Uint8Array([second]));
    }
    await vi.advanceTimersByTimeAsync(1_000);
    controller?.close();
    expect((await done).blob.size).toBe(3);
  });
});
