import type { FastifyInstance } from 'fastify';
import { BadRequest } from './errors.ts';

/**
 * Refuses values that pass every schema and that no database can store: a text with a null character, and a number that is too large
 * (`1e309` is read as infinity, to which the limits of a schema do not apply).
 */
export function refuseUnstorable(app: FastifyInstance): void {
  app.addHook('preHandler', async (request) => {
    if ([request.params, request.query, request.body].some(holdsUnstorable)) {
      throw new BadRequest(
        'La richiesta contiene un carattere nullo o un numero fuori da ogni limite.',
        'The request contains a zero character or a number beyond all bounds.',
      );
    }
  });
}

function holdsUnstorable(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  if (typeof value === 'number') return !Number.isFinite(value);
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsUnstorable);
}
