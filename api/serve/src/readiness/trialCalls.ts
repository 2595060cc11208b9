import type { Edition } from '@territori/store/database';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { Unavailable } from '../http/errors.ts';
import { message } from '../message.ts';

interface TrialCall {
  readonly method: 'GET' | 'POST';
  readonly url: (edition: Edition) => string;
  /** Answers other than 200 that say nothing against the replica, by the code of their problem. */
  readonly accepts?: readonly string[];
}

/** One call of each kind. It asks for little, such as a small report: the large ones are read ahead once the replica is ready. */
const CALLS: readonly TrialCall[] = [
  { method: 'GET', url: () => '/api/edizione' },
  { method: 'POST', url: ({ date }) => `/api/Report/Spool/${date}/64?PageNum=1&PageSize=1` },
  { method: 'GET', url: () => '/api/unita?q=roma' },
  { method: 'GET', url: () => '/api/Promemoria?PageNum=1&PageSize=1' },
  { method: 'GET', url: () => '/api/Report/ReportByUrl?url=homepage_report_evidenza' },
  { method: 'GET', url: () => '/api/v1/unita?livello=regione&per_pagina=1' },
  { method: 'GET', url: () => '/api/v1/confini?livello=regione' },
  // a service may keep no bulk files, and those of a new edition may still be under way
  { method: 'GET', url: () => '/api/v1/archivio', accepts: ['archivio_assente', 'archivio_in_preparazione'] },
];

/** Makes one call of each kind of the API on the edition in service. Throws Unavailable, with the first call that is not answered. */
export async function makeTrialCalls(app: FastifyInstance, edition: Edition): Promise<void> {
  for (const [index, { method, url, accepts = [] }] of CALLS.entries()) {
    const asked = url(edition);
    // each from an address of its own: a limit of calls counts none of them beside another
    const call: InjectOptions = { method, url: asked, remoteAddress: `127.0.0.${index + 2}`, ...(method === 'POST' && { payload: {} }) };
    const answer = await app.inject(call);
    if (answer.statusCode === 200) continue;
    const { codice = '' } = answer.json<{ codice?: string }>();
    if (accepts.includes(codice)) continue;
    const outcome = `${method} ${asked}`;
    throw new Unavailable(message('trialCalls.replicaNotReady', { outcome, statusCode: answer.statusCode }));
  }
}
