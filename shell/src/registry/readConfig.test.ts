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
