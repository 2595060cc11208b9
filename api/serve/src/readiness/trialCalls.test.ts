import type { Edition } from '@territori/store/database';
import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { makeTrialCalls } from './trialCalls.ts';

const EDITION = { date: '2026-05-11' } as Edition;

/** Makes the trial calls on an API that answers 200, but on some paths another status, with the code of a problem. */
function tried(answers: Readonly<Record<string, readonly [status: number, code?: string]>>) {
  const app = fastify();
  app.all('*', async ({ url }, reply) => {
    const [status, codice] = answers[url.replace(/\?.*/, '')] ?? [200];
    return reply.status(status).send({ codice });
  });
  return makeTrialCalls(app, EDITION);
}

describe('the trial calls of a replica', () => {
  it('are answered where every call answers 200', async () => {
    await expect(tried({})).resolves.toBeUndefined();
  });

  it('name the first call of their list that is not answered', async () => {
    const failed = tried({ '/api/v1/unita': [500], '/api/unita': [503] });
    await expect(failed).rejects.toThrow('GET /api/unita?q=roma');
    await expect(failed).rejects.toThrow('503');
  });

  it('ask the reports on the day of the edition', async () => {
    await expect(tried({ '/api/Report/Spool/2026-05-11/64': [500] })).rejects.toThrow('POST /api/Report/Spool/2026-05-11/64');
  });

  it.each(['archivio_assente', 'archivio_in_preparazione'])('accept the problem %s of the bulk files', async (code) => {
    await expect(tried({ '/api/v1/archivio': [404, code] })).resolves.toBeUndefined();
  });

  it('do not accept another problem of the bulk files', async () => {
    await expect(tried({ '/api/v1/archivio': [500, 'errore_interno'] })).rejects.toThrow('/api/v1/archivio');
  });
});
