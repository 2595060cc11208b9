import type { Database } from '@territori/store/database';
import type { FastifyInstance } from 'fastify';
import { answerError, describeError, type HttpError } from '../http/errors.ts';
import { languageOfRequest } from '../http/languageOfRequest.ts';
import { message } from '../message.ts';
import { Readiness } from './Readiness.ts';
import { makeTrialCalls } from './trialCalls.ts';

/**
 * `GET /ready`, which load balancers ask: 200 when this replica can serve the edition in service, else 503 with the reason. The reverse
 * proxy does not forward it, and the definitions do not name it. A replica that loses its database stays ready: it answers from what it
 * has read, as the others do.
 * @param readAhead true to check when the server listens, and to log what was found
 * @param afterStart called after that check
 */
export function installReadiness(
  app: FastifyInstance,
  database: Database,
  { readAhead, afterStart }: { readonly readAhead?: boolean; readonly afterStart?: () => void },
): Readiness {
  const readiness = new Readiness(database, (edition) => makeTrialCalls(app, edition));
  app.get('/ready', { logLevel: 'warn', errorHandler: answerError }, async (request, reply) => {
    await readiness.check();
    const note = database.reachable === false ? `: ${message.in(languageOfRequest(request))('withoutDatabase.databaseCannotBe')}` : '';
    return reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(`ready${note}`);
  });
  if (!readAhead) return readiness;
  app.addHook('onListen', async () => {
    // not awaited: the process answers meanwhile
    void readiness
      .check()
      .then(
        () => app.log.info('ready'),
        (error: HttpError) => app.log.warn(`not ready: ${describeError(error).text.en}`),
      )
      .finally(afterStart);
  });
  return readiness;
}
