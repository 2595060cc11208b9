import type { Edition } from '@territori/store/database';
import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { makeTrialCalls } from './trialCalls.ts';

const EDITION = { date: '2026-05-11' } as Edition;

/** What an API answers to the trial calls when it does not answer 200: a status and the code of the problem, by the path. */
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
    await tried({});
  });

  it('name the first call of their list that is not answered', async () => {
    const failed = tried({ '/api/v1/unita': [500], '/api/unita': [503] });
    await expect(failed).rejects.toThrow('GET /api/unita?q=roma');
    await expect(failed).rejects.toThrow('503');
  });

  it('ask the reports on the day of the edition', async () => {
    await expect(tried({ '/api/Report/Spool/2026-05-11/64': [500] })).rejects.toThrow('POST /api/Report/Spool/2026-05-11/64');
  });

  it.each(['archivio_assente', 'archivio_in_preparazione'])('accept that there are no bulk files (%s)', async (code) => {
    await tried({ '/api/v1/archivio': [404, code] });
  });

  it('do not accept another problem of the bulk files', async () => {
    await expect(tried({ '/api/v1/archivio': [500, 'errore_interno'] })).rejects.toThrow('/api/v1/archivio');
  });
});
