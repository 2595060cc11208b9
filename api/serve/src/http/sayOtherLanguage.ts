import { offeredLanguage } from '@territori/languages';
import type { FastifyInstance } from 'fastify';
import { answeredIn, OFFERED } from './offered.ts';

/**
 * Says in `Content-Language` that an answer is in another language than the header `language` asks for, because the API has no text in that
 * one. `/api/v1` says the language of each answer by itself.
 */
export function sayOtherLanguage(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { language } = request.headers;
    const wanted = typeof language === 'string' ? offeredLanguage(language, OFFERED) : undefined;
    if (wanted !== undefined && answeredIn(wanted) !== wanted) reply.header('content-language', answeredIn(wanted));
    done();
  });
}
