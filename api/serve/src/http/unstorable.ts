import type { Localized } from '@territori/languages';
import type { FastifyInstance } from 'fastify';
import { message } from '../message.ts';
import { BadRequest } from './errors.ts';

const PLACES = [
  ['params', message('unstorable.partAddress')],
  ['query', message('unstorable.parameter')],
  ['body', message('unstorable.fieldBody')],
] as const satisfies readonly (readonly [string, Localized])[];

/**
 * Refuses values that pass every schema and that no database can store: a text with a null character, and a number that is too large
 * (`1e309` is read as infinity, to which the limits of a schema do not apply).
 */
export function refuseUnstorable(app: FastifyInstance): void {
  app.addHook('preHandler', async (request) => {
    for (const [place, words] of PLACES) {
      const path = unstorableIn(request[place]);
      if (path === undefined) continue;
      const name = path.join('.');
      throw new BadRequest(
        message('unstorable.value', { place: name ? message('unstorable.named', { words, name }) : words }),
        name || null,
      );
    }
  });
}

/** The names that lead to the first value that cannot be stored; undefined where all can. */
function unstorableIn(value: unknown): string[] | undefined {
  if (typeof value === 'string') return value.includes('\0') ? [] : undefined;
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : [];
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, part] of Object.entries(value)) {
    const path = unstorableIn(part);
    if (path) return [name, ...path];
  }
  return undefined;
}
