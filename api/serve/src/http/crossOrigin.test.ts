import { useApp } from '@territori/api-testing/testApp';
import { expect, it } from 'vitest';

const api = useApp('pglite');

it('lets a page of another site read a part of a file, and the headers that say which part it is', async () => {
  const headers = { origin: 'https://notebook.example', 'access-control-request-method': 'GET', 'access-control-request-headers': 'range' };
  const asked = await api.app.inject({ method: 'OPTIONS', url: '/api/v1/archivio/ultima/comuni.parquet', headers });
  expect(asked.headers['access-control-allow-origin']).toBe('*');
  expect(String(asked.headers['access-control-allow-headers']).split(', ')).toEqual(expect.arrayContaining(['range', 'if-range']));
  const answer = await api.get('/api/v1', { origin: 'https://notebook.example' });
  expect(String(answer.headers['access-control-expose-headers']).split(', ')).toEqual(
    expect.arrayContaining(['accept-ranges', 'content-length', 'content-range', 'etag']),
  );
});

it('answers under the name of the gateway of the live service', async () => {
  const [gateway, own] = await Promise.all([api.get('/ShibO2Module/api/edizione'), api.get('/api/edizione')]);
  expect([gateway.statusCode, gateway.body]).toEqual([own.statusCode, own.body]);
  expect((await api.get('/ShibO2Module/api/HealthCheck')).statusCode).toBe(200);
  expect((await api.get('/ShibO2Module/publish/reportspooljson?pfun=61&pdata=2025-01-01')).statusCode).toBe(404);
});
