import { PUBLIC_ORIGIN } from '@territori/api-testing/publicOrigin';
import type { Database } from '@territori/store/database';
import { afterAll, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';

const app = buildApp({ edition: async () => undefined } as unknown as Database, { publicOrigin: PUBLIC_ORIGIN });
afterAll(() => app.close());
const get = (query = '', headers: Record<string, string> = {}) => app.inject({ url: `/api/v1/openapi.json${query}`, headers });

it.each([
  ['', {}, 'en'],
  ['', { 'accept-language': '*' }, 'en'],
  ['', { 'accept-language': 'fr, it;q=0.5' }, 'it'],
  ['?lingua=it', {}, 'it'],
  ['?lingua=en', { 'accept-language': 'it' }, 'en'],
] as const)('the definitions at "%s" with %j are in %s', async (query, headers, language) => {
  const answer = await get(query, headers);
  expect(answer.headers['content-language']).toBe(language);
  expect(answer.headers.vary).toContain('accept-language');
  const first = { it: 'Le unità in vigore a una data, o di ogni tempo', en: 'Units in force on a day, or of all times' }[language];
  expect(answer.json().paths['/api/v1/unita'].get.summary).toBe(first);
});

it('each language has its own validator', async () => {
  const { headers } = await get('?lingua=it');
  expect((await get('?lingua=it', { 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
  expect((await get('?lingua=en', { 'if-none-match': String(headers.etag) })).statusCode).toBe(200);
});

it('another language is refused with the accepted ones', async () => {
  const answer = await get('?lingua=fr');
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ parametro: 'lingua' });
});

it('each call has the addresses of its examples, and the parameters that all calls share are marked', async () => {
  const { get: operation } = (await get()).json().paths['/api/v1/unita'];
  expect(operation['x-examples'][0]).toEqual({
    title: 'The municipalities of the province of Trento on a day',
    url: '/api/v1/unita?livello=comune&provincia=TN&data=2009-01-01&per_pagina=2',
  });
  const shared = operation.parameters.filter((one: object) => 'x-shared' in one).map(({ name }: { name: string }) => name);
  expect(shared).toEqual(['pagina', 'per_pagina', 'campi', 'ordina', 'separatore', 'lingua', 'edizione', 'versione']);
});
