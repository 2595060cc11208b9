import fastify from 'fastify';
import { Type } from 'typebox';
import { expect, it } from 'vitest';
import { compileWhenNeeded } from './compileWhenNeeded.ts';

it('compiles the schemas of a route at its first call, and then holds every value and answer to them', async () => {
  const app = fastify({ schemaController: compileWhenNeeded() });
  const query = Type.Object({ giorno: Type.String({ format: 'date' }) });
  app.get('/giorno', { schema: { querystring: query, response: { 200: Type.Object({ giorno: Type.String() }) } } }, async ({ query }) => ({
    ...(query as object),
    internal: 1,
  }));
  // a schema that cannot be compiled
  app.get('/rotto', { schema: { querystring: { type: 'nothing' } } }, async () => 'never');
  await app.ready();
  for (const day of ['2025-02-28', '2024-02-29']) expect((await app.inject(`/giorno?giorno=${day}`)).body).toBe(`{"giorno":"${day}"}`);
  for (const address of ['/giorno', '/giorno?giorno=2025-02-30']) {
    const answer = await app.inject(address);
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'FST_ERR_VALIDATION']);
    expect(answer.json().message).toMatch(/giorno/);
  }
  expect((await app.inject('/rotto')).statusCode).toBe(500);
  await app.close();
});
