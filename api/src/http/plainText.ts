import type { FastifyInstance } from 'fastify';
import { BadRequest } from './errors.ts';

/** A zero character cannot be in any text of the database; refusing it here keeps it from becoming an error there. */
export function installPlainText(app: FastifyInstance): void {
  app.addHook('preValidation', async (request) => {
    if (hasZero(request.params) || hasZero(request.query) || hasZero(request.body)) {
      throw new BadRequest('La richiesta contiene un carattere nullo.', 'The request contains a zero character.');
    }
  });
}

function hasZero(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  return typeof value === 'object' && value !== null && Object.values(value).some(hasZero);
}
