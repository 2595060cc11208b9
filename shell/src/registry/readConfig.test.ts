import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readConfig } from './readConfig.ts';

const ADDRESS = 'https://portal.test/config.json';

const read = (body: string) => {
  vi.stubGlobal('fetch', async () => new Response(body));
  return readConfig(ADDRESS, localStorage);
};

// the page has the name of its portal from the server
beforeEach(() => {
  document.title = 'Territori';
});

afterEach(() => {
  localStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('reads known values', async () => {
  const config = { product: 'Confini', environment: 'COLLAUDO', api: 'https://api.test', publish: 'https://api.test' };
  expect(await read(JSON.stringify({ ...config, secret: 1 }))).toEqual(config);
});

it('reads the configured facts about the publisher', async () => {
  const publisher = { name: 'Istituto', email: 'portale@istituto.test', dataProtectionOfficer: 'https://istituto.test/rpd' };
  expect(
    await read(
      JSON.stringify({ product: 'Confini', publisher: { ...publisher, secret: 1 }, logDays: 30, previews: true, outcomeSample: 10 }),
    ),
  ).toMatchObject({
    publisher,
    logDays: 30,
    previews: true,
    outcomeSample: 10,
  });
  expect(await read('{"product":"Confini","publisher":{"name":"Istituto","email":7},"logDays":"long"}')).toEqual({
    product: 'Confini',
    api: '',
    publisher: { name: 'Istituto' },
  });
});

it.each(['', '<html>', '[]', '{"product":7,"api":null,"environment":"PRODUZIONE","publisher":{"name":""},"logDays":0}'])(
  'is production on its own origin for %s',
  async (body) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(await read(body)).toEqual({ product: 'Territori', api: '' });
  },
);

describe('a configuration that comes late', () => {
  const COLLAUDO = { product: 'Confini', api: 'https://api.test', environment: 'COLLAUDO' };
  /** A server that answers after some seconds, as long as the request is not given up. */
  const answersAfter = (seconds: number, body: string) => {
    vi.useFakeTimers();
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.stubGlobal('fetch', () => new Promise((resolve) => setTimeout(() => resolve(new Response(body)), seconds * 1000)));
    const config = readConfig(ADDRESS, localStorage);
    return { config, wait: (waited: number) => vi.advanceTimersByTimeAsync(waited * 1000) };
  };

  it('is waited for on a first visit', async () => {
    const { config, wait } = answersAfter(4, JSON.stringify(COLLAUDO));
    await wait(4);
    expect(await config).toEqual(COLLAUDO);
  });

  it('is replaced by the last one after three seconds, and kept for the next visit', async () => {
    await read(JSON.stringify(COLLAUDO));
    const { config, wait } = answersAfter(5, JSON.stringify({ ...COLLAUDO, product: 'Territori' }));
    await wait(3);
    expect(await config).toEqual(COLLAUDO);
    await wait(2);
    const next = answersAfter(60, '{}');
    await next.wait(3);
    expect(await next.config).toMatchObject({ product: 'Territori' });
  });
});
