import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { openCall } from '../calls/answering/openCall.ts';
import type { Sources } from '../calls/Call.ts';
import { answerReconcile, RECONCILE_ADDRESSES, RECONCILE_CALLS } from '../calls/reconcile.ts';

/** Bytes of a form, at most: as many queries as a call takes. */
const LARGEST_FORM = 1024 * 1024;

/** What clients of the protocol need beside the calls by GET: the short address, and forms by POST. */
export async function reconcileRoutes(app: FastifyInstance, sources: Sources): Promise<void> {
  for (const { path, parts, query, handle } of RECONCILE_CALLS) {
    app.get(path, { schema: { hide: true, params: parts, querystring: query } }, (request, reply) => handle(request, reply, sources));
  }
  // only here is a body a form: everywhere else one is 415
  await app.register(async (forms) => {
    forms.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    const Form = Type.Object({ queries: Type.Optional(Type.String()), extend: Type.Optional(Type.String()) });
    for (const url of RECONCILE_ADDRESSES) {
      forms.post<{ Body: { queries?: string; extend?: string } }>(
        url,
        { bodyLimit: LARGEST_FORM, schema: { hide: true, body: Form } },
        async (request, reply) => {
          const context = await openCall(request, sources);
          const answer = await answerReconcile(request.body, context);
          return reply
            .headers({ 'cache-control': 'no-store', 'content-language': context.language })
            .type('application/json; charset=utf-8')
            .send(JSON.stringify(answer));
        },
      );
    }
  });
}
