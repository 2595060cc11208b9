import { afterEach, expect, it, vi } from 'vitest';
import { readConfig } from './readConfig.ts';

const read = (body: string) => {
  vi.stubGlobal('fetch', async () => new Response(body));
  return readConfig('https://portal.test/config.json');
};

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('takes what it knows', async () => {
  const config = { product: 'Confini', environment: 'COLLAUDO', api: 'https://api.test', publish: 'https://api.test' };
  expect(await read(JSON.stringify({ ...config, secret: 1 }))).toEqual(config);
});

it.each(['', '<html>', '[]', '{"product":7,"api":null,"environment":"PRODUZIONE"}'])(
  'is production on its own origin for %s',
  async (body) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(await read(body)).toEqual({ product: 'Territori', api: '' });
  },
);
