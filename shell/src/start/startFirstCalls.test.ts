import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { registryEntry } from '../registry/registryFixture.ts';
import { startFirstCalls } from './startFirstCalls.ts';

const section = registryEntry('prova', { firstCalls: { ':id': ['/api/unita/{id}?lingua={lingua}'] } });
const reading = {
  config: Promise.resolve({ product: 'Territori', api: 'https://api.test/' }),
  registry: Promise.resolve({ registry: { revision: 1, sections: { prova: section } }, source: 'network' as const }),
};
const ADDRESS = 'https://api.test/api/unita/5?lingua=it';
const headers = { 'content-type': 'application/json', language: 'IT' };

const network = vi.fn<typeof fetch>();
const start = async (hash = '#/prova/5') => {
  const request = startFirstCalls({ reading, hash, storage: localStorage, fetch: network });
  await vi.waitFor(async () => void (await reading.registry));
  await Promise.resolve();
  return request;
};
/** What was asked of the network, without the body of the options. */
const asked = () => network.mock.calls.map(([address]) => String(address));

beforeEach(() => {
  localStorage.clear();
  network.mockReset().mockImplementation(async () => new Response('{}'));
});
afterEach(() => vi.useRealTimers());

describe('a call that starts with the page', () => {
  it('is handed to the page once', async () => {
    const request = await start();
    expect(asked()).toEqual([ADDRESS]);
    await request(ADDRESS, { method: 'GET', headers });
    expect(asked()).toEqual([ADDRESS]);
    await request(ADDRESS, { method: 'GET', headers });
    expect(asked()).toEqual([ADDRESS, ADDRESS]);
  });

  it('is handed to a page that knows the edition by then and names it', async () => {
    const request = await start();
    await request(`${ADDRESS}&edizione=e1&versione=v1`, { method: 'GET', headers });
    expect(asked()).toEqual([ADDRESS]);
  });

  it('has the visitor’s language and token', async () => {
    localStorage.setItem('lng', 'en');
    localStorage.setItem('token', 'abc');
    await start();
    expect(asked()).toEqual([ADDRESS.replace('=it', '=en')]);
    const sent = new Headers(network.mock.calls[0]?.[1]?.headers);
    expect([sent.get('language'), sent.get('authorization')]).toEqual(['EN', 'Bearer abc']);
  });

  it('is made anew when the page’s call has another language or token', async () => {
    const request = await start();
    const first = network.mock.calls[0]?.[1]?.signal;
    await request(ADDRESS, { method: 'GET', headers: { ...headers, authorization: 'Bearer new' } });
    expect(asked()).toEqual([ADDRESS, ADDRESS]);
    expect(first?.aborted).toBe(true);
  });

  it('ends with the page’s signal', async () => {
    const request = await start();
    const page = new AbortController();
    void request(ADDRESS, { method: 'GET', headers, signal: page.signal });
    page.abort();
    expect(network.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
  });

  it('reports its failure to the page', async () => {
    network.mockRejectedValue(new TypeError('no answer'));
    const request = await start();
    await expect(request(ADDRESS, { method: 'GET', headers })).rejects.toThrow('no answer');
  });

  it('is given up when no page asks for it within 10 s', async () => {
    vi.useFakeTimers();
    const request = await start();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(network.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
    await request(ADDRESS, { method: 'GET', headers });
    expect(asked()).toEqual([ADDRESS, ADDRESS]);
  });
});

it('leaves every other call as it is', async () => {
  const request = await start();
  await request(ADDRESS, { method: 'POST', headers });
  await request('https://api.test/api/edizione', { headers });
  expect(asked()).toEqual([ADDRESS, ADDRESS, 'https://api.test/api/edizione']);
});
